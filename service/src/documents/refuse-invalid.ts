import type { Language } from 'pint-ae';
import { problemOf } from 'pint-ae/http';
import { RequestProblem } from '../http/request-problem.ts';
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
  if (verdict.isOnlyStrict === true)
    throw new RequestProblem(kind, {
      title: { text: 'strictTitle' },
      detail: { text: 'strictDetail', values: { count: errors.length } },
      errors,
    });
  const own = ownErrorOf(verdict);
  if (own === undefined) throw new RequestProblem(kind, { detail: problem.detail ?? '', errors });
  const broken = problemOf(resultIn(ofRules(verdict), language), { language });
  throw broken === undefined
    ? new RequestProblem(kind, { ...own, errors })
    : new RequestProblem(kind, { detail: `${broken.detail} ${inWords(own.detail, language)}`, errors });
}
