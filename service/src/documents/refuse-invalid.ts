import type { Language } from 'pint-ae';
import { problemOf } from 'pint-ae/http';
import { RequestProblem } from '../http/request-problem.ts';
import { inWords } from '../texts/service-text.ts';
import { resultIn, senderText, type Verdict } from './verdict.ts';

/**
 * Throws the problem of a document that is not valid: each failing rule at its field, and the sender if it is
 * not allowed.
 */
export function refuseInvalid(verdict: Verdict, language: Language): void {
  const problem = problemOf(resultIn(verdict, language), { language });
  if (problem === undefined) return;
  const kind = problem.status === 422 ? 'validation-failed' : 'internal-error';
  const errors = problem.errors ?? [];
  const { foreignSender } = verdict;
  if (foreignSender === undefined) throw new RequestProblem(kind, { detail: problem.detail ?? '', errors });
  const sender = senderText(foreignSender);
  const ofRules = problemOf(resultIn({ ...verdict, foreignSender: undefined }, language), { language });
  throw ofRules === undefined
    ? new RequestProblem(kind, { title: { text: 'senderTitle' }, detail: sender, errors })
    : new RequestProblem(kind, { detail: `${ofRules.detail} ${inWords(sender, language)}`, errors });
}
