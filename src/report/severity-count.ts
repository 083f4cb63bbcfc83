import { type Severity, severities } from '../core/findings/finding.ts';
import { isCountOfRest, isCut } from '../core/findings/finding-limits.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/severity-counts.json' with { type: 'json' };

interface Counted {
  readonly rule: string;
  readonly severity: Severity;
}

/**
 * The number of findings of each severity that occurs, in words, errors first. If the limit left out some warnings and
 * notes, only their sum is known, so the numbers are minimums.
 */
export function severityCounts(findings: readonly Counted[], language: Language): string[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const others = findings.filter(({ severity }) => severity !== 'error');
  const counts = severities.slice(1).flatMap((severity) => {
    const ones = others.filter((finding) => finding.severity === severity && !isCountOfRest(finding));
    if (ones.length === 0) return [];
    const counted = severityCount(ones, severity, language);
    return isCut(others) ? [atLeast(counted, language)] : [counted];
  });
  return errors.length === 0 ? counts : [severityCount(errors, 'error', language), ...counts];
}

/** The number of findings of one severity, in words; a minimum if some of them are not listed. */
export function severityCount(findings: readonly Counted[], severity: Severity, language: Language): string {
  const counted = fill(texts.severityCounts[severity], language, { count: findings.length });
  return isCut(findings) ? atLeast(counted, language) : counted;
}

/** Says that a number, or a counted noun, is a minimum. */
export function atLeast(counted: string, language: Language): string {
  return fill(texts.atLeast, language, { counted });
}
