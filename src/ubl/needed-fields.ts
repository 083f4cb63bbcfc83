import type { RootName } from '../core/invoice/invoice.ts';
import type { Aggregate, Row } from '../core/specification/binding.ts';

/** The rows of an aggregate that are written under a root. */
export function rowsUnder<T>(rows: Aggregate<T>, root: RootName): Aggregate<T> {
  return rows.filter(({ only }) => only === undefined || only === root);
}

/** The fields of which a row needs one, plain ones as `asSent.…`; empty if it is always written. */
export function neededBy<T>(row: Row<T>): readonly string[] {
  return isConstant(row) ? [] : [...new Set(fieldsOf(row))];
}

/** Prefix of the names of plain fields, which a part has in one object. */
export const plainPrefix = 'asSent.';

function fieldsOf<T>(row: Row<T>): readonly string[] {
  if ('value' in row) return ['asSent' in row ? `${plainPrefix}${row.value}` : row.value];
  if ('constant' in row) return [];
  return 'rows' in row ? row.rows.flatMap(fieldsOf) : [row.of];
}

/** Tells whether a row is a constant, or a group of constants, written with the rows next to it. */
export function isConstant<T>(row: Row<T>): boolean {
  return 'constant' in row || ('rows' in row && row.rows.every(isConstant));
}

/** The key under which the needed fields of an aggregate's rows are compiled. */
export function patternOf(fieldsOfRows: readonly (readonly string[])[]): string {
  return fieldsOfRows.map((fields) => (fields.length === 0 ? '*' : fields.join('|'))).join(' ');
}
