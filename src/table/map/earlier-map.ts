import type { TableMap } from './table-map.ts';

/**
 * A map as it is written now. Earlier versions wrote `null` for columns that said nothing in one month, and listed no
 * `unused` ones: their nulls are nobody's decision.
 */
export function currentMap(map: TableMap): TableMap {
  const { columns = {}, headRow, unused } = map;
  // Every map that was written has the row of the heads; one without it was written by a person.
  if (headRow === undefined || unused !== undefined) return map;
  const all = Object.entries(columns);
  return {
    ...map,
    columns: Object.fromEntries(all.filter(([, path]) => path !== null)),
    unused: all.filter(([, path]) => path === null).map(([name]) => name),
  };
}
