import { spendOnVisits } from './effort.ts';
import { inDocumentOrder } from './nodes/axes.ts';
import type { DocumentIndex } from './nodes/document.ts';
import { distinctKey } from './sequences.ts';
import type { Atomic } from './values/values.ts';

/** The elements of an xsl:key, by the values under which they are found. */
export type KeyIndex = ReadonlyMap<string, readonly number[]>;

/** Effort of an entry of an index, in units of a visited item. */
const costOfEntry = 64;

export function keyIndex(
  d: DocumentIndex,
  matches: (n: number) => boolean,
  use: (n: number) => readonly Atomic[],
): KeyIndex {
  const index = new Map<string, number[]>();
  for (let n = 1; n < d.size; n += 1) {
    if (!matches(n)) continue;
    const values = use(n);
    spendOnVisits(d, values.length * costOfEntry);
    for (const value of values) {
      const key = distinctKey(value);
      const known = index.get(key);
      if (known === undefined) index.set(key, [n]);
      else if (known.at(-1) !== n) known.push(n);
    }
  }
  return index;
}

/** One index of several xsl:key elements with one name. */
export function joinedKeys(...indexes: readonly KeyIndex[]): KeyIndex {
  const joined = new Map<string, readonly number[]>();
  for (const index of indexes)
    for (const [key, found] of index)
      joined.set(key, inDocumentOrder([...(joined.get(key) ?? []), ...found]));
  return joined;
}

/** fn:key: the elements found by any of the values. */
export function keyed(index: KeyIndex, values: readonly Atomic[]): readonly number[] {
  return inDocumentOrder(values.flatMap((value) => index.get(distinctKey(value)) ?? []));
}

/** fn:key with a node: only this element and the elements below it. */
export function keyedWithin(
  d: DocumentIndex,
  index: KeyIndex,
  values: readonly Atomic[],
  top: number,
): readonly number[] {
  const found = keyed(index, values);
  spendOnVisits(d, found.length);
  return found.filter((n) => n >= top && n < (d.end[top] as number));
}
