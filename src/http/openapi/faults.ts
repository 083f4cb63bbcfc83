import { tooLarge } from '../body.ts';
import { acceptPost, wrongType } from '../document-operation.ts';
import type { ProblemDetails } from '../problem.ts';
import { problemAnswer } from '../problem-answer.ts';
import type { ProblemDetail, ProblemKind } from '../problem-kinds.ts';
import { type Query, queryProblem } from '../query.ts';
import type { ExampleAnswer } from './responses.ts';

/** Answers that depend on the server and not on the request. */
export function serverFaults(details: ProblemDetails): ExampleAnswer[] {
  const fault = (
    name: ProblemKind,
    summary: string,
    detail?: ProblemDetail,
    headers?: Readonly<Record<string, string>>,
  ) => ({
    name,
    summary,
    answer: problemAnswer(name, { ...details, ...(detail === undefined ? {} : { detail }) }, headers),
  });
  return [
    fault(
      'rate-limited',
      'Too many requests',
      { text: 'rateLimit' },
      {
        'retry-after': '7',
        'x-ratelimit-remaining': '0',
      },
    ),
    fault('internal-error', 'A fault of the server'),
    fault(
      'unavailable',
      'Too much work at once',
      { text: 'tooMuchWork' },
      {
        'retry-after': '2',
      },
    ),
  ];
}

/** A parameter that no operation has. */
export const unknownParameter = 'customer';

/** The answer to a query that an operation does not read. */
export function queryFault(query: Query, details: ProblemDetails): ExampleAnswer[] {
  const answer = queryProblem(query, new URLSearchParams({ [unknownParameter]: '' }), details);
  return answer === undefined
    ? []
    : [{ name: 'unknown-parameter', summary: 'A parameter that the operation does not have', answer }];
}

/** Answers to bodies that are not processed. */
export function bodyFaults(details: ProblemDetails, maximumBytes: number): ExampleAnswer[] {
  const large = tooLarge(maximumBytes);
  return [
    {
      name: 'too-large',
      summary: 'A body that is too large',
      answer: problemAnswer(large.kind, { ...details, detail: large.detail }),
    },
    {
      name: 'plain-text',
      summary: 'A body that is plain text',
      answer: problemAnswer('unsupported-media-type', { ...details, detail: wrongType }, acceptPost),
    },
  ];
}
