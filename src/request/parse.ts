import * as z from 'zod';
import { decimal } from '../core/decimal.ts';
import { type Finding, malformedField, type Value, type Values } from '../core/finding.ts';
import { type FindingLimits, findingLimits, restNotLookedAt } from '../core/finding-limits.ts';
import type { Remedy } from '../core/fix.ts';
import { jsonPath, jsonSteps } from '../core/json-path.ts';
import { limits } from '../core/limits.ts';
import { oncePer } from '../core/once-per.ts';
import type { Result } from '../core/result.ts';
import type { Specification } from '../core/specification.ts';
import { invisibleIn } from '../core/text.ts';
import { enclosedRequest } from './enclosed-request.ts';
import { isOfUnclearMark, numberIn } from './number-text.ts';
import { inOrderOfRequest } from './order.ts';
import { type RequestSchemas, requestSchemasOf } from './schema/document.ts';
import type { DocumentRequest } from './schema/request.ts';
import { requiredOrNullText } from './schema/scalars.ts';
import { unknownFieldFinding, unknownFields } from './unknown-fields.ts';

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws; malformed fields
 * are reported at once, but no further line is looked at when there are more than `maxFindings` of them.
 */
export function readDocumentRequest(
  value: unknown,
  specification: Specification,
  { maxFindings = findingLimits.maxFindings }: FindingLimits = {},
): Result<DocumentRequest, readonly Finding[]> {
  return readCallersValue(() => {
    const { DocumentRequest, Line } = requestSchemasOf(specification);
    const parsed = withoutLines(DocumentRequest).safeParse(value);
    const enclosed = parsed.success ? undefined : enclosedRequest(value, specification);
    if (enclosed !== undefined) return { ok: false, failure: [insideAnother(enclosed, value)] };
    const malformed = parsed.error?.issues.flatMap((issue) => findingsOf(issue, value)) ?? [];
    const lines: unknown = parsed.data?.lines ?? valueAt(value, ['lines']);
    const read: DocumentRequest['lines'] = [];
    for (const [index, line] of (Array.isArray(lines) ? lines.slice(0, limits.lines) : []).entries()) {
      if (malformed.length > maxFindings) return { ok: false, failure: [...malformed, restNotLookedAt] };
      const ofLine = Line.safeParse(line);
      if (ofLine.success) read.push(ofLine.data);
      else
        for (const issue of ofLine.error.issues)
          for (const finding of findingsOf(under(index, issue), value)) malformed.push(finding);
    }
    if (parsed.success && malformed.length === 0) return { ok: true, value: { ...parsed.data, lines: read } };
    return { ok: false, failure: withUnknownFields(malformed, value, specification) };
  });
}

/** A request whose lines are any values: each of them is parsed on its own, so that it can end before the last. */
const withoutLines = oncePer((schema: RequestSchemas['DocumentRequest']) =>
  schema.extend({ lines: z.array(z.unknown()).max(limits.lines) }),
);

function under(line: number, issue: ShapeIssue): ShapeIssue {
  return { ...issue, path: ['lines', line, ...issue.path] };
}

/** Reads a value of the caller's: where a getter or a proxy of it throws, it cannot be read, which is a finding. */
export function readCallersValue<Read>(
  read: () => Result<Read, readonly Finding[]>,
): Result<Read, readonly Finding[]> {
  try {
    return read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : typeof error;
    return { ok: false, failure: [malformedField('throwsWhenRead', '', { reason })] };
  }
}

function insideAnother(field: string, request: unknown): Finding {
  const remedy = holdsNothingElse(request, jsonSteps(field)) ? ({ unwrap: true } as const) : undefined;
  return malformedField('insideAnother', field, { field }, remedy);
}

/** Whether nothing stands beside the request in what it is inside of. */
function holdsNothingElse(request: unknown, steps: readonly PropertyKey[]): boolean {
  return steps.every((_, depth) => Object.keys(Object(valueAt(request, steps.slice(0, depth)))).length === 1);
}

/** A field that is missing under its own name and there under a misspelt one is told once. */
function withUnknownFields(
  malformed: readonly Finding[],
  request: unknown,
  specification: Specification,
): Finding[] {
  const unknown = unknownFields(request, specification);
  const meant = new Set(unknown.flatMap(({ meantPath }) => meantPath ?? []));
  const isMisspelt = ({ text = '', path }: Finding) => missingTexts.includes(text) && meant.has(path);
  return inOrderOfRequest(
    [...malformed.filter((finding) => !isMisspelt(finding)), ...unknown.map(unknownFieldFinding)],
    specification,
  );
}

const missingTexts: readonly string[] = ['required', requiredOrNullText];

type ShapeIssue = z.core.$ZodIssue;

/** A classification is a text or an object: what is wrong inside an object is said of its own fields. */
function findingsOf(issue: ShapeIssue, request: unknown): Finding[] {
  const inside =
    issue.code === 'invalid_union' ? issue.errors.flat().filter(({ path }) => path.length > 0) : [];
  if (inside.length === 0) return [findingOf(issue, request)];
  return inside.map((each) => findingOf({ ...each, path: [...issue.path, ...each.path] }, request));
}

function findingOf(issue: ShapeIssue, request: unknown): Finding {
  const sent = valueAt(request, issue.path);
  const [text, values, remedy] = sent === undefined ? missing(issue) : problemOf(issue, sent);
  return malformedField(text, jsonPath(issue.path), values, remedy);
}

/** The case of the malformed field, the values of its text, and what to send where that is certain. */
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
    case 'invalid_value':
      return ['notListed', { allowed: issue.values.map(String) }];
    case 'invalid_format':
      return wrongDate(sent);
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

/** A date that is none for the characters alone that nobody sees in it. */
function wrongDate(sent: unknown): ShapeProblem {
  const characters = typeof sent === 'string' ? invisibleIn(sent) : [];
  return characters.length === 0 ? ['notADate', {}] : ['dateWithInvisible', { characters }];
}

/** A number in quotation marks, or a code without any, is told with what to send. */
function wrongType(expected: string, sent: unknown): ShapeProblem {
  if (expected === 'number' && typeof sent === 'string') {
    const number = numberIn(sent);
    if (number !== undefined) return ['numberAsText', { sent, number }, numberRemedy(sent, number)];
  }
  if (expected === 'string' && typeof sent === 'number' && Number.isFinite(sent))
    return [
      'textAsNumber',
      { sent: String(sent) },
      Number.isSafeInteger(sent) ? { value: String(sent) } : undefined,
    ];
  if (expected === 'boolean' && (sent === 'true' || sent === 'false'))
    return ['booleanAsText', { sent }, { value: sent === 'true' }];
  return ['wrongType', { expected: typeNamed(expected), sent: typeOf(sent) }];
}

/** Three digits after one mark may be thousands or thousandths: whoever sent them knows. */
function numberRemedy(sent: string, number: string): Remedy | undefined {
  const isExact = decimal(Number(number)).equals(decimal(number));
  return isExact && !isOfUnclearMark(sent) ? { value: Number(number) } : undefined;
}

const typeWords: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  array: 'list',
  object: 'object',
};

function typeNamed(type: string): Value {
  const word = typeWords[type];
  return word === undefined ? type : { word };
}

function typeOf(value: unknown): Value {
  if (value === null) return 'null';
  if (Array.isArray(value)) return { word: 'list' };
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return typeNamed(typeof value);
}

function tooBig(origin: string): string {
  if (origin === 'string') return 'tooLong';
  return origin === 'array' ? 'tooManyEntries' : 'tooGreat';
}
