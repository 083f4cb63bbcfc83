/** Something that was derived, defaulted or left out on the way from the request to the invoice. */
export interface Notice {
  readonly id: string;
  readonly path: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Takes down a notice. */
export type Note = (id: string, path: string, values?: Readonly<Record<string, string>>) => void;

/** A fresh list of notices and the function that adds to it. */
export function noticeBook(): { readonly notices: Notice[]; readonly note: Note } {
  const notices: Notice[] = [];
  return { notices, note: (id, path, values = {}) => notices.push({ id, path, values }) };
}
