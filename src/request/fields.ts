import { oncePer } from '../core/once-per.ts';
import type { Specification } from '../core/specification/specification.ts';
import { requestFields } from '../generated/request-shape.js';

/**
 * The fields that an object of the request may have, each with the fields of the object in it; null for a
 * plain value.
 */
export type Fields = ReadonlyMap<string, Fields | null>;

/** The fields of the requests of a specification, in the order of the interface. */
export const requestFieldsOf = oncePer(({ transactionFlags }: Specification): Fields => {
  const flags = Object.fromEntries(Object.keys(transactionFlags).map((flag) => [flag, null]));
  const objects: typeof requestFields = { ...requestFields, TransactionType: flags };
  const fieldsOf = (object: string): Fields =>
    new Map(
      Object.entries(objects[object] ?? {}).map(([name, inside]) => [
        name,
        inside === null ? null : fieldsOf(inside),
      ]),
    );
  return fieldsOf('DocumentRequest');
});
