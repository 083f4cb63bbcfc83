import type { Language } from 'pint-ae';
import { createProblem } from 'pint-ae/http';
import type { RequestProblem } from '../problems/request-problem.ts';
import { inWords, isServiceText } from '../texts/service-text.ts';

/** Returns the reason why a document is not sent, with each failed rule. */
export function refusalText({ kind, texts }: RequestProblem, language: Language): string {
  const { title, detail } = createProblem(kind, { language });
  const reason =
    typeof texts.detail === 'string'
      ? texts.detail
      : isServiceText(texts.detail)
        ? inWords(texts.detail, language)
        : createProblem(kind, { language, detail: texts.detail }).detail;
  const errors = (texts.errors ?? []).map(
    ({ field, message }) => `${field}: ${typeof message === 'string' ? message : inWords(message, language)}`,
  );
  return [reason ?? detail ?? title, ...errors].join('\n');
}
