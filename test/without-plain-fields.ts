import type { FieldRows } from '../src/core/specification/fields.ts';

/** The fields without the plain ones, for tests whose own rows may be at the same places. */
export function withoutPlainFields(rows: FieldRows): FieldRows {
  return Object.fromEntries(
    Object.entries(rows).map(([name, object]) => [
      name,
      {
        ...object,
        fields: Object.fromEntries(Object.entries(object.fields).filter(([, row]) => !('ubl' in row))),
      },
    ]),
  );
}
