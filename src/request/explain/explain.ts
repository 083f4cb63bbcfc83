import type { Finding } from '../../core/findings/finding.ts';
import { restNotLookedAt } from '../../core/findings/finding-limits.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { inOrderOfRequest } from '../order.ts';
import type { Fault } from '../shape.ts';
import { faultFinding, withNullForAbsent } from './faults.ts';
import { withFlags } from './flags.ts';
import { otherDocumentFinding } from './other-documents.ts';
import { withTextLines } from './text-lines.ts';
import type { UnknownField } from './unknown-field.ts';
import { unknownFields } from './unknown-fields.ts';

/** A value that could not be read as a request. */
export interface FaultyRequest {
  readonly value: unknown;
  readonly faults: readonly Fault[];
  /** True if the request was read to its end. */
  readonly isWhole: boolean;
}

/** The findings about a request with faults: the fewest that explain them all. */
export function explainFaults(
  { value, faults, isWhole }: FaultyRequest,
  specification: RequestSpecification,
  ignoreFields: readonly string[] | undefined,
): readonly Finding[] {
  // A request without faults outside its lines is clearly a request.
  const other = faults.every(({ path }) => path.startsWith('lines['))
    ? undefined
    : otherDocumentFinding(value, specification);
  if (other !== undefined) return [other];
  const findings = faults.map((fault) => faultFinding(fault, specification));
  if (!isWhole) return [...findings, restNotLookedAt];
  const unknown = unknownFields(value, specification, ignoreFields);
  const told = inOrderOfRequest(withMisspelt(findings, unknown), specification);
  return withNullForAbsent(withFlags(withTextLines(told, value), value, specification), value, specification);
}

const missingTexts: readonly string[] = ['required', 'requiredOrNull', 'requiredCode'];

/** Reports a field once if it is missing but present under a misspelt name, which is then the fault. */
function withMisspelt(findings: readonly Finding[], unknown: readonly UnknownField[]): Finding[] {
  const missing = new Set(
    findings.flatMap(({ text = '', path }) => (missingTexts.includes(text) ? [path] : [])),
  );
  const meant = new Set(unknown.flatMap(({ meantPath }) => meantPath ?? []));
  return [
    ...findings.filter(({ path }) => !(missing.has(path) && meant.has(path))),
    ...unknown.map(({ finding, meantPath }) =>
      missing.has(meantPath ?? '') ? { ...finding, severity: 'error' as const } : finding,
    ),
  ];
}
