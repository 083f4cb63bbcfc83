import { arabicEvaluation } from 'schematron-compiler/arabic-evaluation';
import type { Finding, Issue } from '../core/findings/finding.ts';
import { type LanguageOption, nameOfLanguage } from '../core/messages/language.ts';
import { undecidedRuleId } from '../core/specification/engine.ts';
import { shortenedValue } from '../core/text/text.ts';
import type { ValidatedDocument } from './validate-document.ts';

/**
 * Returns a verdict in a language, with the engine's reasons in that language too. They are not part of the core,
 * because a browser bundle should not carry the engine's sentences in two languages.
 */
export function withReasonsIn(
  language: LanguageOption | undefined,
  validated: ValidatedDocument,
): ValidatedDocument {
  const { result, found } = validated;
  if (nameOfLanguage(language) !== 'ar' || !found.findings.some(isUnjudged)) return validated;
  const told = (issue: Issue): Issue => ({
    ...issue,
    message: found.findings.filter((finding) => isAbout(finding, issue)).reduce(inArabic, issue.message),
  });
  const reworded = { issues: result.issues.map(told), warnings: result.warnings.map(told) };
  return validated.form === 'request'
    ? { ...validated, result: { ...validated.result, ...reworded } }
    : { ...validated, result: { ...validated.result, ...reworded } };
}

const isUnjudged = ({ rule, text }: Finding) => text === 'ruleNotJudged' || rule === undecidedRuleId;

const isAbout = (finding: Finding, { rule }: Issue) => isUnjudged(finding) && finding.rule === rule;

function inArabic(message: string, { values }: Finding): string {
  const reason = values?.reason;
  if (typeof reason !== 'string' || reason === '') return message;
  const quoted = shortenedValue(reason);
  return message.endsWith(quoted) ? message.slice(0, -quoted.length) + arabicEvaluation(quoted) : message;
}
