import type { ValidateOptions } from '../api/options.ts';
import { type ValidatedDocument, validateDocument } from '../api/validate-document.ts';
import { judgeRequest } from '../api/validate-request.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import type { Issue } from '../core/findings/finding.ts';
import type { UblElement } from '../core/xml/element.ts';
import { answeredEnvelope } from './answered.ts';

/** A document to report: its tree if it could be read, and the verdict on it. */
export interface ReportableDocument extends Pick<ValidationResult, 'outcome'> {
  readonly root: UblElement | undefined;
  /** True if the document was received as XML; it is then reported unchanged. */
  readonly isReceived: boolean;
  /** InstanceIdentifier of its envelope; undefined if it had no envelope. */
  readonly envelopeId: string | undefined;
  readonly issues: readonly Issue[];
  readonly warnings: readonly Issue[];
  /** Places that break the schema of UBL; such a document may be reported as failed without its values. */
  readonly schemaFaults: readonly string[];
}

/** Checks a document: a request as a value, or the text or bytes of a request, of UBL or of its envelope. */
export function reportableOf(document: unknown, options: ValidateOptions): ReportableDocument {
  if (typeof document === 'string' || document instanceof Uint8Array)
    return reportableOfValidated(validateDocument(document, options));
  const { result, written } = judgeRequest(document, options);
  const { outcome, issues, warnings } = result;
  const root = written?.root;
  return { outcome, root, isReceived: false, envelopeId: undefined, issues, warnings, schemaFaults: [] };
}

/** A document to report that has already been checked. */
export function reportableOfValidated({
  form,
  result,
  ubl,
  envelope,
  found,
}: ValidatedDocument): ReportableDocument {
  const schemaFaults = found.findings.filter(
    ({ foundBy, severity, rule }) =>
      foundBy === 'structure' && severity === 'error' && rule.startsWith('ubl-'),
  );
  return {
    outcome: result.outcome,
    root: ubl,
    isReceived: form === 'ubl',
    envelopeId: envelope === undefined ? undefined : answeredEnvelope(envelope.header).id || undefined,
    issues: result.issues,
    warnings: result.warnings,
    schemaFaults: schemaFaults.map(({ location = '' }) => location),
  };
}
