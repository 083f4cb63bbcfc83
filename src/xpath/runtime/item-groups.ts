import { refuseTooMany } from './cardinality.ts';
import { typeError } from './errors.ts';
import { distinctKey } from './sequences.ts';
import type { Atomic } from './values/values.ts';

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
