import { xmlTextOf } from 'schematron-compiler/xml';
import { inWords } from '../api/result.ts';
import type { Finding, Issue, Severity, Values } from '../core/findings/finding.ts';
import { listedFindings } from '../core/findings/finding-limits.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import { textLike } from '../core/options/option-kinds.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { networkMessages } from '../specification/network.ts';

/** Findings in words: a message's rules use their own texts. */
export function issuesOf(
  findings: readonly Finding[],
  language: LanguageOption | undefined,
  ruleSets: readonly RuleSet[] = [],
): Issue[] {
  if (findings.length === 0) return [];
  const textOptions = language === undefined ? {} : { language };
  return listedFindings(findings, {}).map(inWords(networkMessages, ruleSets, textOptions));
}

/** Creates a finding on a message that follows a document. */
export function networkFinding(rule: string, values: Values = {}, severity: Severity = 'error'): Finding {
  return { rule, severity, path: '', values, foundBy: 'structure' };
}

/** The kind of an option that is an identifier, which is written unchanged. */
export const identifier = textLike(
  (value) => value.trim() !== '' && xmlTextOf(value).illegal.length === 0,
  'an identifier that XML can carry',
);
