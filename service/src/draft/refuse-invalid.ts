import type { Language } from 'pint-ae';
import { problemOf } from 'pint-ae/http';
import { RequestProblem } from '../problems/request-problem.ts';
import { inWords } from '../texts/service-text.ts';
import { ofRules, ownErrorOf, resultIn, type Verdict } from './verdict.ts';

/**
 * Throws the problem of a document that is not valid: each failing rule at its field, and the sender if it is
 * not allowed.
 */
export function refuseInvalid(verdict: Verdict, language: Language): void {
  const problem = problemOf(resultIn(verdict, language), { language });
  if (problem === undefined) return;
  const kind = problem.status === 422 ? 'validation-failed' : 'internal-error';
  const errors = problem.errors ?? [];
  const own = ownErrorOf(verdict);
  if (verdict.isOnlyStrict === true) {
    const { foreignSender } = verdict;
    const count = foreignSender === undefined ? errors.length : errors.length - 1;
    const strict = inWords({ text: 'strictDetail', values: { count } }, language);
    throw foreignSender === undefined || own === undefined
      ? new RequestProblem(kind, { title: { text: 'strictTitle' }, detail: strict, errors })
      : new RequestProblem(kind, {
          title: own.title,
          detail: `${inWords(own.detail, language)} ${strict}`,
          errors,
        });
  }
  if (own === undefined) throw new RequestProblem(kind, { detail: problem.detail ?? '', errors });
  const broken = problemOf(resultIn(ofRules(verdict), language), { language });
  throw broken === undefined
    ? new RequestProblem(kind, { ...own, errors })
    : new RequestProblem(kind, { detail: `${broken.detail} ${inWords(own.detail, language)}`, errors });
}
