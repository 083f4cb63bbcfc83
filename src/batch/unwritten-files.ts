import type { Finding, Value } from '../core/findings/finding.ts';
import texts from './messages/unwritten.json' with { type: 'json' };
import type { Verdict } from './verdict.ts';

const rule = 'pint-ae-unwritten-file';

/** The finding that a file for a document, in addition to its verdict, is missing. */
export function notWritten(file: string, reason: Value): Finding {
  return { rule, severity: 'warning', path: '', values: { file, reason }, foundBy: 'judge' };
}

/** Tells whether a file of the document is missing. */
export function lacksFile({ warnings }: Pick<Verdict, 'warnings'>): boolean {
  return warnings.some((warning) => warning.rule === rule);
}

/** Reasons by the code of an error. */
const reasons: Readonly<Record<string, { readonly en: string; readonly ar: string }>> = texts;

/** Returns the reason why a file could not be written: in both languages if its error is known. */
export function unwrittenValue(error: unknown): Value {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const phrase = reasons[code];
  return phrase === undefined ? String(error instanceof Error ? error.message : error) : { phrase };
}
