import { type Finding, malformedField } from '../core/findings/finding.ts';
import { type FindingLimits, findingLimits, restNotLookedAt } from '../core/findings/finding-limits.ts';
import { jsonPath, jsonSteps, valueAt } from '../core/findings/json-path.ts';
import type { Result } from '../core/findings/result.ts';
import { oncePer } from '../core/once-per.ts';
import { limits } from '../core/options/limits.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import type { OtherSystem } from '../core/specification/specification.ts';
import { withNullForAbsent } from './absent-fields.ts';
import { vocabulariesOf } from './aliases.ts';
import { withPercentagesComputed } from './amounts-of-percentages.ts';
import { enclosedRequest } from './enclosed-request.ts';
import type { NormaliseOptions } from './normalise/options.ts';
import { inOrderOfRequest } from './order.ts';
import { otherSystemOf } from './other-system.ts';
import { readersOf } from './readers.ts';
import { requestCodes } from './schema/codes.ts';
import type { DocumentRequest } from './schema/request.ts';
import type { Reading } from './shape.ts';
import { withTextLines } from './text-lines.ts';
import { unknownFieldFinding } from './unknown-field-finding.ts';
import { type UnknownField, unknownFields } from './unknown-fields.ts';

/** How many faults of a request are told, and the unknown fields of which nothing is. */
export interface ReadingOptions extends FindingLimits, Pick<NormaliseOptions, 'ignoredFields'> {}

/** A request of the right shape, with codes in place of their other names. */
export interface WellFormedRequest {
  readonly request: DocumentRequest;
  /** One for each name that was replaced by a code. */
  readonly findings: readonly Finding[];
  /** The fields that the interface does not know; they are removed from the request. */
  readonly unknown: readonly UnknownField[];
}

/**
 * Checks the shape of a document request: field names, JSON types, dates, enumerations. Never throws. All
 * malformed fields are reported at once, but after more than `maxFindings` of them no further line is
 * examined. Allowances and charges that only have a percentage get its amount.
 */
export function readDocumentRequest(
  value: unknown,
  specification: RequestSpecification,
  options: ReadingOptions = {},
): Result<WellFormedRequest, readonly Finding[]> {
  const read = readAsSent(value, specification, options);
  if (read.ok || !read.failure.some(({ path }) => /allowancesCharges\[\d+\]\.amount$/.test(path)))
    return read;
  const computed = readCallersValue(() => ({
    ok: true,
    value: withPercentagesComputed(value, specification),
  }));
  if (!computed.ok || computed.value.findings.length === 0) return read;
  const { request, findings } = computed.value;
  const again = readAsSent(request, specification, options);
  if (!again.ok) return again;
  return { ok: true, value: { ...again.value, findings: [...again.value.findings, ...findings] } };
}

function readAsSent(
  value: unknown,
  specification: RequestSpecification,
  { maxFindings = findingLimits.maxFindings, ignoredFields }: ReadingOptions,
): Result<WellFormedRequest, readonly Finding[]> {
  return readCallersValue(() => {
    const { codes, vocabularies, readers } = preparedFor(specification);
    const { readLine } = readers;
    const reading = newReading(codes, specification);
    const { malformed, steps, told } = reading;
    const request = readers.readDocumentRequest(value, reading, vocabularies);
    if (malformed.length > 0 && isVerdict(value))
      return { ok: false, failure: [malformedField('verdictNotDocument', '')] };
    const enclosed = malformed.length === 0 ? undefined : enclosedRequest(value, specification);
    if (enclosed !== undefined) return { ok: false, failure: [insideAnother(enclosed, value)] };
    const system = malformed.length === 0 ? undefined : otherSystemOf(value, specification);
    if (system !== undefined) return { ok: false, failure: [ofAnotherSystem(system)] };
    const sent: readonly unknown[] = Array.isArray(request.lines) ? request.lines : [];
    const count = Math.min(sent.length, limits.lines);
    const ofLines = vocabularies.inside.lines;
    const lines: unknown[] = [];
    steps.push('lines', 0);
    for (let index = 0; index < count; index += 1) {
      if (malformed.length > maxFindings) return { ok: false, failure: [...malformed, restNotLookedAt] };
      steps[1] = index;
      lines.push(readLine(sent[index], reading, ofLines));
    }
    if (malformed.length > 0)
      return {
        ok: false,
        failure: withNullForAbsent(
          withTextLines(withUnknownFields(malformed, value, specification, ignoredFields), value),
          value,
          specification,
        ),
      };
    request.lines = lines;
    const unknown = reading.hasUnknownFields
      ? withFittingNames(unknownFields(value, specification, ignoredFields), value, specification)
      : [];
    const decisive = unknown.filter(({ refusal }) => refusal !== undefined);
    if (decisive.length > 0) return { ok: false, failure: decisive.map(unknownFieldFinding) };
    // Nothing is malformed, so the value has the type that its rows give; the readers were made from them.
    return { ok: true, value: { request: request as DocumentRequest, findings: told, unknown } };
  });
}

