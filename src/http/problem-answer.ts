import type { Outcome } from '../judge/judge.ts';
import type { Answer } from './document-work.ts';
import { checkProblem, type Problem, type ProblemDetails, problemBody, problemMediaType } from './problem.ts';
import type { ProblemKind } from './problem-kinds.ts';

export type HeaderFields = Readonly<Record<string, string>>;

/**
 * Creates a problem as an answer of a handler, or for work that cannot be done, such as `rate-limited` with
 * `Retry-After`.
 *
 * @example
 * ```ts
 * const { status, headers } = createProblemAnswer('rate-limited', { language: 'en' }, { 'retry-after': '5' });
 * console.log(status, headers['retry-after']); // 429 5
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createProblemAnswer(
  kind: ProblemKind,
  details: ProblemDetails = {},
  headers: HeaderFields = {},
): Answer {
  checkProblem('createProblemAnswer', kind, details);
  return answerOf(kind, details, headers);
}

function answerOf(kind: ProblemKind, details: ProblemDetails, headers: HeaderFields): Answer {
  const { language } = details;
  const named = language === undefined ? headers : { 'content-language': language, ...headers };
  return answerWith(problemBody(kind, details), null, [], named);
}

/** Returns a problem body as an answer, with the outcome of its document. */
export function answerWith(
  body: Problem,
  outcome: Outcome | null,
  rules: readonly string[],
  headers: HeaderFields = {},
): Answer {
  return {
    status: body.status,
    headers: { 'content-type': problemMediaType, 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
    outcome,
    rules,
  };
}

/**
 * A problem as a response, for a server's own operations.
 *
 * @example
 * ```ts
 * const response = createProblemResponse('conflict', { detail: 'A submitted document cannot be cancelled.' });
 * console.log(response.status, response.headers.get('content-type')); // 409 application/problem+json
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function createProblemResponse(
  kind: ProblemKind,
  details: ProblemDetails = {},
  headers: HeaderFields = {},
): Response {
  checkProblem('createProblemResponse', kind, details);
  const answer = answerOf(kind, details, headers);
  return new Response(answer.body, { status: answer.status, headers: answer.headers });
}
