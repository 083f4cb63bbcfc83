import { type Severity, severities } from '../core/findings/finding.ts';
import { isCut } from '../core/findings/finding-limits.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/severity-counts.json' with { type: 'json' };

/** A finding as far as it is counted. */
interface Counted {
  readonly rule: string;
  readonly severity: Severity;
}

/** The number of findings of each severity that occurs, in words, errors first. */
export function severityCounts(findings: readonly Counted[], language: Language): string[] {
  return severities.flatMap((severity) => {
    const ones = findings.filter((finding) => finding.severity === severity);
    return ones.length === 0 ? [] : [severityCount(ones, severity, language)];
  });
}

/** The number of findings of one severity, in words; where some of them are not listed, the least that it can be. */
export function severityCount(findings: readonly Counted[], severity: Severity, language: Language): string {
  const counted = fill(texts.severityCounts[severity], language, { count: findings.length });
  return isCut(findings) ? atLeast(counted, language) : counted;
}

/** A number, or what is counted, as the least that it can be. */
export function atLeast(counted: string, language: Language): string {
  return fill(texts.atLeast, language, { counted });
}
