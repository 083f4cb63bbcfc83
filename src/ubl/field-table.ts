import * as z from 'zod';
import type { DescribedSpecification } from '../core/messages/field-text.ts';
import { requestSchemasOf } from '../request/schema/document.ts';
import { termsIn } from './bound-terms.ts';

/** A field of the request, with its business terms and the UBL elements that hold them. */
export interface FieldRow {
  /** Path of the field, such as `lines[].unitCode`; `[]` stands for the entries of a list. */
  readonly field: string;
  readonly terms: readonly string[];
  /** Paths below the root, such as `cac:InvoiceLine/cbc:ID`; attributes as `@schemeID`. */
  readonly elements: readonly string[];
}

/**
 * Which field of the request is written to which UBL element, joined by the business terms that both name.
 */
export function fieldTable(specification: DescribedSpecification): FieldRow[] {
  const { fields, binding } = specification;
  const schemas = Object.entries(requestSchemasOf(specification));
  const bound = termsIn(binding);
  const rowsOf = (object: string, schema: z.ZodObject, path: string): FieldRow[] =>
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const { inner, isList } = objectIn(field);
      const ofField = `${path}${name}${isList ? '[]' : ''}`;
      const { terms = [] } = fields[object]?.fields[name] ?? {};
      const elements = bound.filter(({ term }) => terms.includes(term)).map(({ element }) => element);
      const row = { field: ofField, terms, elements: [...new Set(elements)] };
      // A described row is a copy of its schema; both share the definition.
      const named = schemas.find(([, known]) => known.def === inner?.def);
      return named === undefined ? [row] : [row, ...rowsOf(...named, `${ofField}.`)];
    });
  return rowsOf('DocumentRequest', requestSchemasOf(specification).DocumentRequest, '');
}

/** The object in a field, or in the entries of its list, if any. */
function objectIn(field: z.core.$ZodType): { readonly inner?: z.ZodObject; readonly isList: boolean } {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return objectIn(field.unwrap());
  if (field instanceof z.ZodArray) return { ...objectIn(field.element), isList: true };
  if (field instanceof z.ZodUnion) {
    const object = field.options.find((option) => option instanceof z.ZodObject);
    return object === undefined ? { isList: false } : { inner: object, isList: false };
  }
  return field instanceof z.ZodObject ? { inner: field, isList: false } : { isList: false };
}
