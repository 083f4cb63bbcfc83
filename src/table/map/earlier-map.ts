import type { TableMap } from './table-map.ts';

/**
 * A map in the current form. Earlier versions wrote `null` for columns that were empty in one month, and listed no
 * `unused` columns: so those nulls were nobody's decision.
 */
export function currentMap(map: TableMap): TableMap {
  const { columns = {}, headRow, unused } = map;
  // Every generated map has the row of the heads; a map without it was written by hand.
  if (headRow === undefined || unused !== undefined) return map;
  const all = Object.entries(columns);
  return {
    ...map,
    columns: Object.fromEntries(all.filter(([, path]) => path !== null)),
    unused: all.filter(([, path]) => path === null).map(([name]) => name),
  };
}
