import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import { expected, hasMembers, optionsOf, trueOrFalse } from '../core/options/option-kinds.ts';
import type { Handler } from './options.ts';
import { problemResponse } from './problem-answer.ts';
import { hostOf, pathOf } from './request-target.ts';

export interface NodeListenerOptions {
  /**
   * Takes scheme and host from `X-Forwarded-Proto` and `X-Forwarded-Host`. Set it only behind a proxy that
   * sets them.
   */
  readonly trustProxy?: boolean;
}

/** Recognised by its members: runtimes have response classes of their own. */
const response = expected<Response>(
  (value) => hasMembers(value, { arrayBuffer: 'function', headers: 'object', status: 'number' }),
  'a Response; createHandler() makes a handler',
);

const nodeListenerOptionsKind = optionsOf<NodeListenerOptions>({ trustProxy: trueOrFalse });

/** A request of Node, with what Express and body parsers add to it. */
interface Incoming extends IncomingMessage {
  /** The whole path, if a router has removed a part of `url`. */
  readonly originalUrl?: string;
  /** The body, if something has read it already. */
  readonly body?: unknown;
}

/** A listener for `http.createServer` and Express; the handler's context is the Node request. */
export type NodeListener = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next?: (error: unknown) => void,
) => Promise<void>;

/**
 * A handler as a listener of Node's http server, and so as middleware of Express. The body is streamed; the
 * request's signal is aborted when the client disconnects.
 *
 * @example
 * ```ts
 * const listener = toNodeListener(createHandler());
 * console.log(typeof listener); // function
 * ```
 */
export function toNodeListener(
  handler: Handler<IncomingMessage>,
  options: NodeListenerOptions = {},
): NodeListener {
  if (typeof handler !== 'function') throw new TypeError('toNodeListener: the handler is not a function');
  checkOptions('toNodeListener', nodeListenerOptionsKind, options);
  return async (incoming, outgoing, next) => {
    try {
      const request = requestOf(incoming, signalOf(outgoing), options);
      const answered = request === undefined ? notARequest() : await handler(request, incoming);
      checkArgument('toNodeListener', 'the answer', response, answered);
      await send(answered, incoming, outgoing);
    } catch (error) {
      if (next !== undefined) next(error);
      else fail(error, outgoing);
    }
  };
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) leaving.abort();
  });
  return leaving.signal;
}

/** Undefined for a request that cannot be a web-standard one, such as TRACE. */
function requestOf(
  incoming: Incoming,
  signal: AbortSignal,
  options: NodeListenerOptions,
): Request | undefined {
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const body = hasBody ? bodyOf(incoming) : null;
  try {
    // Node's streaming bodies need the duplex member, which the types of the DOM lack.
    const init = { method, headers: headersOf(incoming), body, signal, duplex: 'half' };
    return new Request(urlOf(incoming, options), init);
  } catch {
    return undefined;
  }
}

function notARequest(): Response {
  return problemResponse('bad-request', { detail: { text: 'notARequest' } });
}

/** The headers without HTTP/2's pseudo-headers. */
function headersOf({ headers }: IncomingMessage): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || name.startsWith(':')) return [];
    return [[name, Array.isArray(value) ? value.join(', ') : value]];
  });
}

function urlOf(incoming: Incoming, { trustProxy = false }: NodeListenerOptions): string {
  const { headers } = incoming;
  const forwarded = (name: string) => (trustProxy ? firstOf(headers[name]) : undefined);
  const secure = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const scheme = forwarded('x-forwarded-proto') ?? (secure ? 'https' : 'http');
  const whole = incoming.originalUrl ?? incoming.url ?? '/';
  const named = hostOf(whole, firstOf(headers[':authority'] ?? headers.host));
  const host = forwarded('x-forwarded-host') ?? named ?? '';
  const origin = `${/^https?$/.test(scheme) ? scheme : 'http'}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
  const target = pathOf(whole);
  return URL.canParse(origin + target) ? origin + target : `http://localhost${target}`;
}

/** The first of the values that proxies have listed. */
function firstOf(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]?.split(',')[0]?.trim();
}

/** The body as a stream, or as a body parser has left it. */
function bodyOf(incoming: Incoming): ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | string | null {
  const { body } = incoming;
  if (!incoming.readableEnded) return streamOf(incoming);
  if (body instanceof Uint8Array) return new Uint8Array(body);
  if (typeof body === 'string') return body;
  throw new Error('the body was parsed already: mount pint-ae before body parsers, or behind express.raw()');
}

/** Unlike with `Readable.toWeb`, cancelling does not destroy the socket, so the answer can still be sent. */
function streamOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let stop = () => {};
  return new ReadableStream<Uint8Array>({
    start: (controller) => {
      const receive = (chunk: Uint8Array) => {
        controller.enqueue(chunk);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      };
      const end = () => {
        stop();
        controller.close();
      };
      const cutOff = () => {
        stop();
        controller.error(new Error('the client left before the end of the body'));
      };
      stop = () => {
        incoming.off('data', receive).off('end', end).off('close', cutOff).pause();
      };
      incoming.on('data', receive).on('end', end).on('close', cutOff).on('error', ignore);
    },
    pull: () => {
      incoming.resume();
    },
    cancel: () => stop(),
  });
}

/** Errors of a connection are handled when it closes. */
function ignore(): void {}

async function send(response: Response, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  // A quick answer may be ready before Node has parsed the rest of the packet.
  if (!incoming.complete) await new Promise((resolve) => setImmediate(resolve));
  if (outgoing.destroyed) return;
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) outgoing.setHeader(name, value);
  // The unread rest of the body would block the next request on the connection.
  incoming.removeAllListeners('data').resume();
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  outgoing.setHeader('connection', 'close').setHeader('content-length', body.length);
  outgoing.write(body);
  await ended(incoming);
  outgoing.end();
}

/** How long the rest of an unwanted body is received, in milliseconds. */
const lingering = 1000;

/**
 * If the connection were closed at once, a client that is still sending would lose the answer (RFC 9112,
 * section 9.6).
 */
function ended(incoming: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, lingering);
    const done = () => {
      clearTimeout(timer);
      resolve();
    };
    incoming.once('end', done).once('close', done).on('error', ignore);
  });
}

/** A server without `next` has no other way to learn why. */
function fail(error: unknown, outgoing: ServerResponse): void {
  console.error('pint-ae:', error);
  if (outgoing.headersSent) outgoing.destroy();
  else outgoing.writeHead(500).end();
}
