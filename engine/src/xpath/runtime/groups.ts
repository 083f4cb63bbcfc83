import { oncePer } from '../../once-per.ts';
import { refuseTooMany } from './cardinality.ts';
import { typeError } from './errors.ts';
import type { DocumentIndex } from './nodes/document.ts';
import { distinctKey } from './sequences.ts';
import type { XsDecimal } from './values/decimal.ts';
import { satisfies } from './values/operators.ts';
import { compareStrings } from './values/strings.ts';
import type { Atomic } from './values/values.ts';

/** In a shorter list of plain values, comparing each item is faster. */
const worthGrouping = 16;
/** The first searches in a document compare each item, because most documents have no more searches. */
const firstQuestions = 64;

type Key = string | XsDecimal;

const none: readonly never[] = [];

/** The items of a list by their keys; null if they cannot be grouped, because a key raises an error. */
type Groups<Item> = ReadonlyMap<string, readonly Item[]> | null;

/**
 * Computes `$list[key = $value]` for many values: the items are grouped by their keys, so that each is examined once
 * and not for every value. `filter` examines each item.
 */
export function groupedBy<Item>(
  keysOf: (d: DocumentIndex, item: Item) => readonly (Key | undefined)[],
): (
  d: DocumentIndex,
  list: readonly Item[],
  value: Key | undefined,
  filter: () => readonly Item[],
) => readonly Item[] {
  const known = new WeakMap<readonly Item[], Groups<Item>>();
  return (d, list, value, filter) => {
    d.listQuestions += 1;
    if (value === undefined || d.listQuestions < firstQuestions) return filter();
    let groups = known.get(list);
    if (groups === undefined) {
      groups = groupsOf(d, list, keysOf);
      known.set(list, groups);
    }
    return groups === null ? filter() : (groups.get(String(value)) ?? none);
  };
}

/** Items are examined only as far as a value requires, because a later error must not occur too early. */
function groupsOf<Item>(
  d: DocumentIndex,
  list: readonly Item[],
  keysOf: (d: DocumentIndex, item: Item) => readonly (Key | undefined)[],
): Groups<Item> {
  const groups = new Map<string, Item[]>();
  try {
    for (const item of list)
      for (const key of keysOf(d, item)) {
        if (key === undefined) continue;
        const group = groups.get(String(key));
        if (group === undefined) groups.set(String(key), [item]);
        else if (group.at(-1) !== item) group.push(item);
      }
  } catch {
    return null;
  }
  return groups;
}

/** Tells whether a value is one of a list. */
export function isAmong<Value>(list: readonly Value[], value: Value): boolean {
  const isFound = list.length < worthGrouping ? list.includes(value) : setFor(list).has(value);
  // A search finds NaN, although NaN does not equal itself.
  return isFound && !Number.isNaN(value);
}

/** Tells whether some item of a list differs from a value. */
export function differsFromSome<Value>(list: readonly Value[], value: Value): boolean {
  if (list.length < worthGrouping) return list.some((each) => each !== value);
  return setFor(list).size > 1 || !isAmong(list, value);
}

/** Tells whether a text comes before, or after, some item of a list. */
export function comparesWithSome(operator: Order, list: readonly string[], text: string): boolean {
  if (list.length < worthGrouping)
    return list.some((each) => satisfies(compareStrings(text, each), operator));
  const { first, last } = extremesOf(list);
  return satisfies(compareStrings(text, operator === '<' || operator === '<=' ? last : first), operator);
}

type Order = '<' | '<=' | '>' | '>=';

const setFor = oncePer((list: readonly unknown[]): ReadonlySet<unknown> => new Set(list));

const extremesOf = oncePer((list: readonly string[]) => {
  let [first = '', last = ''] = [list[0], list[0]];
  for (const each of list) {
    if (compareStrings(each, first) < 0) first = each;
    if (compareStrings(each, last) > 0) last = each;
  }
  return { first, last };
});

/** Items that have a key in common. */
export interface ItemGroup<Value> {
  readonly key: Atomic;
  readonly items: readonly Value[];
}

/** xsl:for-each-group with group-by: an item is in the group of each of its keys; groups in the order of their first items. */
export function groupsByKey<Value>(
  items: readonly Value[],
  keysOf: (item: Value, index: number, all: readonly Value[]) => readonly Atomic[],
): readonly ItemGroup<Value>[] {
  const groups = new Map<string, { readonly key: Atomic; readonly items: Value[] }>();
  let placed = 0;
  items.forEach((item, index) => {
    const own = new Set<string>();
    for (const key of keysOf(item, index, items)) {
      const text = distinctKey(key);
      if (own.has(text)) continue;
      own.add(text);
      placed += 1;
      refuseTooMany(placed);
      const group = groups.get(text) ?? { key, items: [] };
      groups.set(text, group);
      group.items.push(item);
    }
  });
  return [...groups.values()];
}

/** xsl:for-each-group with group-adjacent: items that follow each other with the same key. */
export function adjacentGroups<Value>(
  items: readonly Value[],
  keysOf: (item: Value, index: number, all: readonly Value[]) => readonly Atomic[],
): readonly ItemGroup<Value>[] {
  const groups: { readonly key: Atomic; readonly text: string; readonly items: Value[] }[] = [];
  for (const [index, item] of items.entries()) {
    const [key, ...others] = keysOf(item, index, items);
    if (key === undefined || others.length > 0)
      return typeError('group-adjacent gives not exactly one value');
    const text = distinctKey(key);
    const last = groups.at(-1);
    if (last?.text === text) last.items.push(item);
    else groups.push({ key, text, items: [item] });
  }
  return groups;
}
