import { Hono } from 'hono';
import { preferredType } from 'pint-ae/http';
import { pathMeant } from 'pint-ae/internal/server';
import { authenticate } from '../http/authenticate.ts';
import { type Exchange, exchangeOf, responseOf } from '../http/exchange.ts';
import { measured, type Noted } from '../http/measured.ts';
import type { Operation, Reply } from '../http/operation.ts';
import { perform, resourceOf } from '../http/perform.ts';
import { failureReply, problemReply } from '../http/problem-reply.ts';
import type { Caller } from '../keys/keys.ts';
import type { ProblemTexts } from '../problems/request-problem.ts';
import { notFound, RequestProblem } from '../problems/request-problem.ts';
import { canBeId } from '../problems/unstorable.ts';
import { inboundRoute } from '../receive/inbound-route.ts';
import type { Service } from '../service.ts';
import { consoleRoutes } from './console-routes.ts';
import { healthRoutes } from './health.ts';
import { isOfLibrary, libraryHandler, libraryPaths } from './library-routes.ts';
import { openApiRoutes, tryRoutes } from './openapi-routes.ts';
import { operations } from './operations.ts';

/** Creates the whole HTTP interface of the service. Paths are compared exactly as sent; only ids are decoded. */
export function createApp(service: Service): Hono {
  const app = new Hono({ strict: true, getPath: ({ url }) => new URL(url).pathname });
  healthRoutes(app, service);
  openApiRoutes(app, service);
  consoleRoutes(app, service);
  tryRoutes(app);
  inboundRoute(app, service);
  const paths = new Map<string, Operation[]>();
  for (const each of operations) paths.set(each.path, [...(paths.get(each.path) ?? []), each]);
  for (const [path, methods] of paths) {
    for (const operation of methods) {
      app.on(operation.method.toUpperCase(), honoPath(path), async (context) => {
        const [id, partId] = Object.values<string>(context.req.param());
        return answer(service, operation, exchangeOf(context, id, partId));
      });
    }
    app.all(honoPath(path), (context) => {
      const exchange = exchangeOf(context);
      return measured(service, noOperation, exchange, () => refuseMethod(service, methods, exchange));
    });
  }
  const library = libraryHandler(service);
  const fromLibrary = (exchange: Exchange, caller: Caller) =>
    service.heldBytes.during(caller.companyId, exchange, async (request, hold) => {
      const { traceId, ended } = exchange;
      const answered = await library(request, { traceId, caller, ended, hold });
      const body = await answered.arrayBuffer();
      hold.answer(body.byteLength);
      return new Response(body.byteLength === 0 ? null : body, answered);
    });
  app.all('/v1/*', (context) => {
    const exchange = exchangeOf(context);
    const ofLibrary = isOfLibrary(exchange.url.pathname);
    return measured(service, ofLibrary ? 'library' : noOperation, exchange, async (note) => {
      try {
        const caller = await authenticate(service, exchange);
        note({ company: caller.companyId, key: caller.keyId });
        if (ofLibrary) return await fromLibrary(exchange, caller);
        throw new RequestProblem('not-found', noEndpoint(exchange.request));
      } catch (error) {
        return responseOf(failureReply(service, error, exchange), exchange);
      }
    });
  });
  app.notFound((context) => {
    const exchange = exchangeOf(context);
    return responseOf(problemReply(service, 'not-found', noEndpoint(exchange.request), exchange), exchange);
  });
  app.onError((error, context) => {
    const exchange = exchangeOf(context);
    return responseOf(failureReply(service, error, exchange), exchange);
  });
  return app;
}

function honoPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** The name, in logs and metrics, of requests that no operation answers. */
const noOperation = 'none';

function answer(service: Service, operation: Operation, exchange: Exchange): Promise<Response> {
  return measured(service, operation.name, exchange, async (note) => {
    const reply = await replyTo(service, operation, exchange, note);
    note({ resource: resourceOf(exchange.id, reply.headers) });
    return responseOf(negotiated(reply, operation, exchange.request), exchange);
  });
}

async function replyTo(
  service: Service,
  operation: Operation,
  exchange: Exchange,
  note: (found: Noted) => void,
): Promise<Reply> {
  try {
    const caller = await authenticate(service, exchange);
    note({ company: caller.companyId, key: caller.keyId });
    if (![exchange.id, exchange.partId].every(canBeId)) throw notFound();
    return await service.heldBytes.during(caller.companyId, exchange, async (request, hold) => {
      const reply = await perform(service, operation, { ...exchange, request, hold }, caller);
      const count = operation.method === 'get' ? hold.answer : hold.answerOfChange;
      count(reply.bytes?.byteLength ?? Buffer.byteLength(reply.text));
      return reply;
    });
  } catch (error) {
    return failureReply(service, error, exchange);
  }
}

async function refuseMethod(
  service: Service,
  methods: readonly Operation[],
  exchange: Exchange,
): Promise<Response> {
  const names = [...methods.map(({ method }) => method.toUpperCase()), 'OPTIONS'];
  if (methods.some(({ method }) => method === 'get')) names.push('HEAD');
  const allow = names.join(', ');
  if (exchange.request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow } });
  try {
    await authenticate(service, exchange);
    throw new RequestProblem('method-not-allowed', {
      detail: otherMethod(exchange.request, allow),
      headers: { allow },
    });
  } catch (error) {
    return responseOf(failureReply(service, error, exchange), exchange);
  }
}

const jsonTypes: ReadonlySet<string> = new Set(['application/json', 'text/json', 'text/plain']);

/** Returns JSON with the client's preferred media type, if the interface names several. */
function negotiated(reply: Reply, { success }: Operation, request: Request): Reply {
  if (reply.mediaType !== 'application/json') return reply;
  const offered = success.content.map(({ mediaType }) => mediaType).filter((name) => jsonTypes.has(name));
  if (offered.length < 2) return reply;
  return { ...reply, mediaType: preferredType(request.headers.get('accept'), offered) };
}

const all = [...libraryPaths, ...operations].map(({ method, path }) => ({
  method: method.toUpperCase(),
  path,
}));

/** The path of the operation that a request to a wrong path probably means, such as `/v1/validate`. */
function meantBy({ method, url }: Pick<Request, 'method' | 'url'>): string | undefined {
  const paths = all.filter((each) => each.method === method).map(({ path }) => path);
  return pathMeant(new URL(url).pathname, paths);
}

/** Returns the problem for a missing endpoint, with the endpoint that was probably meant. */
export function noEndpoint(request: Request): ProblemTexts {
  const path = meantBy(request);
  return {
    detail: path === undefined ? { text: 'noSuchEndpoint' } : { text: 'endpointMeant', values: { path } },
  };
}

/**
 * Returns the problem for a wrong method. It lists the methods of the path and, if the last word of the request is an
 * endpoint of that method, its path.
 */
export function otherMethod(request: Request, allowed: string): ProblemTexts['detail'] {
  const path = meantBy(request);
  const last = new URL(request.url).pathname.split('/').at(-1);
  return path?.endsWith(`/${last}`) === true
    ? { text: 'otherMethodOrPath', values: { allowed, path } }
    : { text: 'otherMethod', values: { allowed } };
}
