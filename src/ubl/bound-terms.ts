import type { RootName } from '../core/invoice/invoice.ts';
import { type Aggregate, partRows, type Row } from '../core/specification/binding.ts';
import { partsOf } from '../core/specification/parts-of-objects.ts';
import type { DescribedSpecification, Specification } from '../core/specification/specification.ts';
import { objectIn } from '../request/fields.ts';

/** A term of a binding, and where it is written. */
export interface BoundTerm {
  readonly term: string;
  readonly element: string;
}

/** The elements and attributes of UBL that hold the values of some business terms. */
export function elementsOf(terms: readonly string[], { binding }: Specification): string[] {
  const bound = termsIn(binding).filter(({ term }) => terms.includes(term));
  return [...new Set(bound.map(({ element }) => element))];
}

/** The business terms of each element and attribute of UBL that a binding writes, by its path below the root. */
export function termsOfElements({ binding }: Specification): ReadonlyMap<string, readonly string[]> {
  const terms = new Map<string, readonly string[]>();
  for (const { term, element } of termsIn(binding))
    terms.set(element, [...new Set([...(terms.get(element) ?? []), term])]);
  return terms;
}

/** The business terms that a binding writes. */
export function boundTerms<T>(binding: Aggregate<T>): string[] {
  return termsIn(binding).map(({ term }) => term);
}

/** The terms of the rows for either root, in the order of the binding. */
export function termsIn<T>(rows: Aggregate<T>, path = '', root?: RootName): BoundTerm[] {
  return rows.flatMap((row) => {
    const under = row.only ?? root;
    if (root !== undefined && under !== root) return [];
    const element = `${path}${row.element}`;
    const own = (row.terms ?? []).map((term) => ({ term, element }));
    return [...own, ...attributeTerms(row, element), ...innerTerms(row, `${element}/`, under)];
  });
}

/** The elements of the plain fields of a binding, by the path of the field in the request, such as `lines.note`. */
export function elementsOfPlainFields<T>(rows: Aggregate<T>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  collect(rows, 'DocumentRequest', '', '');
  return found;

  function collect<Part>(parts: Aggregate<Part>, object: string, path: string, place: string): void {
    for (const row of parts) {
      const element = `${path}${row.element}`;
      if ('rows' in row) collect(row.rows, object, `${element}/`, place);
      else if ('of' in row) {
        const part = partsOf[object]?.[row.of];
        const member = part?.isShare ? '' : `${part?.field ?? row.of}.`;
        collect(partRows(row.parts), part?.object ?? '', `${element}/`, `${place}${member}`);
      } else if ('asSent' in row) {
        const field = row.at ?? `${place}${row.field ?? row.value}`;
        found.set(field, [...(found.get(field) ?? []), element]);
      }
    }
  }
}

function attributeTerms<T>(row: Row<T>, element: string): BoundTerm[] {
  const attributes = 'attributes' in row ? (row.attributes ?? []) : [];
  return attributes.flatMap(({ name, terms = [] }) =>
    terms.map((term) => ({ term, element: `${element}/@${name}` })),
  );
}

function innerTerms<T>(row: Row<T>, path: string, root: RootName | undefined): BoundTerm[] {
  if ('rows' in row) return termsIn(row.rows, path, root);
  return 'parts' in row ? termsIn(partRows(row.parts), path, root) : [];
}

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
