import type { Issue, Severity } from '../core/findings/finding.ts';
import { isCut } from '../core/findings/finding-limits.ts';
import type { Language } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import texts from './messages/report.json' with { type: 'json' };

/** The number of findings of one severity, in words; where some of them are not listed, the least that it can be. */
export function severityCount(findings: readonly Issue[], severity: Severity, language: Language): string {
  const counted = fill(texts.severityCounts[severity], language, { count: findings.length });
  return isCut(findings) ? atLeast(counted, language) : counted;
}

/** A number, or what is counted, as the least that it can be. */
export function atLeast(counted: string, language: Language): string {
  return fill(texts.atLeast, language, { counted });
}
