import { nearest } from '../core/text/did-you-mean.ts';
import type { Answer } from './document-work.ts';
import { type Exchange, exchangeOf, problemDetails, type Sent } from './exchange.ts';
import { type Handler, type HandlerOptions, prefixOf } from './options.ts';
import { queryProblem } from './parameters.ts';
import { createProblemAnswer } from './problem-answer.ts';
import type { ProblemDetail } from './problem-kinds.ts';
import { type Route, routesOf } from './routes.ts';
import { newTraceId, traceIdIn } from './trace.ts';

/** Answers a request of any server. */
export type Answering<Context> = (sent: Sent, context: Context | undefined) => Promise<Answer>;

const behind = Symbol('answering');

/** A handler of this library: on Node.js, its inner function is called without a web-standard request. */
interface OwnHandler<Context> extends Handler<Context> {
  readonly [behind]: Answering<Context>;
}

export function withAnswering<Context>(
  handler: Handler<Context>,
  answering: Answering<Context>,
): OwnHandler<Context> {
  return Object.assign(handler, { [behind]: answering });
}

/** Returns the operations behind a handler; undefined for a handler that this library has not made. */
export function answeringOf<Context>(handler: Handler<Context>): Answering<Context> | undefined {
  return isOwn(handler) ? handler[behind] : undefined;
}

function isOwn<Context>(handler: Handler<Context>): handler is OwnHandler<Context> {
  return behind in handler;
}

interface Matcher<Context> extends Route<Context> {
  readonly pattern: RegExp;
}

interface Match<Context> {
  readonly route: Route<Context>;
  readonly id: string;
}

/** Creates the function that answers requests, with checked options. */
export function createAnswering<Context>(options: HandlerOptions<Context>): Answering<Context> {
  const matchers = routesOf(options).map((route) => ({ ...route, pattern: patternOf(route.path) }));
  return async (sent, context) => {
    const exchange = exchangeOf(sent, context, traceIdFor(sent, context, options));
    const match = matchOf(matchers, exchange.url.pathname);
    const answer = await answerSafely(match, exchange, options);
    announce(match, answer, exchange, options);
    return answer;
  };
}

/** If the server's own `traceId` throws, the request's trace id is used. */
function traceIdFor<Context>(
  sent: Sent,
  context: Context | undefined,
  options: HandlerOptions<Context>,
): string {
  const own = sent.traceId ?? traceIdIn(sent.header('traceparent')) ?? newTraceId();
  if (options.traceId === undefined) return own;
  try {
    const given = options.traceId(sent.request(), context) ?? own;
    if (typeof given !== 'string') throw new TypeError('createHandler: traceId gave what is not a text');
    return given;
  } catch (error) {
    tellFault(error, { traceId: own, sent }, options);
    return own;
  }
}

