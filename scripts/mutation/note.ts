/** The change that is being tried, '' for none, and the milliseconds that it may take. */
export interface Note {
  readonly id: string;
  readonly limit: number;
}

/** Milliseconds that a test may take without a change: more than vitest lets it. */
export const mostUnchanged = 150_000;

/** A note as a file has it, always of one length. */
export const noteOf = (id: string, limit: number): string => `${id} ${Math.ceil(limit)}`.padEnd(40);

export function readNote(text: string): Note {
  const [, id = '', limit] = /^(\S*) (\d+)/.exec(text) ?? [];
  return { id, limit: Number(limit ?? mostUnchanged) };
}
