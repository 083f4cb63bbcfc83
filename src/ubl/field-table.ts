import type { DescribedSpecification } from '../core/specification/specification.ts';
import { objectIn } from '../request/fields.ts';
import { elementsOfPlainFields, termsIn } from './bound-terms.ts';

/** A field of the request, with its business terms and the UBL elements that hold them. */
export interface FieldPlace {
  /** Path of the field, such as `lines[].unitCode`; `[]` stands for the entries of a list. */
  readonly field: string;
  readonly terms: readonly string[];
  /** Paths below the root, such as `cac:InvoiceLine/cbc:ID`; attributes as `@schemeID`. */
  readonly elements: readonly string[];
}

/** Returns the UBL elements of each field: a plain field's own, otherwise by shared business terms. */
export function fieldTable({ fields, binding }: DescribedSpecification): FieldPlace[] {
  const bound = termsIn(binding);
  const plain = elementsOfPlainFields(binding);
  const placesIn = (object: string, path: string): FieldPlace[] =>
    Object.entries(fields[object]?.fields ?? {}).flatMap(([name, row]) => {
      const { terms = [] } = row;
      const field = `${path}${name}${row.kind === 'list' ? '[]' : ''}`;
      const elements =
        plain.get(field.replaceAll('[]', '')) ??
        bound.filter(({ term }) => terms.includes(term)).map(({ element }) => element);
      const place = { field, terms, elements: [...new Set(elements)] };
      const inside = objectIn(row);
      return inside === undefined ? [place] : [place, ...placesIn(inside, `${field}.`)];
    });
  return placesIn('DocumentRequest', '');
}
