import * as z from 'zod';
import type { Aggregate, Row } from '../core/binding.ts';
import type { DescribedSpecification } from '../core/field-text.ts';
import type { RootName } from '../core/invoice.ts';
import type { Specification } from '../core/specification.ts';
import { requestSchemasOf } from '../request/schema/document.ts';

/** A field of the request with its business terms and the elements of UBL that hold them. */
export interface FieldRow {
  /** Path of the field, such as `lines[].unitCode`; `[]` stands for the entries of a list. */
  readonly field: string;
  readonly terms: readonly string[];
  /** Paths below the root, such as `cac:InvoiceLine/cbc:ID`; attributes as `@schemeID`. */
  readonly elements: readonly string[];
}

/** Where each term of a binding is written. */
interface BoundTerm {
  readonly term: string;
  readonly element: string;
}

/** Which field of the request goes into which element of UBL, by the business terms that both name. */
export function fieldTable(specification: DescribedSpecification): FieldRow[] {
  const { fields, binding } = specification;
  const schemas = Object.entries(requestSchemasOf(specification));
  const bound = termsIn(binding, '');
  const rowsOf = (object: string, schema: z.ZodObject, path: string): FieldRow[] =>
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const { inner, isList } = objectIn(field);
      const ofField = `${path}${name}${isList ? '[]' : ''}`;
      const { terms = [] } = fields[object]?.fields[name] ?? {};
      const elements = bound.filter(({ term }) => terms.includes(term)).map(({ element }) => element);
      const row = { field: ofField, terms, elements: [...new Set(elements)] };
      // A described row is a copy of its schema; both have the definition in common.
      const named = schemas.find(([, known]) => known.def === inner?.def);
      return named === undefined ? [row] : [row, ...rowsOf(...named, `${ofField}.`)];
    });
  return rowsOf('DocumentRequest', requestSchemasOf(specification).DocumentRequest, '');
}

/** The elements and attributes of UBL that hold the values of some business terms. */
export function elementsOf(terms: readonly string[], { binding }: Specification): string[] {
  const bound = termsIn(binding, '').filter(({ term }) => terms.includes(term));
  return [...new Set(bound.map(({ element }) => element))];
}

/** The business terms of each element and attribute of UBL that a binding writes, by its path below the root. */
export function termsOfElements({ binding }: Specification): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, readonly string[]>();
  for (const { term, element } of termsIn(binding, ''))
    terms.set(element, [...new Set([...(terms.get(element) ?? []), term])]);
  return terms;
}

/** The object that a field holds, if it holds one, or a list of them. */
function objectIn(field: z.core.$ZodType): { readonly inner?: z.ZodObject; readonly isList: boolean } {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable) return objectIn(field.unwrap());
  if (field instanceof z.ZodArray) return { ...objectIn(field.element), isList: true };
  if (field instanceof z.ZodUnion) {
    const object = field.options.find((option) => option instanceof z.ZodObject);
    return object === undefined ? { isList: false } : { inner: object, isList: false };
  }
  return field instanceof z.ZodObject ? { inner: field, isList: false } : { isList: false };
}

/** The business terms that a binding writes. */
export function boundTerms<T>(binding: Aggregate<T>): string[] {
  return termsIn(binding, '').map(({ term }) => term);
}

/** The terms of the rows for either root, in the order of the binding. */
function termsIn<T>(rows: Aggregate<T>, path: string, root?: RootName): BoundTerm[] {
  return rows.flatMap((row) => {
    const under = row.only ?? root;
    if (root !== undefined && under !== root) return [];
    const element = `${path}${row.element}`;
    const own = (row.terms ?? []).map((term) => ({ term, element }));
    return [...own, ...attributeTerms(row, element), ...innerTerms(row, `${element}/`, under)];
  });
}

function attributeTerms<T>(row: Row<T>, element: string): BoundTerm[] {
  const attributes = 'attributes' in row ? (row.attributes ?? []) : [];
  return attributes.flatMap(({ name, terms = [] }) =>
    terms.map((term) => ({ term, element: `${element}/@${name}` })),
  );
}

function innerTerms<T>(row: Row<T>, path: string, root: RootName | undefined): BoundTerm[] {
  if ('rows' in row) return termsIn(row.rows, path, root);
  // Behind a generic key the compiler can't see that the table is one of its parts.
  return 'parts' in row ? termsIn(row.parts as unknown as Aggregate<unknown>, path, root) : [];
}
