import type { FieldTexts } from '../../src/core/specification/fields.ts';
import {
  documentRequestJsonSchema,
  type JsonSchemaDocument,
} from '../../src/http/schema/document-request.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { elementsOf, type FieldPlace as FieldWithPlace, fieldTable } from '../../src/ubl/bound-terms.ts';

export interface Field extends FieldWithPlace {
  readonly text: FieldTexts | undefined;
  readonly isRequired: boolean;
}

/** Every field of the request; a field of a party has only the terms of that party. */
export function describedFields(): Field[] {
  const rows = fieldTable(describedSpecification);
  const byPath = new Map(rows.map((row) => [row.field, row]));
  const places = fieldPlaces();
  const texts: Readonly<Record<string, { readonly fields: Readonly<Record<string, FieldTexts>> }>> =
    describedSpecification.fields;
  return rows.map((row) => {
    const { object, name, isRequired } = places.get(row.field) ?? { object: '', name: '', isRequired: false };
    const own = withinParent(row, byPath.get(row.field.replace(/\.[^.]*$/, '')));
    return { ...own, text: texts[object]?.fields[name], isRequired };
  });
}

interface FieldPlace {
  /** The object that has the field, and the field's name there. */
  readonly object: string;
  readonly name: string;
  readonly isRequired: boolean;
}

function fieldPlaces(): ReadonlyMap<string, FieldPlace> {
  const schema = documentRequestJsonSchema();
  const placesIn = (
    object: string,
    { properties = {}, required }: JsonSchemaDocument,
    path: string,
  ): [string, FieldPlace][] =>
    Object.entries(properties).flatMap(([name, property]) => {
      const { list, reference } = propertyContent(property);
      const field = `${path}${name}${list ? '[]' : ''}`;
      const place = { object, name, isRequired: Array.isArray(required) && required.includes(name) };
      const inner = reference === undefined ? undefined : schema.$defs?.[reference];
      return [
        [field, place],
        ...(reference === undefined || inner === undefined ? [] : placesIn(reference, inner, `${field}.`)),
      ];
    });
  return new Map(placesIn('DocumentRequest', schema, ''));
}

function propertyContent(property: unknown): { readonly list: boolean; readonly reference?: string } {
  const {
    $ref,
    items,
    anyOf = [],
  } = Object(property) as {
    readonly $ref?: string;
    readonly items?: unknown;
    readonly anyOf?: readonly unknown[];
  };
  if ($ref !== undefined) return { list: false, reference: $ref.replace('#/$defs/', '') };
  if (items !== undefined) return { ...propertyContent(items), list: true };
  const parts = anyOf.map(propertyContent);
  return parts.find(({ reference, list }) => reference !== undefined || list) ?? { list: false };
}

function withinParent(row: FieldWithPlace, parent: FieldWithPlace | undefined): FieldWithPlace {
  const inside = row.elements.filter((element) =>
    parent?.elements.some((outer) => element.startsWith(`${outer}/`)),
  );
  if (inside.length === 0 || inside.length === row.elements.length) return row;
  const isInside = (term: string) => {
    const elements = elementsOf([term], describedSpecification);
    return elements.length === 0 || elements.some((element) => inside.includes(element));
  };
  return { ...row, elements: inside, terms: row.terms.filter(isInside) };
}
