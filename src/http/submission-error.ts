import { isOtherDocument } from '../api/other-document.ts';
import type { Issue } from '../core/findings/finding.ts';
import { isCut } from '../core/findings/finding-limits.ts';
import type { Language } from '../core/messages/language.ts';
import { readable } from '../core/options/check-argument.ts';
import { checkArgument } from '../core/options/check-options.ts';
import { wholeNumber } from '../core/options/option-kinds.ts';
import { checkLanguage } from './arguments.ts';
import { submissionText } from './problem-kinds.ts';
import { type AnyResult, checkResult, errorOfShape } from './result-problem.ts';

const defaultLength = 1000;
const lengthKind = wholeNumber(0);

/**
 * Returns the `submissionError` of a document response for a failed validation, with as many failed rules as fit.
 * Null for a valid document.
 *
 * @example
 * ```ts
 * console.log(submissionErrorOf(validate(request))); // null
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function submissionErrorOf(
  result: AnyResult,
  maximumLength = defaultLength,
  language: Language = 'en',
): string | null {
  checkResult('submissionErrorOf', result, {});
  checkArgument('submissionErrorOf', 'maximumLength', lengthKind, maximumLength);
  checkLanguage('submissionErrorOf', language);
  return readable('submissionErrorOf', 'result', () => {
    switch (result.outcome) {
      case 'valid':
        return null;
      case 'invalid':
        return bounded(
          submissionText('brokenRules', language),
          result.issues.map((issue) => ruleText(issue, language)),
          maximumLength,
          restIn(result.issues, language),
          result.unlisted,
        );
      case 'malformed':
        return bounded(
          submissionText('malformed', language),
          result.issues.map((issue) => errorOfShape(issue).message),
          maximumLength,
          restIn(result.issues, language),
        );
      case 'not-judged':
        if (isOtherDocument(result))
          return cut(result.issues.map(({ message }) => message).join(' '), maximumLength);
        return cut(submissionText('notJudged', language), maximumLength);
    }
  });
}

function ruleText({ rule, path, message, hint }: Issue, language: Language): string {
  const text = submissionText(path === '' ? 'rule' : 'ruleAt', language, { rule, path, message });
  return [text, hint].filter(Boolean).join(' ');
}

/** Returns the number of findings that do not fit, in words: as a minimum if some are not listed. */
function restIn(findings: readonly { readonly rule: string }[], language: Language) {
  const text = isCut(findings) ? 'moreAtLeast' : 'more';
  return (count: number): string => submissionText(text, language, { count });
}

/** As many whole findings as fit, and the number of the others; a first finding that is too long is cut. */
function bounded(
  heading: string,
  findings: readonly string[],
  maximumLength: number,
  restOf: (count: number) => string,
  unlisted = 0,
): string {
  const withRest = (text: string, left: number) => (left === 0 ? text : `${text} ${restOf(left)}`);
  let text = heading;
  let left = findings.length + unlisted;
  for (const finding of findings) {
    const longer = `${text} ${finding}`;
    if (withRest(longer, left - 1).length > maximumLength) break;
    text = longer;
    left -= 1;
  }
  return left < findings.length + unlisted
    ? withRest(text, left)
    : cut([heading, ...findings].join(' '), maximumLength);
}

/** Cuts between characters, never inside a surrogate pair. */
function cut(text: string, maximumLength: number): string {
  if (text.length <= maximumLength) return text;
  if (maximumLength < 1) return '';
  return `${text.slice(0, maximumLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
