import { hasMembers } from '../core/options/option-kinds.ts';
import { problemAnswer } from '../http/problem-answer.ts';
import type { Answer, Work } from '../http/work.ts';
import type { Pool } from '../workers/pool.ts';
import { faultOf } from './fault.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { problemOptions, type ServerOptions } from './options.ts';
import type { WorkerTask } from './warm-up.ts';

/** A worker may be another one than the server's own. */
function isAnswer(value: unknown): boolean {
  return hasMembers(value, { status: 'number', headers: 'object', body: 'string', rules: 'object' });
}

const notAnAnswer = 'the worker gave what is not an answer: { status, headers, body, outcome, rules }';

export type Perform = (work: Work, signal: AbortSignal, client: string) => Promise<Answer>;

/** From this many bytes on, a document takes long: an invoice of some hundred lines. */
const heavy = 256 * 1024;

/** If no worker is up, each request starts one. */
const secondsUntilNextStart = 5;

/** Lets the pool do the work, and answers for work that it could not do. */
export function performBy(
  pool: Pool<WorkerTask, Answer>,
  metrics: Metrics,
  log: Log,
  options: Pick<ServerOptions, 'problemBase'>,
): Perform {
  return async (work, signal, client) => {
    const details = {
      ...problemOptions(options),
      instance: work.instance,
      traceId: work.traceId,
      language: work.language,
    };
    const done = await pool.run(work, signal, { client, isHeavy: work.body.length > heavy });
    switch (done.kind) {
      case 'done':
        if (isAnswer(done.result)) return done.result;
        log.event('error', { event: 'fault', traceId: work.traceId, reason: notAnAnswer });
        return problemAnswer('internal-error', { ...details, detail: { text: 'notJudged' } });
      case 'overloaded':
        metrics.rejected('overloaded');
        return problemAnswer(
          'unavailable',
          { ...details, detail: { text: 'overloaded' } },
          { 'retry-after': String(done.retryAfter) },
        );
      case 'not-started':
        metrics.rejected('worker-not-started');
        // No document has been read yet, so the message cannot quote one.
        log.event('error', {
          event: 'worker-not-started',
          traceId: work.traceId,
          reason: String(done.error),
        });
        return problemAnswer(
          'unavailable',
          { ...details, detail: { text: 'noWorker' } },
          { 'retry-after': String(secondsUntilNextStart) },
        );
      case 'timed-out':
        metrics.rejected('timed-out');
        // 503 would invite another attempt, which would take as long.
        return problemAnswer('internal-error', {
          ...details,
          detail: { text: 'timedOut' },
        });
      case 'abandoned':
        return problemAnswer('request-timeout', { ...details, detail: { text: 'clientLeft' } });
      case 'lost':
      case 'threw': {
        const event = done.kind === 'lost' ? 'worker-lost' : 'fault';
        metrics.rejected(event);
        log.event('error', { event, traceId: work.traceId, ...faultOf(done.error) });
        return problemAnswer('internal-error', { ...details, detail: { text: 'notJudged' } });
      }
    }
  };
}
