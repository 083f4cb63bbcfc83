import type { CodeList } from 'schematron-compiler/rules';

type Codes = Readonly<Record<string, string>>;

/** Differences of a release's code lists from those of the release that it differs from, by their ids. */
export type ListChanges = Readonly<
  Record<
    string,
    | { readonly with?: Codes; readonly without?: readonly string[] }
    /** All codes of a list that the other release does not have. */
    | { readonly codes: Codes }
  >
>;

/** The code lists of a release that states what it changes, those of all PINTs and those of the country alike. */
export function changedLists(lists: readonly CodeList[], changes: ListChanges): readonly CodeList[] {
  const known = new Set(lists.map(({ id }) => id));
  const added = Object.entries(changes).flatMap(([id, change]) => {
    if ('codes' in change === known.has(id))
      throw new Error(
        known.has(id)
          ? `the code list ${id} is there already: say what it has otherwise by with and without`
          : `there is no code list ${id} that could be changed; a new one says all its codes by codes`,
      );
    return 'codes' in change ? { id, codes: change.codes } : [];
  });
  return [...lists.map((list) => changedList(list, changes[list.id] ?? {})), ...added];
}

function changedList(list: CodeList, change: ListChanges[string]): CodeList {
  if ('codes' in change) return list;
  const { with: added = {}, without = [] } = change;
  const absent = without.find((code) => !Object.hasOwn(list.codes, code));
  if (absent !== undefined)
    throw new Error(`the code list ${list.id} has no ${absent} that could be removed`);
  const kept = Object.entries(list.codes).filter(([code]) => !without.includes(code));
  return { ...list, codes: { ...Object.fromEntries(kept), ...added } };
}
