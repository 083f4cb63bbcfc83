import { type Finding, malformedField } from '../core/findings/finding.ts';
import { type FindingLimits, findingLimits } from '../core/findings/finding-limits.ts';
import type { Result } from '../core/findings/result.ts';
import { isExactNumber, isLongNumber } from '../core/numbers/decimal.ts';
import { limits } from '../core/options/limits.ts';
import type { RequestSpecification } from '../core/specification/request-specification.ts';
import { vocabulariesOf } from './aliases.ts';
import { type Completion, complete } from './complete.ts';
import { numberOf, withNumbers } from './decimal-values.ts';
import { explainFaults } from './explain/explain.ts';
import type { UnknownField } from './explain/unknown-field.ts';
import { unknownFields } from './explain/unknown-fields.ts';
import { factsAt, inOrderOfRequest } from './fields.ts';
import type { NormaliseOptions } from './normalise/options.ts';
import { newReading, readersOf } from './readers.ts';
import type { DocumentRequest } from './schema/request.ts';
import type { Fault, Reading } from './shape.ts';
import { withSupplies } from './supply.ts';

/** The number of faults to report, the unknown fields not to report, and the caller's additions. */
export interface ReadingOptions extends Pick<NormaliseOptions, 'ignoreFields' | 'documentType'> {
  readonly limits?: FindingLimits | undefined;
}

/** A request of the right shape, with codes in place of their names. */
export interface WellFormedRequest {
  readonly request: DocumentRequest;
  /** The value as sent, with numbers in place of number texts and decimal objects. */
  readonly sent: unknown;
  /** Findings about names read as codes, amounts computed from percentages, and fields that a fact requires. */
  readonly findings: readonly Finding[];
  /** The fields that the interface does not know; they are removed from the request. */
  readonly unknown: readonly UnknownField[];
}

/** Reads a request by the rows of its fields, all faults at once; explains only if there are faults. */
export function readDocumentRequest(
  value: unknown,
  specification: RequestSpecification,
  options: ReadingOptions = {},
): Result<WellFormedRequest, readonly Finding[]> {
  return readCallersValue(() => {
    const supplied = withSupplies(value, specification, options);
    const completion = complete(supplied.request, specification, options);
    const { limits: { maxFindings = findingLimits.maxFindings } = {}, ignoreFields } = options;
    const explained = (request: unknown, { faults, isWhole }: StrictReading) => {
      const told = explainFaults({ value: request, faults, isWhole }, specification, ignoreFields);
      const ofFacts = [...supplied.contradictions, ...supplied.missing];
      const known = new Set(ofFacts.map(({ path }) => path));
      const places = new Set(told.map(({ path }) => path));
      const others = told.filter(
        (finding) => !(known.has(finding.path) || isLeftToFact(finding, places, specification)),
      );
      return {
        ok: false as const,
        failure: ofFacts.length === 0 ? others : inOrderOfRequest([...ofFacts, ...others], specification),
      };
    };
    const read = readStrictly(completion.request, specification, maxFindings);
    const { request, faults, hasUnknownFields, replaced } = read;
    if (faults.some(isOtherNumber))
      return readDocumentRequest(withNumbers(value, specification.fields), specification, options);
    if (faults.length > 0) return explained(completion.request, read);
    if (hasUnknownFields && isComputedAmountMisspelt(completion, specification))
      return explained(completion.sent, readStrictly(completion.sent, specification, maxFindings));
    const unknown = hasUnknownFields ? unknownFields(completion.request, specification, ignoreFields) : [];
    const refused = unknown.flatMap(({ finding }) => (finding.severity === 'error' ? finding : []));
    if (refused.length > 0) return { ok: false, failure: refused };
    const { contradictions, missing } = supplied;
    const findings = [...replaced, ...completion.findings, ...contradictions, ...missing];
    return { ok: true, value: { request, sent: value, unknown, findings } };
  });
}

/** Tells whether a field is only missing because the fact that sets it is wrong, which has its own finding. */
function isLeftToFact(
  { path, text }: Finding,
  places: ReadonlySet<string>,
  specification: RequestSpecification,
): boolean {
  if (text !== 'required') return false;
  const givenBy = factsAt(path.replaceAll(/\[\d+\]/g, '[]'), specification)?.givenBy;
  const around = path.slice(0, path.lastIndexOf('.') + 1);
  return givenBy !== undefined && (places.has(`${around}${givenBy}`) || places.has(givenBy));
}

/** Tells whether a number was sent as a text or decimal object; most requests have none, and are read once. */
function isOtherNumber(fault: Fault): boolean {
  return (
    fault.kind === 'type' &&
    fault.expected === 'number' &&
    !isExactNumber(fault.sent) &&
    numberOf(fault.sent) !== undefined
  );
}

/** Tells whether a computed amount was sent after all, under another name. */
function isComputedAmountMisspelt(
  { sent, findings }: Completion,
  specification: RequestSpecification,
): boolean {
  if (findings.length === 0) return false;
  const computed = new Set(findings.map(({ path }) => path));
  return unknownFields(sent, specification).some(({ meantPath }) => computed.has(meantPath ?? ''));
}

/** Result of one pass over a value, which is a request if it has no faults. */
interface StrictReading extends Pick<Reading, 'faults' | 'hasUnknownFields' | 'replaced'> {
  readonly request: DocumentRequest;
  /** True if the value was read to its end. */
  readonly isWhole: boolean;
}

function readStrictly(
  value: unknown,
  specification: RequestSpecification,
  maxFindings: number,
): StrictReading {
  const readers = readersOf(specification);
  const vocabularies = vocabulariesOf(specification);
  const reading = newReading(specification);
  const { steps, faults, replaced } = reading;
  const request = readers.readDocumentRequest(value, reading, vocabularies);
  const sent: readonly unknown[] = Array.isArray(request.lines) ? request.lines : [];
  const count = Math.min(sent.length, limits.maxLines);
  const lines: unknown[] = [];
  steps.push('lines', 0);
  for (let index = 0; index < count && faults.length <= maxFindings; index += 1) {
    steps[1] = index;
    lines.push(readers.readLine(sent[index], reading, vocabularies.inside.lines));
  }
  request.lines = lines;
  return {
    // Without faults, the value has the type of its rows, because the readers were made from them.
    request: request as DocumentRequest,
    faults,
    replaced,
    hasUnknownFields: reading.hasUnknownFields,
    isWhole: lines.length === count,
  };
}

/** Reads a value that the caller passed; an error from its getters or a proxy becomes a finding. */
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

/** Removes undefined members; a loop, as lists of entries double the time. Long decimals become text. */
export function withoutAbsent(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAbsent);
  if (typeof value !== 'object' || value === null) return value;
  if (isLongNumber(value)) return value.toFixed();
  const sent: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member: unknown = (value as Record<string, unknown>)[name];
    if (member !== undefined) sent[name] = withoutAbsent(member);
  }
  return sent;
}
