import type * as z from 'zod';
import { type Finding, malformedField, type Values } from '../../src/core/findings/finding.ts';
import type { Remedy } from '../../src/core/findings/fix.ts';
import { jsonPath } from '../../src/core/findings/json-path.ts';
import { oncePer } from '../../src/core/once-per.ts';
import type { DescribedSpecification } from '../../src/core/specification/specification.ts';
import { withNumbers } from '../../src/request/decimal-values.ts';
import { withFlags, withTextLines } from '../../src/request/explain/explain.ts';
import {
  allowedCodes,
  formOf,
  typeOf,
  withNullForAbsent,
  wrongDate,
  wrongType,
} from '../../src/request/explain/faults.ts';
import { requiredOrNullText } from '../../src/request/schema/request.ts';
import { requestSchemasOf } from './zod-schemas.ts';

type ShapeIssue = z.core.$ZodIssue;

/** The verdict of the schemas on a value: the request, or what is malformed, whichever document holds it. */
export function readByZod(sent: unknown, specification: DescribedSpecification) {
  const value = withNumbers(sent, specification.fields);
  const { DocumentRequest } = requestSchemasOf(withoutFacts(specification));
  const dates = dateFieldsOf(specification);
  const parsed = DocumentRequest.safeParse(withoutEmptyDates(value, dates));
  const malformed = parsed.error?.issues.flatMap((issue) => findingsOf(issue, value, dates)) ?? [];
  return {
    request: parsed.data,
    malformed: withNullForAbsent(
      withFlags(withTextLines(malformed, value), value, specification),
      value,
      specification,
    ),
  };
}

/** A specification whose requests name no business facts, which say some fields in their place. */
const withoutFacts = oncePer((specification: DescribedSpecification): DescribedSpecification => {
  const rows = Object.entries(specification.fields).map(([name, object]) => {
    const fields = Object.entries(object.fields).map(([field, row]) => [
      field,
      { ...row, givenBy: undefined },
    ]);
    return [name, { ...object, fields: Object.fromEntries(fields) }];
  });
  return { ...specification, fields: Object.fromEntries(rows) };
});

/** The names of the fields that hold a date, which is a text to the schemas. */
function dateFieldsOf({ fields }: DescribedSpecification): ReadonlySet<string> {
  const rows = Object.values(fields).flatMap((object) => Object.entries(object.fields));
  return new Set(rows.flatMap(([name, { kind }]) => (kind === 'date' ? [name] : [])));
}

/** An empty text in place of a date stands for null, except for the issue date; the schemas ask for null. */
function withoutEmptyDates(value: unknown, dates: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutEmptyDates(each, dates));
  // Hostile values are left as they are.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  const members = Object.entries(value).map(([name, member]) =>
    dates.has(name) && name !== 'issueDate' && typeof member === 'string' && member.trim() === ''
      ? [name, null]
      : [name, withoutEmptyDates(member, dates)],
  );
  return Object.fromEntries(members);
}

/** A classification is a text or an object: errors inside an object are reported for its own fields. */
function findingsOf(issue: ShapeIssue, request: unknown, dates: ReadonlySet<string>): Finding[] {
  const inside =
    issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];
  if (inside.length === 0) return [findingOf(issue, request, dates)];
  return inside.map((each) => findingOf({ ...each, path: [...issue.path, ...each.path] }, request, dates));
}

function findingOf(issue: ShapeIssue, request: unknown, dates: ReadonlySet<string>): Finding {
  const sent = valueAt(request, issue.path);
  if (issue.path.length === 0 && typeof sent === 'string') return malformedField('requestIsText', '');
  if (issue.code === 'invalid_value') return unlisted(issue, sent);
  const type = dates.has(String(issue.path.at(-1))) ? 'date' : typeExpected(issue);
  const [text, values, remedy] = sent === undefined ? missing(issue, type) : faultOf(issue, sent, type);
  return malformedField(text, jsonPath(issue.path), values, remedy);
}

/** The closed code list of each field that has one, by the field's name. */
const listOfField: Readonly<Record<string, string>> = {
  documentType: 'documentTypes',
  vatCategory: 'vatCategories',
  itemTypeCode: 'itemTypes',
  supply: 'supplies',
  'lines.[].supply': 'suppliesOfLines',
};

function unlisted({ path, values }: z.core.$ZodIssueInvalidValue, sent: unknown): Finding {
  const field = path.map((step) => (typeof step === 'number' ? '[]' : String(step))).join('.');
  const list = listOfField[field] ?? listOfField[String(path.at(-1))] ?? '';
  const among = values.map(String);
  const allowed = allowedCodes(among, list);
  if (sent === undefined) return malformedField('requiredCode', jsonPath(path), { allowed });
  const finding = malformedField('notListed', jsonPath(path), { allowed });
  const isText = typeof sent === 'string' || typeof sent === 'number';
  return isText ? { ...finding, misspelt: { text: String(sent), list, among } } : finding;
}

/** The case of the malformed field, the values of its text, and the value to send if that is certain. */
type ShapeFault = readonly [text: string, values: Values, remedy?: Remedy];

function missing({ message }: ShapeIssue, type: string): ShapeFault {
  return [message === requiredOrNullText ? requiredOrNullText : 'required', { form: formOf(type) }];
}

/** The type of a field; an entry that is a text or an object is best sent as a text. */
function typeExpected(issue: ShapeIssue): string {
  return issue.code === 'invalid_type' ? issue.expected : 'string';
}

function valueAt(request: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    request,
  );
}

function faultOf(issue: ShapeIssue, sent: unknown, type: string): ShapeFault {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(type, sent);
    case 'invalid_format':
      return wrongDate(String(sent));
    case 'invalid_union':
      return ['neitherTextNorObject', { sent: typeOf(sent), form: formOf(type) }];
    case 'too_big':
      return [tooBig(issue.origin), { maximum: String(issue.maximum) }];
    case 'too_small':
      return ['tooSmall', { minimum: String(issue.minimum) }];
    default:
      throw new Error(`no text for ${issue.code}`);
  }
}

function tooBig(origin: string): string {
  if (origin === 'string') return 'tooLong';
  return origin === 'array' ? 'tooManyEntries' : 'tooGreat';
}
