import type { Finding, Severity, Values } from '../core/findings/finding.ts';

/** A finding on what is sent after a document. */
export function networkFinding(rule: string, values: Values = {}, severity: Severity = 'error'): Finding {
  return { rule, severity, path: '', values, foundBy: 'structure' };
}
