import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAnswering } from '../http/answering.ts';
import type { Answer } from '../http/document-work.ts';
import { languageOf, languageOfNode, type Sent } from '../http/exchange.ts';
import { nodeAnswer, send } from '../http/node-answer.ts';
import { hostOf, nodeSent, pathOf } from '../http/node-request.ts';
import type { ProblemDetails } from '../http/problem.ts';
import { createProblemAnswer } from '../http/problem-answer.ts';
import { faultOf, type Log } from './log.ts';
import { allowedHosts, allowedOrigins, problemOptions } from './options.ts';
import { createHeldBytes, gateOf, type Limiting, noRoom } from './overload.ts';
import type { OwnAnswer, OwnRoute, OwnRoutes } from './own-routes.ts';
import type { Perform } from './perform.ts';
import { createRefusalPace } from './refusal-pace.ts';
import type { TrackedRequest } from './request-tracker.ts';

export interface Listening extends Limiting {
  readonly perform: Perform;
  readonly ownRoutes: OwnRoutes;
  readonly log: Log;
}

/** The header with the trace id of a request; only problems also have it in the body. */
const traceHeader = 'x-trace-id';

/** Answers requests: the server's own routes directly, all others through the operations of `pint-ae/http`. */
export function createListener(
  listening: Listening,
): (tracked: TrackedRequest, incoming: IncomingMessage) => void {
  const { ownRoutes, settings, metrics } = listening;
  const isAllowed = allowedHosts(settings);
  const headersFor = allowedOrigins(settings);
  const handle = othersHandled(listening);
  return (tracked, incoming) => {
    const { outgoing } = tracked;
    outgoing.setHeader(traceHeader, tracked.traceId);
    outgoing.setHeaders(headersFor(incoming.headers.origin));
    const path = pathOf(incoming.url ?? '/').split('?')[0] ?? '/';
    const own = ownRoutes.get(path);
    const refused = refusedHost(incoming, isAllowed);
    if (refused !== undefined) {
      metrics.rejected('other-host');
      incoming.resume();
      const { traceId } = tracked;
      const details = { ...problemOptions(settings), traceId, language: languageOfNode(incoming) };
      sendWhole(hostProblem(refused, details), incoming, outgoing);
      return;
    }
    const answered =
      own === undefined ? handle(tracked, incoming) : answerOwn(own, path, incoming, tracked, listening);
    void answered.then(() => {
      if (outgoing.writableFinished || outgoing.destroyed) return;
      const timer = setTimeout(() => {
        metrics.rejected('not-read');
        outgoing.destroy();
      }, settings.answerTimeout);
      outgoing.once('close', () => clearTimeout(timer));
    });
  };
}

type HostRefusal = 'otherHost' | 'notARequest' | 'noHost';

/** Returns why a host name is refused; two Host lines, or none in HTTP/1.1, are invalid (RFC 9112, 3.2). */
function refusedHost(
  { url = '/', headers, headersDistinct: { host: lines = [] }, httpVersion }: IncomingMessage,
  isAllowed: (named: string | undefined) => boolean,
): HostRefusal | undefined {
  if (lines.length > 1) return 'notARequest';
  if (lines.length === 0 && httpVersion === '1.1') return 'noHost';
  return isAllowed(hostOf(url, headers.host)) ? undefined : 'otherHost';
}

function hostProblem(text: HostRefusal, details: ProblemDetails): Answer {
  return createProblemAnswer(text === 'otherHost' ? 'misdirected-request' : 'bad-request', {
    ...details,
    detail: { text },
  });
}

