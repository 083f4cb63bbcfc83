import type * as z from 'zod';
import { type Finding, malformedField, type Value, type Values } from '../core/finding.ts';
import { jsonPath } from '../core/json-path.ts';
import type { Result } from '../core/result.ts';
import type { Specification } from '../core/specification.ts';
import { requestSchemasOf } from './schema/document.ts';
import type { DocumentRequest } from './schema/request.ts';
import { requiredOrNullText } from './schema/scalars.ts';

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws; every malformed
 * field is reported at once.
 */
export function readDocumentRequest(
  value: unknown,
  specification: Specification,
): Result<DocumentRequest, readonly Finding[]> {
  return readCallersValue(() => {
    const parsed = requestSchemasOf(specification).DocumentRequest.safeParse(value);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, failure: parsed.error.issues.flatMap((issue) => findingsOf(issue, value)) };
  });
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
  const [text, values] = sent === undefined ? missing(issue) : problemOf(issue, sent);
  return malformedField(text, jsonPath(issue.path), values);
}

function missing({ message }: ShapeIssue): readonly [text: string, values: Values] {
  return [message === requiredOrNullText ? requiredOrNullText : 'required', {}];
}

function valueAt(request: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    request,
  );
}

/** The case of the malformed field, and the values of its text. */
function problemOf(issue: ShapeIssue, sent: unknown): readonly [text: string, values: Values] {
  switch (issue.code) {
    case 'invalid_type':
      return ['wrongType', { expected: typeNamed(issue.expected), sent: typeOf(sent) }];
    case 'invalid_value':
      return ['notListed', { allowed: issue.values.map(String) }];
    case 'invalid_format':
      return ['notADate', {}];
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
