import type { z } from 'zod';
import type { FieldProblem } from '../core/finding.ts';
import { jsonPath } from '../core/json-path.ts';
import type { Specification } from '../core/specification.ts';
import type { RequestCodes } from './schema/codes.ts';
import { type DocumentRequest, requestSchemasOf } from './schema/document.ts';

export type ParsedRequest<Codes extends RequestCodes = RequestCodes> =
  | { readonly ok: true; readonly request: DocumentRequest<Codes> }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws; every malformed
 * field is reported at once. Whether the document is right is for `validate` to say.
 */
export function parseDocumentRequest(value: unknown, specification: Specification): ParsedRequest {
  const parsed = requestSchemasOf(specification).DocumentRequest.safeParse(value, { error: messageOf });
  if (parsed.success) return { ok: true, request: parsed.data };
  return { ok: false, problems: parsed.error.issues.flatMap(problemsOf) };
}

type ShapeIssue = z.core.$ZodIssue;

function problemsOf(issue: ShapeIssue): FieldProblem[] {
  if (issue.code === 'invalid_union') return unionProblems(issue);
  return [{ field: jsonPath(issue.path), message: issue.message }];
}

/** A classification is a text or an object: what is wrong inside an object is said of its own fields. */
function unionProblems(issue: z.core.$ZodIssueInvalidUnion): FieldProblem[] {
  const inside = issue.errors.flat().filter(({ path }) => path.length > 0);
  if (inside.length === 0) return [{ field: jsonPath(issue.path), message: issue.message }];
  return inside.map(({ path, message }) => ({ field: jsonPath([...issue.path, ...path]), message }));
}

function messageOf(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.input === undefined) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${nameOfType(issue.expected)}, not ${describe(issue.input)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_format':
      return 'must be a calendar date written as YYYY-MM-DD';
    case 'invalid_union':
      return `must be a text or an object, not ${describe(issue.input)}`;
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'too_small':
      return `must be at least ${issue.minimum}`;
    default:
      return undefined;
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function nameOfType(expected: string): string {
  return typeNames[expected] ?? expected;
}

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value);
  return nameOfType(typeof value);
}

function tooBig(origin: string, maximum: number | bigint): string {
  if (origin === 'string') return `is longer than ${maximum} characters`;
  if (origin === 'array') return `has more than ${maximum} entries`;
  return `must be at most ${maximum}`;
}
