import type { FieldProblem, Finding, Issue } from '../core/findings/finding.ts';
import { listedProblems } from '../core/findings/finding-limits.ts';
import { fill, helpOf } from '../core/messages/message.ts';
import type { RuleSet } from '../core/specification/rule-set.ts';
import { textsOf } from '../specification/texts.ts';
import type { Outcome } from './judge.ts';
import {
  inWords,
  malformedRequest,
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

/** The result for a document that cannot be read. */
export function malformedDocument(
  kind: 'request' | 'ubl',
  findings: readonly Finding[],
  options: ResultOptions,
): ValidationResult {
  return kind === 'ubl'
    ? malformedUbl(findings, options)
    : malformedRequest(findings, textsOf(options), options);
}

/** The result for UBL that cannot be read. */
export function malformedUbl(findings: readonly Finding[], options: ResultOptions): ValidationResult {
  const render = inWords(textsOf(options), [], options);
  const issues = listedProblems(findings, options).map((finding) => {
    const issue = render(finding);
    return { ...issue, message: sentence(finding.path, issue.message, finding.rule, options) };
  });
  return { ...nothingKnown(), issues };
}

/** The result for a document that could not be judged. */
export function notJudgedResult(finding: Finding, options: TextOptions): ValidationResult {
  return {
    ...nothingKnown(),
    outcome: 'not-judged',
    issues: [inWords(textsOf(options), [], options)(finding)],
  };
}

/** A problem as a complete sentence, for programs that show problems and issues in one list. */
export function issueOfProblem(
  { field, message, rule, place, fix }: FieldProblem,
  options: TextOptions,
): Issue {
  const messages = textsOf(options);
  const { language = 'en', docsUrl } = options;
  const hint = messages.entries.get(rule)?.hint;
  return {
    rule,
    message: sentence(field, message, rule, options),
    hint: hint === undefined ? '' : fill(hint, language, {}, messages),
    severity: 'error',
    path: field,
    ...(place === undefined ? {} : { place }),
    terms: [],
    ...(fix === undefined ? {} : { fix }),
    ...helpOf(rule, messages, language, docsUrl),
  };
}

/** A complete sentence about a field, made with the rule's own text. */
function sentence(field: string, problem: string, rule: string, options: TextOptions): string {
  const messages = textsOf(options);
  const { language = 'en' } = options;
  const whole = messages.entries.get(rule)?.message;
  if (whole === undefined || !String(whole[language]).includes('{problem}')) return problem;
  const subject = field === '' ? { word: 'theRequest' } : field;
  return fill(whole, language, { field: subject, problem }, messages).replace(/([?؟])\.$/, '$1');
}
