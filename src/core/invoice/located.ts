/** Absent where the request gave nothing, or nothing but blanks. */
export type Optional<T> = T | undefined;

/** Part of an invoice that stands at a place in the caller's JSON, such as `lines[2]`. */
export interface Located {
  readonly path: string;
}
