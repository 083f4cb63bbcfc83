/**
 * What a batch reads: a document as a whole, lines of which each is a document, or what could not be opened. The name
 * stands in verdicts; a line's verdict is named `name:line`.
 */
export type BatchInput =
  | { readonly name: string; readonly content: string | Uint8Array }
  | { readonly name: string; readonly lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array> }
  | { readonly name: string; readonly unreadable: string };

export type BatchInputs = AsyncIterable<BatchInput> | Iterable<BatchInput>;
