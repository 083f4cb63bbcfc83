import type { TableMap } from '../../table/map/table-map.ts';

type ByHead<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>;

/** All decisions about a table, with one more. */
export function decidedWith(decided: TableMap, more: TableMap): TableMap {
  // Another sheet has other columns.
  const before = more.sheet === undefined ? decided : {};
  return {
    ...before,
    ...more,
    columns: { ...before.columns, ...more.columns },
    values: { ...before.values, ...more.values },
    codes: mergedByHead(before.codes, more.codes),
    statuses: mergedByHead(before.statuses, more.statuses),
    rows: { ...before.rows, ...more.rows },
  };
}

function mergedByHead<Value>(before: ByHead<Value> = {}, more: ByHead<Value> = {}): ByHead<Value> {
  const heads = [...Object.keys(before), ...Object.keys(more)];
  return Object.fromEntries(heads.map((head) => [head, { ...before[head], ...more[head] }]));
}
