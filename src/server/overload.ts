import type { IncomingMessage } from 'node:http';
import type { BodyRefusal } from '../http/body.ts';
import type { Answer } from '../http/document-work.ts';
import { languageOf, type Sent } from '../http/exchange.ts';
import { createRoom } from '../http/memory-budget.ts';
import type { BodyGate } from '../http/node-request.ts';
import { createProblemAnswer } from '../http/problem-answer.ts';
import type { Judging } from './judging.ts';
import type { Metrics } from './metrics.ts';
import { type CompleteOptions, problemOptions } from './options.ts';
import type { TrackedRequest } from './request-tracker.ts';

/** The limits of a server, and the count of the requests that it refuses because of them. */
export interface Limiting {
  readonly settings: CompleteOptions;
  readonly fullFor: Judging['fullFor'];
  readonly metrics: Metrics;
}

/** Refuses a body before it is read if the queue is full, and while it arrives if the memory for it runs out. */
export function gateOf(
  incoming: IncomingMessage,
  held: Held,
  turnOfRefusal: () => Promise<void>,
  { fullFor, metrics }: Limiting,
): BodyGate {
  const refused = (text: 'overloaded' | 'tooManyBodies', seconds: number): BodyRefusal => {
    metrics.rejected('overloaded');
    return { kind: 'unavailable', detail: { text }, headers: { 'retry-after': String(seconds) } };
  };
  return {
    refusal: () => {
      const bytes = Number(incoming.headers['content-length'] ?? 0);
      const seconds = fullFor(incoming.socket.remoteAddress ?? '', bytes);
      return seconds === undefined ? undefined : turnOfRefusal().then(() => refused('overloaded', seconds));
    },
    refusalAt: (bytes) => (held.takes(bytes) ? undefined : refused('tooManyBodies', 1)),
  };
}

/** The problem that replaces an answer for which there is no memory left. */
export function noRoom(sent: Sent, { traceId }: TrackedRequest, { settings, metrics }: Limiting): Answer {
  metrics.rejected('overloaded');
  const details = {
    ...problemOptions(settings),
    instance: sent.url.pathname,
    traceId,
    detail: { text: 'tooManyAnswers' } as const,
    language: languageOf(sent),
  };
  return createProblemAnswer('unavailable', details, { 'retry-after': '1' });
}

/** Bytes held for a request. */
export type Held = Readonly<ReturnType<ReturnType<typeof createHeldBytes>>>;

/** Room for `maximum` bytes of bodies and answers, each from its request until its answer has been sent. */
export function createHeldBytes(maximum: number) {
  const shareOf = createRoom(maximum);
  return (gone: Promise<void>) => {
    const share = shareOf();
    // The client may have left already.
    const free = () => void gone.then(() => share.set(0));
    free();
    return {
      /** Counts this many bytes of the body; false, and nothing changes, if they do not fit. */
      takes: (bytes: number) => share.take(bytes) === undefined,
      /** Counts the answer instead of the body; false, and nothing changes, if it does not fit. */
      takesAnswer: (bytes: number) => {
        const isTaken = share.takeAnswer(bytes) === undefined;
        free();
        return isTaken;
      },
    };
  };
}
