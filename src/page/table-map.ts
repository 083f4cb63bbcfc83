import { optionMistakes } from '../core/options/check-options.ts';
import { currentMap, type TableMap, tableMapKind } from '../table/map/table-map.ts';

/** The map in a file; undefined if it is something else. */
export async function mapIn(file: File): Promise<TableMap | undefined> {
  try {
    const read: unknown = JSON.parse(await file.text());
    // Any value without mistakes is a valid map.
    return optionMistakes(tableMapKind, read).length === 0 ? currentMap(read as TableMap) : undefined;
  } catch {
    return undefined;
  }
}
