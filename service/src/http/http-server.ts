import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createProblem, createProblemAnswer, type Problem, type ProblemKind } from 'pint-ae/http';
import { toNodeListener } from 'pint-ae/http/node';
import { createConnections, endWithProblem, languageOfNode } from 'pint-ae/internal/server';
import type { ProblemTexts } from '../problems/request-problem.ts';
import { detailIn } from '../problems/request-problem.ts';
import type { Settings } from '../settings.ts';
import { inWords } from '../texts/service-text.ts';
import { baseUrlFor } from './base-url.ts';

type Fetch = (request: Request, underway: Underway) => Response | Promise<Response>;

/** Facts about a request in addition to its content. */
export interface Underway {
  /** Aborted when the answer has been sent, or cannot be sent. */
  readonly ended: AbortSignal;
  /** The remote address of the connection. */
  readonly address: string | undefined;
}

/** Longer than load balancers keep connections: closing one during a request would be an error for its client. */
const keepAliveMilliseconds = 75_000;

/** Longest times for a client to send the head of a request and the whole of it, whose bytes are in memory. */
const headersMilliseconds = 10_000;
const requestMilliseconds = 60_000;

/** Beyond this number, a new connection replaces the oldest connection without a request. */
const mostConnections = 2_000;

/** Requests that last longer than this after a stop are cut off. */
const shutdownMilliseconds = 15_000;

/** One shared error: otherwise each end of a request would create its own, with a stack. */
const over = new Error('The answer has been sent, or its client is gone.');

export interface HttpServer {
  readonly server: Server;
  /** Answers the current requests, each as the last on its connection, and stops. */
  readonly close: () => Promise<void>;
}

/** Creates a server whose requests `fetch` answers; input that is not an HTTP request gets a problem too. */
export function createHttpServer(
  fetch: Fetch,
  settings: Pick<Settings, 'host' | 'port' | 'baseUrl' | 'linkHosts' | 'answerTimeoutSeconds'>,
  maxConnections = mostConnections,
): HttpServer {
  const { answerTimeoutSeconds } = settings;
  const baseFor = (requested?: string) => `${baseUrlFor(settings, requested)}/errors/`;
  const problemBase = baseFor();
  const underway = new WeakMap<
    IncomingMessage,
    { readonly outgoing: ServerResponse; readonly ended: AbortSignal }
  >();
  const listener = toNodeListener(async (request, incoming) => {
    const sending = incoming && underway.get(incoming);
    const response = await fetch(request, {
      ended: sending?.ended ?? AbortSignal.abort(),
      address: incoming?.socket.remoteAddress,
    });
    if (sending !== undefined) {
      const { outgoing } = sending;
      const { socket } = outgoing;
      // A client that reads nothing of the answer for this long could hold its connection forever.
      outgoing.setTimeout(answerTimeoutSeconds * 1000);
      // Runs before Node's own listener, which starts the time-out of the next request.
      outgoing.prependListener('finish', () => socket?.setTimeout(0));
    }
    return response;
  });
  // Node would refuse a request without Host with an empty answer.
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    const gone = connections.begin(incoming, outgoing);
    if (gone === undefined) return;
    const ended = new AbortController();
    void gone.then(() => ended.abort(over));
    underway.set(incoming, { outgoing, ended: ended.signal });
    const detail = refusalOf(incoming);
    if (detail !== undefined) {
      refuse('bad-request', incoming, outgoing, { problemBase: baseFor(incoming.headers.host), detail });
      return;
    }
    void listener(incoming, outgoing, () => {
      if (outgoing.headersSent) outgoing.destroy();
      else refuse('internal-error', incoming, outgoing, { problemBase });
    });
  });
  const connections = createConnections(server, maxConnections);
  server.keepAliveTimeout = keepAliveMilliseconds;
  server.headersTimeout = headersMilliseconds;
  server.requestTimeout = requestMilliseconds;
  // HTTP allows to ignore an unknown expectation.
  server.on('checkExpectation', (incoming, outgoing) => server.emit('request', incoming, outgoing));
  server.on('clientError', (error: ClientError, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else endWithProblem(socket, toProblem(error, problemBase));
  });
  return { server, close: () => connections.drain(0, shutdownMilliseconds) };
}

/** Returns the reason why a request is not answered; undefined if its head is acceptable. */
function refusalOf({ method = '', url = '', headers, httpVersion }: IncomingMessage): Detail | undefined {
  if (headers.host === undefined && httpVersion === '1.1') return { text: 'noHost' };
  if (unanswered.has(method) || (headers.host ?? '').search(/[^\w.:[\]-]/) >= 0)
    return { text: 'notARequest' };
  const [path = ''] = url.split(/[?#]/, 1);
  // Resolving `.` or `..` would lead from `/v1/`, which a proxy lets through, to `/metrics`, which it blocks.
  return /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i.test(path) ? { text: 'dotSegments' } : undefined;
}

type Detail = ProblemTexts['detail'];

/** No web-standard request has one of these methods. */
const unanswered: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

function refuse(
  kind: ProblemKind,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { problemBase, detail }: { readonly problemBase: string; readonly detail?: Detail },
): void {
  const language = languageOfNode(incoming);
  const { status, headers, body } = createProblemAnswer(kind, {
    problemBase,
    language,
    ...(detail === undefined ? {} : { detail: detailIn(detail, language) }),
  });
  outgoing.writeHead(status, { ...headers, 'cache-control': 'no-store', connection: 'close' }).end(body);
}

/** Node's error for a connection without a readable request. */
interface ClientError extends Error {
  readonly code?: string;
}

function toProblem({ code }: ClientError, problemBase: string): Problem {
  const kind: ProblemKind = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'bad-request';
  if (kind === 'request-timeout') return createProblem(kind, { problemBase });
  const tooLarge = code === 'HPE_HEADER_OVERFLOW' || code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW';
  const detail = tooLarge ? inWords({ text: 'headersTooLarge' }, 'en') : ({ text: 'notARequest' } as const);
  return createProblem(kind, { problemBase, detail });
}
