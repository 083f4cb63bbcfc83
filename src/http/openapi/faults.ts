import { tooLarge } from '../body.ts';
import { acceptPost, wrongType } from '../media-type.ts';
import type { LibraryOperation } from '../operation.ts';
import { example } from '../operation.ts';
import { defaultMaxBodyBytes } from '../options.ts';
import { queryProblem } from '../parameters.ts';
import type { ProblemDetails } from '../problem.ts';
import { createProblemAnswer } from '../problem-answer.ts';
import type { ProblemDetail, ProblemKind } from '../problem-kinds.ts';
import type { ExampleAnswer } from './responses.ts';

const unknownParameter = 'customer';

interface Asked {
  readonly operation: LibraryOperation;
  readonly details: ProblemDetails;
  readonly maxBytes: number | undefined;
}

/** The problems of an operation that do not depend on a document, each as an answer. */
export function faultsOf({ operation, details, maxBytes = defaultMaxBodyBytes }: Asked): ExampleAnswer[] {
  const fault = (
    name: Parameters<typeof example>[0],
    kind: ProblemKind,
    detail?: ProblemDetail,
    headers?: Readonly<Record<string, string>>,
  ): ExampleAnswer => ({
    ...example(name),
    answer: createProblemAnswer(kind, { ...details, ...(detail === undefined ? {} : { detail }) }, headers),
  });
  const unknown = queryProblem(
    operation.parameters,
    new URLSearchParams({ [unknownParameter]: '' }),
    details,
  );
  const large = tooLarge(maxBytes);
  const faults: Partial<Record<ProblemKind, () => ExampleAnswer>> = {
    'bad-request': () => ({
      ...example('unknown-parameter'),
      answer: unknown ?? createProblemAnswer('bad-request'),
    }),
    'content-too-large': () => fault('too-large', large.kind, large.detail),
    'unsupported-media-type': () => fault('plain-text', 'unsupported-media-type', wrongType, acceptPost),
    'rate-limited': () =>
      fault(
        'rate-limited',
        'rate-limited',
        { text: 'rateLimit' },
        { 'retry-after': '7', 'x-ratelimit-remaining': '0' },
      ),
    'internal-error': () => fault('internal-error', 'internal-error'),
    unavailable: () => fault('unavailable', 'unavailable', { text: 'tooMuchWork' }, { 'retry-after': '2' }),
  };
  return operation.problems.flatMap((kind) => faults[kind]?.() ?? []);
}