/** Answers with the operations, or with handlers of further paths, within the memory budget. */
function othersHandled(
  listening: Listening,
): (tracked: TrackedRequest, incoming: IncomingMessage) => Promise<void> {
  const { settings, log } = listening;
  const answering = createAnswering<TrackedRequest>({
    ...problemOptions(settings),
    limits: settings.limits,
    perform: (work, waiting) => listening.perform(work, waiting, waiting.context?.client ?? ''),
    onAnswer: ({ context, route, outcome, rules }) => {
      if (outcome !== null) listening.metrics.validated(outcome, rules);
      if (context === undefined) return;
      context.route = route ?? context.route;
      context.outcome = outcome;
    },
    onError: (error, { traceId }) => log.event('error', { event: 'fault', traceId, ...faultOf(error) }),
  });
  const heldFor = createHeldBytes(settings.limits.maxHeldBytes);
  const turnOfRefusal = createRefusalPace();

  async function answerTo(tracked: TrackedRequest, incoming: IncomingMessage): Promise<Answer> {
    const held = heldFor(tracked.gone);
    const gate = gateOf(incoming, held, turnOfRefusal, listening);
    const sent = nodeSent(incoming, tracked.outgoing, {}, gate);
    const { traceId } = tracked;
    if (sent === undefined)
      return createProblemAnswer('bad-request', { traceId, detail: { text: 'notARequest' } });
    const handler = settings.handlers?.get(sent.url.pathname);
    const answer = await (handler === undefined
      ? answering({ ...sent, traceId }, tracked)
      : answerOf(handler, sent, settings.limits.maxBodyBytes));
    if (held.takesAnswer(Buffer.byteLength(answer.body))) return answer;
    return noRoom(sent, tracked, listening);
  }

  return async (tracked, incoming) => {
    const { outgoing, traceId } = tracked;
    try {
      const answer = await answerTo(tracked, incoming);
      await send(nodeAnswer(answer, incoming.method ?? 'GET'), incoming, outgoing);
    } catch (error) {
      log.event('error', { event: 'fault', traceId, ...faultOf(error) });
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    }
  };
}

async function answerOf(
  handler: (request: Request) => Promise<Response>,
  sent: Sent,
  maxBytes: number,
): Promise<Answer> {
  const isRead = sent.method === 'GET' || sent.method === 'HEAD';
  const body = isRead ? undefined : await sent.body(maxBytes);
  // The handler itself answers a request without a body.
  if (body?.ok === false && body.failure.kind !== 'bad-request') {
    const { kind, detail, headers } = body.failure;
    return createProblemAnswer(
      kind,
      { detail, instance: sent.url.pathname, language: languageOf(sent) },
      headers,
    );
  }
  const bytes = body?.ok ? body.value : null;
  const response = await handler(
    new Request(sent.request(), bytes === null ? {} : { body: new Uint8Array(bytes) }),
  );
  const { status, headers } = response;
  return {
    status,
    headers: Object.fromEntries(headers),
    body: await response.text(),
    outcome: null,
    rules: [],
  };
}

async function answerOwn(
  own: OwnRoute,
  path: string,
  incoming: IncomingMessage,
  tracked: TrackedRequest,
  { settings, log }: Listening,
): Promise<void> {
  const { traceId, outgoing } = tracked;
  tracked.route = path;
  incoming.resume();
  const details = {
    ...problemOptions(settings),
    instance: path,
    traceId,
    language: languageOfNode(incoming),
  };
  try {
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    const answer = isRead
      ? await own({ acceptedEncodings: String(incoming.headers['accept-encoding'] ?? ''), details })
      : createProblemAnswer('method-not-allowed', details, { allow: 'GET, HEAD' });
    sendWhole(answer, incoming, outgoing);
  } catch (error) {
    log.event('error', { event: 'fault', traceId, ...faultOf(error) });
    sendWhole(createProblemAnswer('internal-error', details), incoming, outgoing);
  }
}

function sendWhole(
  { status, headers, body }: OwnAnswer | Answer,
  { method }: IncomingMessage,
  outgoing: ServerResponse,
): void {
  outgoing.writeHead(status, {
    'x-content-type-options': 'nosniff',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  outgoing.end(method === 'HEAD' ? undefined : body);
}
