import { problemAnswer } from '../http/problem-answer.ts';
import type { Answer, Work } from '../http/work.ts';
import type { Done, Pool } from '../workers/pool.ts';
import { faultOf } from './fault.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { problemOptions, type ServerOptions } from './options.ts';

export type Perform = (work: Work, signal: AbortSignal) => Promise<Answer>;

/** Has the work done by the pool, and answers for what it could not do. */
export function performBy(
  pool: Pool<Work, Answer>,
  metrics: Metrics,
  log: Log,
  options: Pick<ServerOptions, 'problemBase'>,
): Perform {
  return async (work, signal) => {
    const details = {
      ...problemOptions(options),
      instance: work.instance,
      traceId: work.traceId,
      language: work.language,
    };
    const done = await runTwice(pool, work, signal);
    switch (done.kind) {
      case 'done':
        return done.result;
      case 'overloaded':
        metrics.rejected('overloaded');
        return problemAnswer(
          'unavailable',
          { ...details, detail: { text: 'overloaded' } },
          { 'retry-after': String(done.retryAfter) },
        );
      case 'timed-out':
        metrics.rejected('timed-out');
        // 503 would ask for another attempt, which would take as long.
        return problemAnswer('internal-error', {
          ...details,
          detail: { text: 'timedOut' },
        });
      case 'abandoned':
        return problemAnswer('request-timeout', { ...details, detail: { text: 'clientLeft' } });
      case 'failed':
        metrics.rejected('worker-lost');
        log.event('error', {
          event: 'worker-lost',
          traceId: work.traceId,
          ...faultOf(done.error),
        });
        return problemAnswer('internal-error', { ...details, detail: { text: 'notJudged' } });
    }
  };
}

/** A worker may have ended for a reason of its own; a document that ends a second one is not tried again. */
async function runTwice(pool: Pool<Work, Answer>, work: Work, signal: AbortSignal): Promise<Done<Answer>> {
  const first = await pool.run(work, signal);
  return first.kind === 'failed' ? await pool.run(work, signal) : first;
}
