import { oncePer } from '../core/once-per.ts';
import type { FieldFacts } from '../core/specification/fields.ts';

import type { RequestSpecification } from '../core/specification/request-specification.ts';

/**
 * The fields that an object of the request may have, each with the fields of the object in it; null for a
 * plain value.
 */
export type Fields = ReadonlyMap<string, Fields | null>;

/** The fields of the requests of a specification, in the order of the interface. */
export const requestFieldsOf = oncePer(({ fields: objects }: RequestSpecification): Fields => {
  const fieldsOf = (object: string): Fields =>
    new Map(
      Object.entries(objects[object]?.fields ?? {}).map(([name, field]) => {
        const inside = objectIn(field);
        return [name, inside === undefined ? null : fieldsOf(inside)];
      }),
    );
  return fieldsOf('DocumentRequest');
});

/** The object in a field, or in the entries of its list. */
export function objectIn(field: FieldFacts): string | undefined {
  return field.kind === 'group' || field.kind === 'list' ? field.of : undefined;
}
