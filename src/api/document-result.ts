import type { Finding, Issue } from '../core/findings/finding.ts';
import { listedFaults } from '../core/findings/finding-limits.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import type { Outcome } from '../judge/judge.ts';
import { textsOf } from '../specification/texts.ts';
import {
  inWords,
  malformed,
  nothingKnown,
  type ResultOptions,
  type TextOptions,
  type ValidationResult,
} from './result.ts';

/** A verdict in words, made from its findings; it has no other facts about the document. */
export function verdictInWords(
  { outcome, findings }: { readonly outcome: Outcome; readonly findings: readonly Finding[] },
  ruleSets: readonly RuleSet[],
  options: TextOptions,
): ValidationResult {
  const isError = ({ severity }: Finding) => severity === 'error';
  const render = inWords(textsOf(options), ruleSets, options);
  return {
    ...nothingKnown(),
    valid: outcome === 'valid',
    outcome,
    issues: findings.filter(isError).map(render),
    warnings: findings.filter((finding) => !isError(finding)).map(render),
  };
}

/** Findings that no rule set made, in words, up to a limit. */
export function ownFindingsInWords(findings: readonly Finding[], options: ResultOptions): Issue[] {
  return listedFaults(findings, options).map(inWords(textsOf(options), [], options));
}

/** The result for a document that cannot be read. */
export function malformedDocument(findings: readonly Finding[], options: ResultOptions): ValidationResult {
  return malformed(findings, textsOf(options), options);
}

/** The result for a document that could not be judged. */
export function notJudgedResult(finding: Finding, options: TextOptions): ValidationResult {
  return {
    ...nothingKnown(),
    outcome: 'not-judged',
    issues: [inWords(textsOf(options), [], options)(finding)],
  };
}
