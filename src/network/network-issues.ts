import { inWords } from '../api/result.ts';
import type { Finding, Issue } from '../core/findings/finding.ts';
import { listedFindings } from '../core/findings/finding-limits.ts';
import type { LanguageOption } from '../core/messages/language.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { networkMessages } from '../specification/network.ts';

/** Findings in words: those of the rules of a message by the rules' own messages. */
export function issuesOf(
  findings: readonly Finding[],
  language: LanguageOption | undefined,
  ruleSets: readonly RuleSet[] = [],
): Issue[] {
  if (findings.length === 0) return [];
  const textOptions = language === undefined ? {} : { language };
  return listedFindings(findings, {}).map(inWords(networkMessages, ruleSets, textOptions));
}
