import { oncePer } from '../core/once-per.ts';
import type { FieldFacts, ObjectFacts } from '../core/specification/fields.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';

/** The fields of an object of the request, each with the fields inside it; null for a plain value. */
export type Fields = ReadonlyMap<string, Fields | null>;

/** The names of the whole request and of a line in the interface. */
const whole = 'DocumentRequest';

/** The fields of the requests of a specification, in the order of the interface. */
export const requestFieldsOf = oncePer(({ fields: objects }: RequestSpecification): Fields => {
  const fieldsOf = (object: string): Fields =>
    new Map(
      Object.entries(objects[object]?.fields ?? {}).map(([name, field]) => {
        const inside = objectIn(field);
        return [name, inside === undefined ? null : fieldsOf(inside)];
      }),
    );
  return fieldsOf(whole);
});

/** The object in a field, or in the entries of its list. */
export function objectIn(field: FieldFacts): string | undefined {
  return field.kind === 'group' || field.kind === 'list' ? field.of : undefined;
}

/** The facts of the field at a path, `[]` for the entries of a list. */
export function factsAt(path: string, { fields: objects }: RequestSpecification): FieldFacts | undefined {
  let facts: FieldFacts | undefined;
  for (const name of path.replaceAll('[]', '').split('.')) {
    const object = facts === undefined ? whole : objectIn(facts);
    facts = objects[object ?? '']?.fields[name];
  }
  return facts;
}

/** The names of the flags of an object that has only flags, in their order. */
export function flagsAt(path: string, specification: RequestSpecification): readonly string[] {
  const facts = factsAt(path, specification);
  const { fields = {} } = specification.fields[(facts && objectIn(facts)) ?? ''] ?? {};
  return Object.values(fields).every(({ kind }) => kind === 'flag') ? Object.keys(fields) : [];
}

/** Names of fields, grouped by the amounts that depend on them according to their rows. */
export const decidingFields = oncePer(({ fields: objects }: RequestSpecification) => {
  const rows = Object.values(objects).flatMap(({ fields }) => Object.entries(fields));
  const named = (isOne: (facts: FieldFacts) => boolean): ReadonlySet<string> =>
    new Set(rows.flatMap(([name, facts]) => (isOne(facts) ? [name] : [])));
  const ofWhole = Object.entries(objects[whole]?.fields ?? {});
  const line = objects[objectIn(objects[whole]?.fields.lines ?? { kind: 'text' }) ?? ''];
  return {
    /** A misspelt field with this name must not be dropped: amounts or VAT depend on it. */
    decisive: named(({ decides }) => decides !== undefined),
    /** Other amounts are computed from it. */
    added: named(({ kind, decides }) => decides === 'amounts' && (kind === 'list' || kind === 'amount')),
    /** Fields with which the sender has decided the amounts; they are compared. */
    compared: named(({ kind, decides }) => decides === 'comparison' && kind === 'amount'),
    money: named(({ kind }) => kind === 'amount' || kind === 'price'),
    /** Objects that contain only flags or amounts, whose fields some systems send directly in the document. */
    flatObjects: ofWhole.flatMap(([name, { kind, ...facts }]) =>
      kind === 'group' && isFlat(objects['of' in facts ? facts.of : '']) ? [name] : [],
    ),
    /** Choices of lines that some systems send once for the whole document. */
    choicesOfLines: Object.entries(line?.fields ?? {}).flatMap(([name, { kind, decides }]) =>
      kind === 'choice' && decides === 'amounts' ? [name] : [],
    ),
  };
});

function isFlat(object: ObjectFacts | undefined): boolean {
  const kinds = Object.values(object?.fields ?? {}).map(({ kind }) => kind);
  return kinds.length > 0 && kinds.every((kind) => kind === 'flag' || kind === 'amount');
}
