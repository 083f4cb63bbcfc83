import { type FieldRows, type FieldTexts, mayBeGiven } from '../../src/core/specification/fields.ts';
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
  const described = new Map(fieldsIn(describedSpecification.fields, 'DocumentRequest', ''));
  return rows.map((row) => ({
    ...withinParent(row, byPath.get(row.field.replace(/\.[^.]*$/, ''))),
    ...(described.get(row.field) ?? { text: undefined, isRequired: false }),
  }));
}

/** The texts of the fields of an object, and of those of the objects in it, by their paths. */
function fieldsIn(
  objects: FieldRows,
  object: string,
  path: string,
): [string, Pick<Field, 'text' | 'isRequired'>][] {
  const fields = objects[object]?.fields ?? {};
  return Object.entries(fields).flatMap(([name, text]) => {
    const field = `${path}${name}${text.kind === 'list' ? '[]' : ''}`;
    const isRequired = text.presence !== undefined && !mayBeGiven(text, fields);
    const inside = 'of' in text ? fieldsIn(objects, text.of, `${field}.`) : [];
    return [[field, { text, isRequired }], ...inside];
  });
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
