import type { IncomingMessage, ServerResponse } from 'node:http';
import { checkArgument, checkOptions } from '../core/options/check-options.ts';
import { expected, hasMembers, optionsOf, trueOrFalse } from '../core/options/option-kinds.ts';
import { answeringOf } from './answering.ts';
import type { Mounting } from './mounting.ts';
import { type NodeAnswer, nodeAnswer, send, webAnswer } from './node-answer.ts';
import { nodeSent } from './node-request.ts';
import type { Handler } from './options.ts';
import { createProblemAnswer } from './problem-answer.ts';

export interface NodeListenerOptions extends Mounting {}

/** Recognised by its members, because some runtimes have their own response classes. */
const response = expected<Response>(
  (value) => hasMembers(value, { arrayBuffer: 'function', headers: 'object', status: 'number' }),
  'a Response; createHandler() makes a handler',
);

const nodeListenerOptionsKind = optionsOf<NodeListenerOptions>({ trustProxy: trueOrFalse });

/** A listener for `http.createServer` and Express; the handler's context is the Node request. */
export type NodeListener = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next?: (error: unknown) => void,
) => Promise<void>;

/**
 * Turns a handler into a listener for Node's http server, and so into Express middleware. A handler of
 * `createHandler` answers without an intermediate web-standard request, unless its options need one. The request's
 * signal is aborted when the client disconnects.
 *
 * @example
 * ```ts
 * const listener = toNodeListener(createHandler());
 * console.log(typeof listener); // function
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function toNodeListener(
  handler: Handler<IncomingMessage>,
  options: NodeListenerOptions = {},
): NodeListener {
  if (typeof handler !== 'function') throw new TypeError('toNodeListener: the handler is not a function');
  checkOptions('toNodeListener', nodeListenerOptionsKind, options);
  const answering = answeringOf(handler);
  return async (incoming, outgoing, next) => {
    try {
      await send(await answerTo(incoming, outgoing), incoming, outgoing);
    } catch (error) {
      if (next !== undefined) next(error);
      else {
        console.error('pint-ae:', error);
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(500).end();
      }
    }
  };

  async function answerTo(incoming: IncomingMessage, outgoing: ServerResponse): Promise<NodeAnswer> {
    const sent = nodeSent(incoming, outgoing, options);
    if (sent === undefined) return nodeAnswer(notARequest, 'GET');
    if (answering !== undefined) return nodeAnswer(await answering(sent, incoming), sent.method);
    const answered = await handler(sent.request(), incoming);
    checkArgument('toNodeListener', 'the answer', response, answered);
    return webAnswer(answered);
  }
}

const notARequest = createProblemAnswer('bad-request', { detail: { text: 'notARequest' } });
