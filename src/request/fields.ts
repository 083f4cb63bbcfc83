import type { Finding } from '../core/findings/finding.ts';
import { oncePer } from '../core/once-per.ts';
import {
  type FieldFacts,
  factsOf,
  type ObjectFacts,
  type RequestFacts,
} from '../core/specification/fields.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { requestFacts } from '../generated/request-facts.js';

/** The fields of an object of the request, each with the fields inside it; null for a plain value. */
export type Fields = ReadonlyMap<string, Fields | null>;

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
    /** Numbers, and objects of amounts: a value without a number in it is never one of theirs. */
    numeric: named(
      ({ decides, ...facts }) =>
        ['amount', 'price', 'decimal'].includes(facts.kind) ||
        (decides !== undefined &&
          'of' in facts &&
          Object.values(objects[facts.of]?.fields ?? {}).some(({ kind }) => kind === 'amount')),
    ),
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

/** Tells whether the fields of a specification are those of PINT-AE, for which code is compiled. */
export function areCompiled(fields: RequestFacts): boolean {
  return fields === requestFacts || JSON.stringify(factsOf(fields)) === JSON.stringify(requestFacts);
}

/** Fields with behaviour that only some countries have, by their names in the invoice; named only here. */
export const namedFields = {
  natureCode: 'goodsNatureCode',
  serviceCode: 'serviceAccountingCode',
  registrationAuthority: 'authorityName',
} as const;

/** Findings in the order of the interface and its lists; those without a field come last. */
export function inOrderOfRequest(
  findings: readonly Finding[],
  specification: RequestSpecification,
): Finding[] {
  if (findings.length < 2) return [...findings];
  const fields = requestPlacesOf(specification);
  return findings
    .map((finding) => ({ finding, place: positionsOfPath(finding.path, fields) }))
    .sort((one, other) => comparePlaces(one.place, other.place))
    .map(({ finding }) => finding);
}

/** The position of each field in its object, with the positions in the field's own object. */
type FieldPlaces = ReadonlyMap<string, { readonly position: number; readonly inside: FieldPlaces }>;

const requestPlacesOf = oncePer((specification: RequestSpecification) =>
  placesIn(requestFieldsOf(specification)),
);

function placesIn(fields: Fields | null): FieldPlaces {
  return new Map(
    Array.from(fields ?? [], ([name, inside], position) => [name, { position, inside: placesIn(inside) }]),
  );
}

/** The position at every step of a path; fields that are not in the interface come last. */
function positionsOfPath(path: string, fields: FieldPlaces): readonly number[] {
  if (path === '') return [Number.POSITIVE_INFINITY];
  let known: FieldPlaces | undefined = fields;
  return path.split(/[.[]/).map((step) => {
    if (step.endsWith(']')) return Number.parseInt(step, 10);
    const field = known?.get(step);
    const position = field?.position ?? known?.size ?? 0;
    known = field?.inside;
    return position;
  });
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [step, position] of one.entries()) {
    const otherPosition = other[step];
    if (otherPosition === undefined) return 1;
    if (position !== otherPosition) return position < otherPosition ? -1 : 1;
  }
  return one.length - other.length;
}
