import type { Duplex } from 'node:stream';
import { problem } from '../http/problem.ts';
import type { ProblemKind } from '../http/problem-kinds.ts';
import type { Metrics } from './metrics.ts';

/** What Node says of a connection on which no request came to be. */
interface ConnectionError extends Error {
  readonly code?: string;
}

/** Answers where the bytes of a connection are no request, or came too late, and closes it. */
export function answerClientError(error: ConnectionError, socket: Duplex, metrics: Metrics): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  metrics.rejected(isLate ? 'slow' : 'malformed-http');
  socket.end(
    isLate ? response('request-timeout', 'Request Timeout') : response('bad-request', 'Bad Request'),
  );
}

function response(kind: ProblemKind, reason: string): string {
  const body = problem(kind, {});
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${body.status} ${reason}`,
    'content-type: application/problem+json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    '',
    text,
  ].join('\r\n');
}
