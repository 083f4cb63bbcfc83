import type { CodeList } from '../../src/schematron/source.ts';

/** What a release's code lists have otherwise than those of the release that it differs from, by their ids. */
export type ListChanges = Readonly<
  Record<string, { readonly with?: Readonly<Record<string, string>>; readonly without?: readonly string[] }>
>;

/** The code lists of a release that states what it changes, those of all PINTs and those of the country alike. */
export function changedLists(lists: readonly CodeList[], changes: ListChanges): readonly CodeList[] {
  const unknown = Object.keys(changes).find((id) => !lists.some((list) => list.id === id));
  if (unknown !== undefined) throw new Error(`there is no code list ${unknown} that could be changed`);
  return lists.map((list) => {
    const { with: added = {}, without = [] } = changes[list.id] ?? {};
    const absent = without.find((code) => !Object.hasOwn(list.codes, code));
    if (absent !== undefined)
      throw new Error(`the code list ${list.id} has no ${absent} that could be removed`);
    const kept = Object.entries(list.codes).filter(([code]) => !without.includes(code));
    return { ...list, codes: { ...Object.fromEntries(kept), ...added } };
  });
}
