import { limitShape } from '../api/option-shapes.ts';
import { isOtherDocument } from '../api/other-document.ts';
import { withReasonsIn } from '../api/reasons-in.ts';
import { type ValidatedDocument, validateDocument } from '../api/validate-document.ts';
import type { ValidationResult } from '../api/validation-result.ts';
import { pickOptions } from '../core/options/check-options.ts';
import { withTexts } from '../specification/both-languages.ts';
import { type Answer, type AnswerOptions, type DocumentWork, validationShape } from './document-work.ts';
import { answerWith } from './problem-answer.ts';
import { type AnyResult, toProblem } from './result-problem.ts';

/** Returns the options with which the document of some work is checked. */
export function judgingOf({ language }: DocumentWork, options: AnswerOptions) {
  return {
    ...pickOptions(validationShape, options),
    limits: pickOptions(limitShape, options.limits ?? {}),
    language: withTexts(language),
  };
}

/** Validates the document of some work. */
export function validated(work: DocumentWork, options: AnswerOptions): ValidatedDocument {
  const { body, format, language, release, documentType } = work;
  const answered = validateDocument(body, {
    ...judgingOf(work, options),
    format,
    ...(release === undefined ? {} : { release: release.split(',') }),
    ...(documentType === undefined ? {} : { documentType }),
  });
  return withReasonsIn(language, answered);
}

/** Tells whether a result is a verdict, such as that a document is invalid, and not a problem. */
export function isVerdict(result: ValidationResult): boolean {
  return result.outcome === 'invalid' || isOther(result);
}

export function isOther(result: ValidationResult): boolean {
  return result.outcome === 'not-judged' && isOtherDocument(result);
}

interface Content {
  readonly body: string;
  readonly mediaType: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export function json(value: unknown): Content {
  return { body: JSON.stringify(value), mediaType: 'application/json' };
}

/** Returns the problem of a result, unless it is valid or `isAnswered` accepts it; otherwise the answer. */
export function verdictAnswer(
  result: AnyResult,
  isAnswered: boolean,
  content: () => Content,
  work: DocumentWork,
  options: AnswerOptions,
): Answer {
  const { outcome } = result;
  const rules = result.issues.map(({ rule }) => rule);
  const language = languageHeader(work);
  const problem = isAnswered ? undefined : toProblem(result, detailsOf(work, options));
  if (problem !== undefined) return answerWith(problem, outcome, rules, language);
  const { body, mediaType, headers = {} } = content();
  return {
    status: 200,
    headers: { 'content-type': mediaType, 'cache-control': 'no-store', ...language, ...headers },
    body,
    outcome,
    rules,
  };
}

export const languageHeader = ({ language }: DocumentWork) => ({ 'content-language': language });

/** The details of a problem of some work. */
export function detailsOf(
  { instance, traceId, language }: DocumentWork,
  { problemBase }: Pick<AnswerOptions, 'problemBase'>,
) {
  return { problemBase, instance, traceId, language };
}