/** Everything needed to read the requests of a specification, prepared once. */
const preparedFor = oncePer((specification: RequestSpecification) => ({
  codes: requestCodes(specification),
  vocabularies: vocabulariesOf(specification),
  readers: readersOf(specification),
}));

/** Reads a value of the caller's; if one of its getters or a proxy throws, that is a finding. */
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

/** Whether a value is what `validate` returns: its totals have names of a request too. */
function isVerdict(value: unknown): boolean {
  const { outcome, valid, issues }: { outcome?: unknown; valid?: unknown; issues?: unknown } = Object(value);
  return typeof outcome === 'string' && typeof valid === 'boolean' && Array.isArray(issues);
}

function insideAnother(field: string, request: unknown): Finding {
  const remedy = holdsNothingElse(request, jsonSteps(field)) ? ({ unwrap: true } as const) : undefined;
  return malformedField('insideAnother', field, { field }, remedy);
}

/** One finding instead of one for each field that is not there. */
function ofAnotherSystem({ name, guide }: OtherSystem): Finding {
  return malformedField('ofAnotherSystem', '', { system: name, guide });
}

/** Whether the objects around the request contain nothing else. */
function holdsNothingElse(request: unknown, steps: readonly PropertyKey[]): boolean {
  return steps.every((_, depth) => Object.keys(Object(valueAt(request, steps.slice(0, depth)))).length === 1);
}

/** Reports a field once if it is missing under its own name but present under a misspelt one, which is then the fault. */
function withUnknownFields(
  malformed: readonly Finding[],
  request: unknown,
  specification: RequestSpecification,
  ignoredFields: readonly string[] | undefined,
): Finding[] {
  const unknown = withFittingNames(
    unknownFields(request, specification, ignoredFields),
    request,
    specification,
  );
  const missing = new Set(
    malformed.flatMap(({ text = '', path }) => (missingTexts.includes(text) ? [path] : [])),
  );
  const meant = new Set(unknown.flatMap(({ meantPath }) => meantPath ?? []));
  const isMisspelt = ({ path }: Finding) => missing.has(path) && meant.has(path);
  return inOrderOfRequest(
    [
      ...malformed.filter((finding) => !isMisspelt(finding)),
      ...unknown.map((field) => {
        const finding = unknownFieldFinding(field);
        return missing.has(field.meantPath ?? '') ? { ...finding, severity: 'error' as const } : finding;
      }),
    ],
    specification,
  );
}

/** How many renamed fields are tried: each takes as long as reading the part that has it. */
const mostTried = 50;

/** A field is renamed only if its value is one that the other field may have, or becomes one by its own fix. */
function withFittingNames(
  unknown: readonly UnknownField[],
  request: unknown,
  specification: RequestSpecification,
): readonly UnknownField[] {
  // Each try copies the request, which is refused anyway.
  let tried = unknown.at(-1)?.refusal === 'tooManyUnknownNames' ? mostTried : 0;
  return unknown.map((field) => {
    const { rename, path } = field;
    if (rename === undefined) return field;
    tried += 1;
    const fits = tried <= mostTried && fitsAs(rename, jsonSteps(path), request, specification);
    return fits ? field : { ...field, rename: undefined };
  });
}

function newReading(codes: Reading['codes'], { messages, aliases }: RequestSpecification): Reading {
  const { otherValues } = aliases;
  return { codes, messages, otherValues, steps: [], malformed: [], told: [], hasUnknownFields: false };
}

function fitsAs(
  name: string,
  steps: readonly (string | number)[],
  request: unknown,
  specification: RequestSpecification,
): boolean {
  const { codes, vocabularies, readers } = preparedFor(specification);
  const reading = newReading(codes, specification);
  // A line is read on its own, and the other lines not at all.
  const isOfLine = steps[0] === 'lines' && typeof steps[1] === 'number';
  const part = isOfLine ? valueAt(request, steps.slice(0, 2)) : { ...Object(request), lines: [] };
  const inPart = isOfLine ? steps.slice(2) : steps;
  const renamed = withName(part, inPart, name);
  if (isOfLine) readers.readLine(renamed, reading, vocabularies.inside.lines);
  else readers.readDocumentRequest(renamed, reading, vocabularies);
  const path = jsonPath([...inPart.slice(0, -1), name]);
  return reading.malformed.every(
    (each) =>
      each.remedy !== undefined ||
      !(each.path === path || each.path.startsWith(`${path}.`) || each.path.startsWith(`${path}[`)),
  );
}

/** A value with the field at some steps under another name. */
function withName(value: unknown, [step, ...inner]: readonly (string | number)[], name: string): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return value;
  const inside: unknown = Reflect.get(value, step);
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? withName(each, inner, name) : each));
  if (inner.length > 0) return { ...value, [step]: withName(inside, inner, name) };
  const { [step]: _, ...others } = value as Readonly<Record<string, unknown>>;
  return { ...others, [name]: inside };
}

const missingTexts: readonly string[] = ['required', 'requiredOrNull', 'requiredCode'];
