import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from './document-work.ts';
import { ignore } from './node-request.ts';

/** An answer in the form in which Node.js sends it. A text goes in one piece with its head; bytes do not. */
export interface NodeAnswer {
  readonly status: number;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: string | Buffer;
}

/** The answer of an operation, as its web-standard response would be. */
export function nodeAnswer({ status, headers, body }: Answer, method: string): NodeAnswer {
  const hasBody = method !== 'HEAD' && status !== 204;
  const plain = hasBody ? { 'content-type': 'text/plain;charset=UTF-8' } : {};
  return {
    status,
    headers: Object.entries({ ...plain, 'x-content-type-options': 'nosniff', ...headers }),
    body: hasBody ? body : '',
  };
}

/** The answer of any handler. */
export async function webAnswer(response: Response): Promise<NodeAnswer> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()) };
}

export async function send(
  { status, headers, body }: NodeAnswer,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  // A quick answer may be ready before Node has parsed the rest of the packet.
  if (!incoming.complete) await new Promise((resolve) => setImmediate(resolve));
  if (isSoonThere(incoming)) await dropped(incoming);
  if (outgoing.destroyed) return;
  outgoing.statusCode = status;
  for (const [name, value] of headers) outgoing.setHeader(name, value);
  // The unread rest of the body would block the next request on the connection.
  if (!incoming.readableEnded) incoming.removeAllListeners('data').resume();
  if (incoming.complete) {
    outgoing.end(body);
    return;
  }
  outgoing.setHeader('connection', 'close').setHeader('content-length', Buffer.byteLength(body));
  outgoing.write(body);
  await ended(incoming);
  outgoing.end();
}

/** A body up to this size is received completely, because a new connection would cost more. */
const smallBody = 256 * 1024;

/** Tells whether the rest of an unwanted body is small and on its way. */
function isSoonThere({ complete, destroyed, headers }: IncomingMessage): boolean {
  return !(complete || destroyed || headers.expect) && Number(headers['content-length']) <= smallBody;
}

function dropped(incoming: IncomingMessage): Promise<void> {
  incoming.removeAllListeners('data').resume();
  return ended(incoming);
}

/** Time that the rest of an unwanted body is received, in milliseconds. */
const lingering = 1000;

/** Waits for the end of a body: a client still sending would lose the answer (RFC 9112, section 9.6). */
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
