import type { DocumentIndex } from './document.ts';

/** Elements with more descendants than this get a table of children by name. */
export const wide = 48;

export const none: readonly number[] = [];

export function childTable(d: DocumentIndex, n: number): number[][] {
  const known = d.childTables.get(n);
  if (known !== undefined) return known;
  const table: number[][] = [];
  const end = d.end[n] as number;
  for (let child = n + 1; child < end; child = d.end[child] as number) {
    const name = d.name[child] as number;
    const siblings = table[name];
    if (siblings === undefined) table[name] = [child];
    else siblings.push(child);
  }
  d.childTables.set(n, table);
  return table;
}
