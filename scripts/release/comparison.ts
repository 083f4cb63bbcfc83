/** The differences of a publication of the rules from a release that is here. */
import type { CodeList } from 'schematron-compiler/rules';
import type { ListChanges } from '../releases/compose.ts';
import type { Publication } from './publication.ts';

export interface Comparison {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Rules whose context or test is another. */
  readonly changed: readonly string[];
  /** Rules that differ only in the codes which they list. */
  readonly otherCodes: readonly string[];
  readonly unchanged: number;
  readonly lists: ListChanges;
  /** Lists of ours that the publication does not have. */
  readonly unpublishedLists: readonly string[];
}

/** The facts kept of the publication of a release: its digests, and where its lists differ from ours on purpose. */
export interface KeptPublication {
  readonly rules: Publication['rules'];
  readonly lists: ListChanges;
}

/** Compares the rules by their digests, and the code lists by their codes. */
export function comparisonOf(
  ours: KeptPublication & { readonly codeLists: readonly CodeList[] },
  { rules, lists }: Publication,
): Comparison {
  const before = ours.rules;
  const both = Object.keys(rules).filter((id) => before[id] !== undefined);
  const differs = (id: string, part: 0 | 1) => before[id]?.[part] !== rules[id]?.[part];
  const changed = both.filter((id) => differs(id, 0));
  const otherCodes = both.filter((id) => differs(id, 1) && !differs(id, 0));
  return {
    added: Object.keys(rules).filter((id) => before[id] === undefined),
    removed: Object.keys(before).filter((id) => rules[id] === undefined),
    changed,
    otherCodes,
    unchanged: both.length - changed.length - otherCodes.length,
    lists: Object.fromEntries(Object.entries(lists).flatMap(([id, codes]) => listChange(ours, id, codes))),
    unpublishedLists: ours.codeLists.map(({ id }) => id).filter((id) => lists[id] === undefined),
  };
}

function listChange(
  { codeLists, lists: known }: KeptPublication & { readonly codeLists: readonly CodeList[] },
  id: string,
  codes: Readonly<Record<string, string>>,
): [string, ListChanges[string]][] {
  const list = codeLists.find((each) => each.id === id);
  if (list === undefined) return [[id, { codes }]];
  const { with: knownAs = {}, without: knownWithout = [] } = { with: {}, without: [], ...known[id] };
  const added = Object.entries(codes).filter(
    ([code]) => !Object.hasOwn(list.codes, code) && !Object.hasOwn(knownAs, code),
  );
  const without = Object.keys(list.codes).filter(
    (code) => !Object.hasOwn(codes, code) && !knownWithout.includes(code),
  );
  if (added.length + without.length === 0) return [];
  return [
    [
      id,
      {
        ...(without.length > 0 && { without }),
        ...(added.length > 0 && { with: Object.fromEntries(added) }),
      },
    ],
  ];
}

export function linesOf(comparison: Comparison): string[] {
  const { added, removed, changed, otherCodes, unchanged, lists, unpublishedLists } = comparison;
  const row = (what: string, ids: readonly string[]) =>
    `  ${what} ${ids.length}${ids.length > 0 ? `: ${ids.join(', ')}` : ''}`;
  return [
    row('rules added', added),
    row('rules removed', removed),
    row('rules changed in context or test', changed),
    row('rules changed in the codes they list', otherCodes),
    `  rules unchanged ${unchanged}`,
    row(
      'code lists changed',
      Object.entries(lists).map(([id, change]) => `${id} (${changeText(change)})`),
    ),
    row('code lists of ours that it lacks', unpublishedLists),
  ];
}

function changeText(change: ListChanges[string]): string {
  if ('codes' in change) return `new, ${Object.keys(change.codes).length} codes`;
  const { with: added = {}, without = [] } = change;
  return [...Object.keys(added).map((code) => `+${code}`), ...without.map((code) => `-${code}`)].join(' ');
}
