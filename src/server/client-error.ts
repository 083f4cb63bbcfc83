import type { Duplex } from 'node:stream';
import { createProblem, type Problem } from '../http/problem.ts';
import type { ProblemKind } from '../http/problem-kinds.ts';
import { closeGently } from './connections.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { problemOptions, type ServerOptions } from './options.ts';
import type { RequestTracker } from './request-tracker.ts';

export interface ConnectionServices {
  readonly settings: ServerOptions;
  readonly tracker: RequestTracker;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** Answers if the bytes of a connection are not a request, or come too late, and closes the connection. */
export function answerClientError(
  error: Error & { readonly code?: string },
  socket: Duplex,
  { settings, tracker, metrics, log }: ConnectionServices,
): void {
  const tracked = tracker.on(socket);
  // An answer that has begun cannot be replaced.
  if (error.code === 'ECONNRESET' || !socket.writable || tracked?.outgoing.headersSent) {
    socket.destroy();
    return;
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const kind: ProblemKind = isLate ? 'request-timeout' : 'bad-request';
  const traceId = tracked?.traceId;
  const body = createProblem(kind, {
    ...problemOptions(settings),
    ...(traceId === undefined ? {} : { traceId }),
  });
  metrics.rejected(isLate ? 'slow' : 'malformed-http');
  if (tracked === undefined) log.event('warn', { event: kind, code: error.code ?? null });
  else tracked.status = body.status;
  endWithProblem(socket, body);
}

/** Answers bytes that are not a request with a problem, and closes the connection. */
export function endWithProblem(socket: Duplex, body: Problem): void {
  const text = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.status} ${body.status === 408 ? 'Request Timeout' : 'Bad Request'}`,
    'content-type: application/problem+json',
    'cache-control: no-store',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
  ];
  closeGently(socket, `${head.join('\r\n')}\r\n\r\n${text}`);
}
