import type { FieldFacts } from '../core/specification/fields.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
/**
 * The fields that an object of the request may have, each with the fields of the object in it; null for a
 * plain value.
 */
export type Fields = ReadonlyMap<string, Fields | null>;
/** The fields of the requests of a specification, in the order of the interface. */
export declare const requestFieldsOf: (subject: RequestSpecification) => Fields;
/** The object in a field, or in the entries of its list. */
export declare function objectIn(field: FieldFacts): string | undefined;
//# sourceMappingURL=fields.d.ts.map