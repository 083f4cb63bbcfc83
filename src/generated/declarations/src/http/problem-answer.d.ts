import type { Outcome } from '../judge/judge.ts';
import type { Answer } from './document-work.ts';
import { type Problem, type ProblemDetails } from './problem.ts';
import type { ProblemKind } from './problem-kinds.ts';
export type HeaderFields = Readonly<Record<string, string>>;
/**
 * A problem as an answer of a handler, or for work that cannot be done, such as `rate-limited` with
 * `Retry-After`.
 *
 * @example
 * ```ts
 * const { status, headers } = problemAnswer('rate-limited', { language: 'en' }, { 'retry-after': '5' });
 * console.log(status, headers['retry-after']); // 429 5
 * ```
 */
export declare function problemAnswer(kind: ProblemKind, details?: ProblemDetails, headers?: HeaderFields): Answer;
/** A problem body as an answer, with the outcome of the document that it is about. */
export declare function answerWith(body: Problem, outcome: Outcome | null, rules: readonly string[], headers?: HeaderFields): Answer;
/**
 * A problem as a response, for a server's own operations.
 *
 * @example
 * ```ts
 * const response = problemResponse('conflict', { detail: 'A submitted document cannot be cancelled.' });
 * console.log(response.status, response.headers.get('content-type')); // 409 application/problem+json
 * ```
 */
export declare function problemResponse(kind: ProblemKind, details?: ProblemDetails, headers?: HeaderFields): Response;
//# sourceMappingURL=problem-answer.d.ts.map