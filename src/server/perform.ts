import { hasMembers } from '../core/options/option-kinds.ts';
import type { Answer } from '../http/document-work.ts';
import type { Work } from '../http/options.ts';
import { createProblemAnswer } from '../http/problem-answer.ts';
import type { ProblemDetail, ProblemKind } from '../http/problem-kinds.ts';
import type { Done } from '../workers/pool.ts';
import type { Judging } from './judging.ts';
import { faultOf, type Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { problemOptions, type ServerOptions } from './options.ts';
import type { Waiting } from './own-thread.ts';

/** A worker may be another program's. */
function isAnswer(value: unknown): boolean {
  return hasMembers(value, { status: 'number', headers: 'object', body: 'string', rules: 'object' });
}

const notAnAnswer = 'the worker gave what is not an answer: { status, headers, body, outcome, rules }';

export type Perform = (work: Work, waiting: Waiting, client: string) => Promise<Answer>;

/** If no worker is up, each request starts one. */
const secondsUntilNextStart = 5;

/** Lets threads do the work, and answers requests whose work they could not do. */
export function performBy(
  { run }: Pick<Judging, 'run'>,
  metrics: Metrics,
  log: Log,
  options: Pick<ServerOptions, 'problemBase'>,
): Perform {
  return async (work, waiting, client) => {
    const done = await run(work, waiting, client);
    tell(done, work, metrics, log);
    if (done.kind === 'done' && isAnswer(done.result)) return done.result;
    const { kind, detail, retryAfter } = problemFor(done);
    return createProblemAnswer(
      kind,
      {
        ...problemOptions(options),
        instance: work.instance,
        traceId: work.traceId,
        language: work.language,
        detail: { text: detail },
      },
      retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) },
    );
  };
}

/** Counts and logs the outcome of work, unless it is done or nobody waits for it. */
function tell(done: Done<Answer>, { traceId }: Work, metrics: Metrics, log: Log): void {
  switch (done.kind) {
    case 'done':
      if (!isAnswer(done.result)) log.event('error', { event: 'fault', traceId, reason: notAnAnswer });
      return;
    case 'abandoned':
      return;
    case 'overloaded':
    case 'timed-out':
      metrics.rejected(done.kind);
      return;
    case 'not-started':
      metrics.rejected('worker-not-started');
      // No document has been read yet, so the message cannot quote one.
      log.event('error', { event: 'worker-not-started', traceId, reason: String(done.error) });
      return;
    case 'lost':
    case 'threw': {
      const event = done.kind === 'lost' ? 'worker-lost' : 'fault';
      metrics.rejected(event);
      log.event('error', { event, traceId, ...faultOf(done.error) });
    }
  }
}

interface ProblemOfWork {
  readonly kind: ProblemKind;
  readonly detail: ProblemDetail['text'];
  /** In seconds. */
  readonly retryAfter?: number;
}

function problemFor(done: Done<Answer>): ProblemOfWork {
  switch (done.kind) {
    case 'overloaded':
      return { kind: 'unavailable', detail: 'overloaded', retryAfter: done.retryAfter };
    case 'not-started':
      return { kind: 'unavailable', detail: 'noWorker', retryAfter: secondsUntilNextStart };
    case 'timed-out':
      // 503 would invite another attempt, which would take as long.
      return { kind: 'internal-error', detail: 'timedOut' };
    case 'abandoned':
      return { kind: 'request-timeout', detail: 'clientLeft' };
    default:
      return { kind: 'internal-error', detail: 'notJudged' };
  }
}