function patternOf(path: string): RegExp {
  const literal = path.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${literal.replace('{id}', '([^/]+)')}$`);
}

/** The route of a path; undefined if its parameter is not well encoded. */
function matchOf<Context>(matchers: readonly Matcher<Context>[], path: string): Match<Context> | undefined {
  for (const route of matchers) {
    const found = route.pattern.exec(path);
    if (found === null) continue;
    const id = decoded(found[1] ?? '');
    return id === undefined ? undefined : { route, id };
  }
  return undefined;
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** A fault is reported to the server, not to the client. */
async function answerSafely<Context>(
  match: Match<Context> | undefined,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Promise<Answer> {
  try {
    return await answerTo(match, exchange, options);
  } catch (error) {
    tellFault(error, exchange, options);
    return createProblemAnswer('internal-error', problemDetails(exchange, options));
  }
}

function answerTo<Context>(
  match: Match<Context> | undefined,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Answer | Promise<Answer> {
  const details = problemDetails(exchange, options);
  if (match === undefined)
    return createProblemAnswer('not-found', { ...details, detail: noSuchEndpoint(exchange, options) });
  const { route, id } = match;
  const { method } = exchange.sent;
  const allow = route.method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS';
  if (method === 'OPTIONS') return { status: 204, headers: { allow }, body: '', outcome: null, rules: [] };
  if (method === route.method || (method === 'HEAD' && route.method === 'GET'))
    return wrongQuery(route, exchange, options) ?? route.answer(exchange, id);
  return createProblemAnswer(
    'method-not-allowed',
    { ...details, detail: { text: 'allowedMethods', values: { methods: allow } } },
    { allow },
  );
}

function wrongQuery<Context>(
  route: Route<Context>,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Answer | undefined {
  if (exchange.url.search === '') return undefined;
  const ofServer = options.parameters ?? [];
  // The server's own routes decide the values of its own parameters, and how often each may occur.
  const given = new URLSearchParams(
    [...exchange.url.searchParams].filter(([name]) => !ofServer.includes(name)),
  );
  const query = { ...route.parameters, ...Object.fromEntries(ofServer.map((name) => [name, {}])) };
  return queryProblem(query, given, problemDetails(exchange, options));
}

/** Names the prefix in the problem of a path outside it: the handler is often mounted at a wrong path. */
function noSuchEndpoint<Context>(
  { url }: Exchange<Context>,
  options: HandlerOptions<Context>,
): ProblemDetail {
  const prefix = prefixOf(options);
  const isInside = `${url.pathname}/`.startsWith(`${prefix}/`);
  if (!isInside) return { text: 'outsideOfPrefix', values: { prefix } };
  const paths = routesOf(options).map(({ path }) => path);
  const meant = pathMeant(url.pathname, paths);
  return meant === undefined
    ? { text: 'noSuchEndpoint' }
    : { text: 'endpointMeant', values: { path: meant } };
}

function announce<Context>(
  match: Match<Context> | undefined,
  { status, outcome, rules }: Answer,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): void {
  const { onAnswer } = options;
  if (onAnswer === undefined) return;
  const { sent, context, traceId } = exchange;
  const route = match?.route.path ?? null;
  const record = {
    get request() {
      return sent.request();
    },
    ...{ context, route, traceId, status, outcome, rules },
  };
  call(
    () => onAnswer(record),
    (error) => tellFault(error, exchange, options),
  );
}

/** Reports a fault to the server: to its own hook, or to the console without a hook, or if the hook fails. */
function tellFault<Context>(
  error: unknown,
  { traceId, sent }: Pick<Exchange<unknown>, 'traceId' | 'sent'>,
  { onError }: HandlerOptions<Context>,
): void {
  const onConsole = (what: unknown) => console.error(`pint-ae: ${traceId}`, what);
  if (onError === undefined) onConsole(error);
  else
    call(
      () => onError(error, { traceId, request: sent.request() }),
      (failure) => [error, failure].forEach(onConsole),
    );
}

/** Calls a hook: a hook that throws must not change the answer, and an unhandled rejection would end a Node process. */
function call(hook: () => unknown, onFailure: (error: unknown) => void): void {
  new Promise((resolve) => resolve(hook())).catch(onFailure);
}

/** Returns the path that a wrong path probably means, by case, slash or its last word. */
export function pathMeant(wrong: string, paths: readonly string[]): string | undefined {
  const segments = wrong.toLowerCase().split('/').filter(Boolean);
  const joined = `/${segments.join('/')}`;
  const same = paths.find((path) => path.toLowerCase() === joined);
  if (same !== undefined) return same;
  for (const segment of segments.toReversed()) {
    const [meant] = nearest(segment, paths.map(lastWord));
    const found = paths.filter((path) => meant !== undefined && lastWord(path) === meant);
    const [shortest] = found.toSorted((one, other) => one.length - other.length);
    if (shortest !== undefined) return shortest;
  }
  return undefined;
}

function lastWord(path: string): string {
  return path.split('/').findLast((segment) => segment !== '' && !segment.startsWith('{')) ?? '';
}
