import type { Aggregate, Row } from '../core/binding.ts';
import type { RootName } from '../core/invoice.ts';

/** The rows of an aggregate that are written under a root. */
export function rowsUnder<T>(rows: Aggregate<T>, root: RootName): Aggregate<T> {
  return rows.filter(({ only }) => only === undefined || only === root);
}

/** The fields of a part of which a row needs any to write something; none where it is always written. */
export function neededBy<T>(row: Row<T>): readonly string[] {
  return isConstant(row) ? [] : [...new Set(fieldsOf(row))];
}

function fieldsOf<T>(row: Row<T>): readonly string[] {
  if ('value' in row) return [row.value];
  if ('constant' in row) return [];
  return 'rows' in row ? row.rows.flatMap(fieldsOf) : [row.of];
}

/** A group of constants is a constant itself: it goes with what is beside it. */
export function isConstant<T>(row: Row<T>): boolean {
  return 'constant' in row || ('rows' in row && row.rows.every(isConstant));
}

/** The name under which what the rows of an aggregate need is compiled. */
export function patternOf(fieldsOfRows: readonly (readonly string[])[]): string {
  return fieldsOfRows.map((fields) => (fields.length === 0 ? '*' : fields.join('|'))).join(' ');
}
