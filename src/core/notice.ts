import type { Values } from './finding.ts';

/** Something that was derived, defaulted or left out on the way from the request to the invoice. */
export interface Notice {
  /** Which of the specification's notices it is. */
  readonly id: string;
  /** JSON path of the field that was sent, or left out. */
  readonly path: string;
  readonly values: Values;
}

/** Adds a notice to those of a document. */
export type AddNotice = (id: string, path: string, values?: Values) => void;

/** A fresh list of notices and the function that adds to it. */
export function noticeList(): { readonly notices: Notice[]; readonly addNotice: AddNotice } {
  const notices: Notice[] = [];
  return { notices, addNotice: (id, path, values = {}) => notices.push({ id, path, values }) };
}
