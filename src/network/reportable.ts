import type { Issue } from '../core/findings/finding.ts';
import type { UblElement } from '../core/xml/element.ts';
import { type JudgedDocument, judgeDocument } from '../judge/judge-document.ts';
import type { JudgeDocumentOptions } from '../judge/options.ts';
import type { ValidationResult } from '../judge/result.ts';
import { assess } from '../judge/validate.ts';
import { answeredEnvelope } from './answered.ts';

/** A document to report: its tree if it could be read, and the verdict on it. */
export interface ReportableDocument extends Pick<ValidationResult, 'outcome'> {
  readonly root: UblElement | undefined;
  /** Whether it came as XML, and is reported as it came. */
  readonly isReceived: boolean;
  /** InstanceIdentifier of its envelope; undefined if it came without one. */
  readonly envelopeId: string | undefined;
  readonly issues: readonly Issue[];
  /** Whether it follows the schema; a document that does not may be told as failed without its values. */
  readonly followsSchema: boolean;
}

/** Judges a document: a request as a value, or the text or bytes of a request, of UBL or of its envelope. */
export function reportableOf(document: unknown, options: JudgeDocumentOptions): ReportableDocument {
  if (typeof document !== 'string' && !(document instanceof Uint8Array)) {
    const { result, written } = assess(document, options);
    return {
      outcome: result.outcome,
      root: written?.root,
      isReceived: false,
      envelopeId: undefined,
      issues: result.issues,
      followsSchema: true,
    };
  }
  return reportableOfJudged(judgeDocument(document, options));
}

/** A document that was judged already, to report. */
export function reportableOfJudged({
  kind,
  result,
  ubl,
  envelope,
  found,
}: JudgedDocument): ReportableDocument {
  const breaksSchema = found.findings.some(
    ({ foundBy, severity, rule }) =>
      foundBy === 'structure' && severity === 'error' && rule.startsWith('ubl-'),
  );
  return {
    outcome: result.outcome,
    root: ubl,
    isReceived: kind === 'ubl',
    envelopeId: envelope === undefined ? undefined : answeredEnvelope(envelope.header).id || undefined,
    issues: result.issues,
    followsSchema: !breaksSchema,
  };
}
