import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type BodyRefusal,
  brokenBody,
  contentEncoding,
  type ReadBody,
  readBody,
  readFrom,
  refused,
  tooLarge,
  unreadable,
} from './body.ts';
import type { Sent } from './exchange.ts';
import type { Mounting } from './mounting.ts';

/** Decides about the body of a request, before and during reading. */
export interface BodyGate {
  /** Returns the reason for reading nothing of the body. */
  readonly refusal: () => BodyRefusal | Promise<BodyRefusal> | undefined;
  /** Returns the reason for not reading beyond this many bytes of the body. */
  readonly refusalAt: (bytes: number) => BodyRefusal | undefined;
}

/** A Node request, with the additions of Express and body parsers. */
interface Incoming extends IncomingMessage {
  /** The whole path, if a router has removed a part of `url`. */
  readonly originalUrl?: string;
  /** The body, if another program has already read it. */
  readonly body?: unknown;
}

/** The methods that no web-standard request can have. */
const forbiddenMethods: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** Returns a Node.js request as operations read it; undefined if no web-standard request can have its method. */
export function nodeSent(
  incoming: Incoming,
  outgoing: ServerResponse,
  mounting: Mounting,
  gate?: BodyGate,
): Sent | undefined {
  const { method = 'GET' } = incoming;
  if (forbiddenMethods.has(method)) return undefined;
  const url = urlOf(incoming, mounting);
  const header = (name: string) => headerOf(incoming, name);
  const parsed = hasBody(method) ? parsedBody(incoming) : undefined;
  let made: Request | undefined;
  let isRead = false;
  let leaving: AbortSignal | undefined;
  const signal = () => {
    leaving ??= signalOf(outgoing);
    return leaving;
  };
  const request = () => {
    const body = isRead || !hasBody(method) ? null : (parsed ?? streamOf(incoming));
    // Node's streaming bodies need the duplex member, which the types of the DOM lack.
    const init = { method, headers: headersOf(incoming), body, signal: signal(), duplex: 'half' };
    made ??= new Request(url.href, init);
    return made;
  };
  return {
    ...{ method, url, header, request, signal },
    body: async (maxBytes) => {
      const refusal = gate?.refusal();
      if (refusal !== undefined) return refused(await refusal);
      if (made !== undefined || contentEncoding(header) === 'gzip') {
        const full = gate?.refusalAt(maxBytes);
        return full === undefined ? readBody(request(), maxBytes) : refused(full);
      }
      const unread = unreadable(header, maxBytes);
      if (unread !== undefined) return refused(unread);
      isRead = true;
      if (parsed === undefined) return collected(incoming, maxBytes, gate);
      return parsed.length > maxBytes ? refused(tooLarge(maxBytes)) : readFrom(parsed);
    },
  };
}

function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function collected(incoming: IncomingMessage, maxBytes: number, gate?: BodyGate): Promise<ReadBody> {
  return new Promise((resolve) => {
    const chunks: Uint8Array[] = [];
    let length = 0;
    const end = (read: ReadBody) => {
      incoming.off('data', receive).off('end', whole).off('close', cutOff);
      resolve(read);
    };
    const receive = (chunk: Uint8Array) => {
      length += chunk.length;
      const refusal = length > maxBytes ? tooLarge(maxBytes) : gate?.refusalAt(length);
      if (refusal === undefined) chunks.push(chunk);
      else end(refused(refusal));
    };
    const whole = () => end(readFrom(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
    const cutOff = () => end(refused(brokenBody));
    incoming.on('data', receive).on('end', whole).on('close', cutOff).on('error', ignore);
  });
}

function signalOf(outgoing: ServerResponse): AbortSignal {
  const leaving = new AbortController();
  const leave = () => {
    if (!outgoing.writableFinished) leaving.abort();
  };
  if (outgoing.destroyed) leave();
  else outgoing.once('close', leave);
  return leaving.signal;
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : (value ?? null);
}

/** The headers without HTTP/2's pseudo-headers. */
function headersOf(incoming: IncomingMessage): [string, string][] {
  return Object.keys(incoming.headers).flatMap((name): [string, string][] => {
    const value = name.startsWith(':') ? null : headerOf(incoming, name);
    return value === null ? [] : [[name, value]];
  });
}

function urlOf(incoming: Incoming, { trustProxy = false }: Mounting): URL {
  const { headers } = incoming;
  const forwarded = (name: string) => (trustProxy ? firstOf(headers[name]) : undefined);
  const secure = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const scheme = forwarded('x-forwarded-proto') ?? (secure ? 'https' : 'http');
  const whole = incoming.originalUrl ?? incoming.url ?? '/';
  const named = hostOf(whole, firstOf(headers[':authority'] ?? headers.host));
  const host = forwarded('x-forwarded-host') ?? named ?? '';
  const origin = `${/^https?$/.test(scheme) ? scheme : 'http'}://${/^[\w.:[\]-]+$/.test(host) ? host : 'localhost'}`;
  const target = pathOf(whole);
  try {
    return new URL(origin + target);
  } catch {
    return new URL(`http://localhost${target}`);
  }
}

/** The first of several values that proxies have added. */
function firstOf(value: string | string[] | undefined): string | undefined {
  return [value].flat()[0]?.split(',')[0]?.trim();
}

/** The body as a body parser has left it; undefined if nothing has read it yet. */
function parsedBody({ readableEnded, body }: Incoming): Uint8Array<ArrayBuffer> | undefined {
  if (!readableEnded) return undefined;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  if (typeof body === 'string') return new TextEncoder().encode(body);
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
export function ignore(): void {}

/** Path and query of a request target, which may be a whole URL, or `*`. */
export function pathOf(target: string): string {
  if (target.startsWith('/')) return target;
  if (!URL.canParse(target)) return '/*';
  const { pathname, search } = new URL(target);
  return `${pathname}${search}`;
}

/** Returns the host of a request; a whole URL takes precedence over the header (RFC 9112, 3.2.2). */
export function hostOf(target: string, header: string | undefined): string | undefined {
  return target.startsWith('/') || !URL.canParse(target) ? header : new URL(target).host;
}
