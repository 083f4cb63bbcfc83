import type * as z from 'zod';
import { type Finding, malformedField, type Values } from '../../src/core/findings/finding.ts';
import type { Remedy } from '../../src/core/findings/fix.ts';
import { jsonPath } from '../../src/core/findings/json-path.ts';
import type { DescribedSpecification } from '../../src/core/specification/specification.ts';
import { withNullForAbsent } from '../../src/request/absent-fields.ts';
import { requiredOrNullText } from '../../src/request/schema/scalars.ts';
import { requestSchemasOf } from '../../src/request/schema/schemas.ts';
import { typeOf, wrongDate, wrongType } from '../../src/request/shape-problems.ts';

type ShapeIssue = z.core.$ZodIssue;

/** The verdict of the schemas on a value: the request, or what is malformed, whichever document holds it. */
export function readByZod(value: unknown, specification: DescribedSpecification) {
  const { DocumentRequest } = requestSchemasOf(specification);
  const parsed = DocumentRequest.safeParse(value);
  const malformed = parsed.error?.issues.flatMap((issue) => findingsOf(issue, value)) ?? [];
  return { request: parsed.data, malformed: withNullForAbsent(malformed, value, specification) };
}

/** A classification is a text or an object: errors inside an object are reported for its own fields. */
function findingsOf(issue: ShapeIssue, request: unknown): Finding[] {
  const inside =
    issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];
  if (inside.length === 0) return [findingOf(issue, request)];
  return inside.map((each) => findingOf({ ...each, path: [...issue.path, ...each.path] }, request));
}

function findingOf(issue: ShapeIssue, request: unknown): Finding {
  const sent = valueAt(request, issue.path);
  if (issue.code === 'invalid_value' && sent !== undefined) return unlisted(issue, sent);
  const [text, values, remedy] = sent === undefined ? missing(issue) : problemOf(issue, sent);
  return malformedField(text, jsonPath(issue.path), values, remedy);
}

/** The closed code list of each field that has one, by the field's name. */
const listOfField: Readonly<Record<string, string>> = {
  documentType: 'documentTypes',
  vatCategory: 'vatCategories',
  itemTypeCode: 'itemTypes',
};

function unlisted({ path, values }: z.core.$ZodIssueInvalidValue, sent: unknown): Finding {
  const list = listOfField[String(path.at(-1))] ?? '';
  const among = values.map(String);
  const allowed = among.map((code) => ({ code, list }));
  const finding = malformedField('notListed', jsonPath(path), { allowed });
  const isText = typeof sent === 'string' || typeof sent === 'number';
  return isText ? { ...finding, misspelt: { text: String(sent), list, among } } : finding;
}

/** The case of the malformed field, the values of its text, and the value to send if that is certain. */
type ShapeProblem = readonly [text: string, values: Values, remedy?: Remedy];

function missing({ message }: ShapeIssue): ShapeProblem {
  return [message === requiredOrNullText ? requiredOrNullText : 'required', {}];
}

function valueAt(request: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    request,
  );
}

function problemOf(issue: ShapeIssue, sent: unknown): ShapeProblem {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, sent);
    case 'invalid_format':
      // The issue date is the only date that may not be null.
      return wrongDate(String(sent), issue.path.join('.') !== 'issueDate');
    case 'invalid_union':
      return ['neitherTextNorObject', { sent: typeOf(sent) }];
    case 'too_big':
      return [tooBig(issue.origin), { maximum: String(issue.maximum) }];
    case 'too_small':
      return ['tooSmall', { minimum: String(issue.minimum) }];
    default:
      return ['malformed', {}];
  }
}

function tooBig(origin: string): string {
  if (origin === 'string') return 'tooLong';
  return origin === 'array' ? 'tooManyEntries' : 'tooGreat';
}
