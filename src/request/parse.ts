import { type Finding, malformedField } from '../core/finding.ts';
import { type FindingLimits, findingLimits, restNotLookedAt } from '../core/finding-limits.ts';
import { jsonSteps, valueAt } from '../core/json-path.ts';
import { limits } from '../core/limits.ts';
import type { Notice } from '../core/notice.ts';
import { oncePer } from '../core/once-per.ts';
import type { Result } from '../core/result.ts';
import type { Specification } from '../core/specification.ts';
import { readLine, readDocumentRequest as readWithoutLines } from '../generated/request-shape.js';
import { withNullForAbsent } from './absent-fields.ts';
import { vocabulariesOf } from './aliases.ts';
import { enclosedRequest } from './enclosed-request.ts';
import { inOrderOfRequest } from './order.ts';
import { requestCodes } from './schema/codes.ts';
import type { DocumentRequest } from './schema/request.ts';
import type { Reading } from './shape.ts';
import { type UnknownField, unknownFieldFinding, unknownFields } from './unknown-fields.ts';

/** A request of the right shape, with codes in place of the names that it had for them. */
export interface ReadRequest {
  readonly request: DocumentRequest;
  /** Tells each name that a code stands in place of. */
  readonly notices: readonly Notice[];
  /** The fields that the interface does not know; the request is without them. */
  readonly unknown: readonly UnknownField[];
}

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws; malformed fields
 * are reported at once, but no further line is looked at when there are more than `maxFindings` of them.
 */
export function readDocumentRequest(
  value: unknown,
  specification: Specification,
  { maxFindings = findingLimits.maxFindings }: FindingLimits = {},
): Result<ReadRequest, readonly Finding[]> {
  return readCallersValue(() => {
    const { codes, flags, vocabularies } = preparedFor(specification);
    const reading: Reading = { codes, flags, steps: [], malformed: [], notices: [], hasUnknownFields: false };
    const { malformed, steps, notices } = reading;
    const request = readWithoutLines(value, reading, vocabularies);
    const enclosed = malformed.length === 0 ? undefined : enclosedRequest(value, specification);
    if (enclosed !== undefined) return { ok: false, failure: [insideAnother(enclosed, value)] };
    const sent = Array.isArray(request.lines) ? request.lines.slice(0, limits.lines) : [];
    const lines: unknown[] = [];
    for (const [index, line] of sent.entries()) {
      if (malformed.length > maxFindings) return { ok: false, failure: [...malformed, restNotLookedAt] };
      steps.push('lines', index);
      lines.push(readLine(line, reading, vocabularies.inside.lines));
      steps.length = 0;
    }
    if (malformed.length > 0)
      return {
        ok: false,
        failure: withNullForAbsent(withUnknownFields(malformed, value, specification), value, specification),
      };
    request.lines = lines;
    const unknown = reading.hasUnknownFields ? unknownFields(value, specification) : [];
    const decisive = unknown.filter(({ setsFlag, isDecisive }) => setsFlag || isDecisive);
    if (decisive.length > 0) return { ok: false, failure: decisive.map(unknownFieldFinding) };
    // Nothing malformed was found: it is what the schemas say, from which its reading was generated.
    return { ok: true, value: { request: request as DocumentRequest, notices, unknown } };
  });
}

/** What requests of a specification are read by. */
const preparedFor = oncePer((specification: Specification) => ({
  codes: requestCodes(specification),
  flags: Object.keys(specification.transactionFlags),
  vocabularies: vocabulariesOf(specification),
}));

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

const missingTexts: readonly string[] = ['required', 'requiredOrNull'];
