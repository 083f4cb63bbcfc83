/** Value that every language can hold. Numbers are decimals of any size; `any` is any value of JSON. */
export type Type =
  | { readonly kind: 'text'; readonly values: readonly string[] }
  | { readonly kind: 'number' | 'integer' | 'boolean' | 'any' }
  | { readonly kind: 'object'; readonly name: string }
  | { readonly kind: 'list'; readonly of: Type };

export interface Field {
  /** Its name in JSON. */
  readonly name: string;
  readonly description: string;
  readonly type: Type;
  /** It must have a value. */
  readonly isRequired: boolean;
  /** It must be there: where it has no value, as null. */
  readonly isWritten: boolean;
}

export interface ObjectModel {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

/** How a body is sent or an answer read: JSON, a line of JSON for each, text, or bytes. */
export type Content =
  | { readonly kind: 'json' | 'lines'; readonly mediaType: string; readonly type: Type }
  | { readonly kind: 'text' | 'bytes'; readonly mediaType: string };

export interface CallParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly description: string;
  readonly type: Type;
  readonly isRequired: boolean;
  /** A list is one value with commas, rather than a value for each. */
  readonly isJoined: boolean;
  /** A key that makes a repeated request one request: it is made anew where none is given. */
  readonly isIdempotencyKey: boolean;
}

/** An operation with one kind of body and one kind of answer. */
export interface Call {
  readonly name: string;
  /** The operation: its calls have the same parameters. */
  readonly operation: string;
  readonly description: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly CallParameter[];
  readonly body: Content | undefined;
  readonly answer: Content | undefined;
  /** The names of the keys that it takes. */
  readonly keys: readonly string[];
}

/** A key that a client sends in a header. */
export interface Key {
  readonly name: string;
  readonly header: string;
  /** The prefix before it in the header. */
  readonly prefix: string;
}

/** Parts of a client, in any language. */
export interface ClientModel {
  readonly title: string;
  readonly version: string;
  readonly description: string;
  readonly keys: readonly Key[];
  readonly objects: readonly ObjectModel[];
  readonly calls: readonly Call[];
  /** The object that tells why a request failed. */
  readonly problem: string | undefined;
}
