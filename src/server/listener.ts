import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '../http/document-work.ts';
import { languageOf, languageOfNode } from '../http/exchange.ts';
import { createHandler } from '../http/handler.ts';
import { toNodeListener } from '../http/node.ts';
import type { Handler } from '../http/options.ts';
import type { ProblemDetails } from '../http/problem.ts';
import { problemAnswer, problemResponse } from '../http/problem-answer.ts';
import { hostOf, pathOf } from '../http/request-target.ts';
import { allowedHosts } from './allowed-hosts.ts';
import { allowedOrigins } from './allowed-origins.ts';
import { faultOf } from './fault.ts';
import { createHeldBytes } from './held-bytes.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import { type CompleteOptions, problemOptions } from './options.ts';
import type { OwnAnswer, OwnRoute, OwnRoutes } from './own-routes.ts';
import type { Perform } from './perform.ts';
import type { RequestTracker, TrackedRequest } from './request-tracker.ts';

export interface Listening {
  readonly settings: CompleteOptions;
  readonly perform: Perform;
  readonly ownRoutes: OwnRoutes;
  readonly tracker: RequestTracker;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** The header with the trace id of a request; answers without a problem have it only there. */
const traceHeader = 'x-trace-id';

/** Answers requests: the server's own routes directly, all others by the handlers of `pint-ae/http`. */
export function createListener(
  listening: Listening,
): (tracked: TrackedRequest, incoming: IncomingMessage) => void {
  const { ownRoutes, settings, metrics } = listening;
  const isAllowed = allowedHosts(settings);
  const headersFor = allowedOrigins(settings);
  const handle = toNodeListener(
    withinMemory(alsoHandled(documentHandler(listening), settings.handlers), listening),
  );
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
      own === undefined ? handle(incoming, outgoing) : answerOwn(own, path, incoming, tracked, listening);
    void answered.then(() => endWithin(settings.answerTimeout, outgoing, metrics));
  };
}

type HostRefusal = 'otherHost' | 'notARequest' | 'noHost';

/** Why the host name of a request is refused; two Host lines, or in HTTP/1.1 none, are no request (RFC 9112, 3.2). */
function refusedHost(
  { url = '/', headers, headersDistinct: { host: lines = [] }, httpVersion }: IncomingMessage,
  isAllowed: (named: string | undefined) => boolean,
): HostRefusal | undefined {
  if (lines.length > 1) return 'notARequest';
  if (lines.length === 0 && httpVersion === '1.1') return 'noHost';
  return isAllowed(hostOf(url, headers.host)) ? undefined : 'otherHost';
}

function hostProblem(text: HostRefusal, details: ProblemDetails): Answer {
  return problemAnswer(text === 'otherHost' ? 'misdirected-request' : 'bad-request', {
    ...details,
    detail: { text },
  });
}

function documentHandler({ settings, perform, tracker, metrics, log }: Listening): Handler<IncomingMessage> {
  const trackedOf = (context: IncomingMessage | undefined) => context && tracker.of(context);
  return createHandler<IncomingMessage>({
    ...problemOptions(settings),
    maximumBytes: settings.maximumBytes,
    traceId: (_, context) => trackedOf(context)?.traceId ?? '',
    // A body that was refused while it arrived is incomplete.
    perform: (work, { context, signal }) =>
      perform(
        work,
        trackedOf(context)?.status == null ? signal : AbortSignal.abort(),
        context?.socket.remoteAddress ?? '',
      ),
    onAnswer: ({ context, route, outcome, rules }) => {
      if (outcome !== null) metrics.validated(outcome, rules);
      const tracked = trackedOf(context);
      if (tracked === undefined) return;
      tracked.route = route ?? tracked.route;
      tracked.outcome = outcome;
    },
    onError: (error, { traceId }) => log.event('error', { event: 'fault', traceId, ...faultOf(error) }),
  });
}

/** The handler of documents, and those of further paths. */
function alsoHandled(
  handler: Handler<IncomingMessage>,
  handlers: CompleteOptions['handlers'] = new Map(),
): Handler<IncomingMessage> {
  return async (request, incoming) =>
    (await handlers.get(new URL(request.url).pathname)?.(request)) ?? handler(request, incoming);
}

/** Refuses a body, while it arrives, and an answer if there is no room for it. */
function withinMemory(handler: Handler<IncomingMessage>, listening: Listening): Handler<IncomingMessage> {
  const { settings, tracker } = listening;
  const heldFor = createHeldBytes(settings.maximumHeldBytes, settings.maximumBytes);
  return async (request, incoming) => {
    const tracked = incoming && tracker.of(incoming);
    if (incoming === undefined || tracked === undefined) return handler(request, incoming);
    const held = heldFor(incoming, tracked.gone);
    const refused = held.overflow.then(() => {
      tracked.status = 503;
      return noRoom('tooManyBodies', request, tracked, listening);
    });
    const answer = await Promise.race([handler(request, incoming), refused]);
    const body = await answer.arrayBuffer();
    if (!held.takesAnswer(body.byteLength)) return noRoom('tooManyAnswers', request, tracked, listening);
    return new Response(body.byteLength === 0 ? null : body, answer);
  };
}

function noRoom(
  text: 'tooManyBodies' | 'tooManyAnswers',
  request: Request,
  { traceId }: TrackedRequest,
  { settings, metrics }: Listening,
): Response {
  metrics.rejected('overloaded');
  const details = {
    ...problemOptions(settings),
    instance: new URL(request.url).pathname,
    traceId,
    detail: { text },
    language: languageOf(request),
  };
  return problemResponse('unavailable', details, { 'retry-after': '1' });
}

/** Closes a connection whose client does not read; otherwise its answer would be held forever. */
function endWithin(milliseconds: number, outgoing: ServerResponse, metrics: Metrics): void {
  if (outgoing.writableFinished || outgoing.destroyed) return;
  const timer = setTimeout(() => {
    metrics.rejected('not-read');
    outgoing.destroy();
  }, milliseconds);
  outgoing.once('close', () => clearTimeout(timer));
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
      : problemAnswer('method-not-allowed', details, { allow: 'GET, HEAD' });
    sendWhole(answer, incoming, outgoing);
  } catch (error) {
    log.event('error', { event: 'fault', traceId, ...faultOf(error) });
    sendWhole(problemAnswer('internal-error', details), incoming, outgoing);
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
