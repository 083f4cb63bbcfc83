/** A value that is absent if the request gave none, or only blanks. */
export type Optional<T> = T | undefined;

/** A part of an invoice that comes from a place in the caller's JSON, such as `lines[2]`. */
export interface Located {
  readonly path: string;
}
