import { createHandler, type Handler, problemAnswer } from 'pint-ae/http';
import { WorkFailed } from '../document-work/document-work.ts';
import { baseUrlOf } from '../http/base-url.ts';
import type { Exchange } from '../http/exchange.ts';
import type { Service } from '../service.ts';

/** The paths of the library's handler under `/v1`: operations on a document in the body, and the rules. */
export const libraryPaths: ReadonlySet<string> = new Set([
  '/v1/validate',
  '/v1/rules',
  '/v1/rules/{id}',
  '/v1/schema/document-request.json',
]);

export function isOfLibrary(path: string): boolean {
  return libraryPaths.has(path) || /^\/v1\/rules\/[^/]+$/.test(path);
}

/** Who asks, under which trace id, and until when. */
interface Asking extends Pick<Exchange, 'traceId' | 'ended'> {
  readonly companyId: string;
}

/** The library's handlers, one for each host under which requests may come. */
export function libraryHandler(service: Service): Handler<Asking> {
  const byBase = new Map<string, Handler<Asking>>();
  return (request, context) => {
    const base = baseUrlOf(service.settings, request);
    const handler = byBase.get(base) ?? handlerWith(service, `${base}/errors/`);
    // A client may name any port.
    if (byBase.size < mostHandlers) byBase.set(base, handler);
    return handler(request, context);
  };
}

const mostHandlers = 16;

/** Documents are judged like those that are stored, large ones in threads. */
function handlerWith({ settings, documentWork, log }: Service, problemBase: string): Handler<Asking> {
  const { maximumBodyBytes } = settings;
  return createHandler<Asking>({
    problemBase,
    maximumBytes: maximumBodyBytes,
    traceId: (request, context) => context?.traceId ?? request.headers.get('x-trace-id') ?? '',
    perform: async (work, { context }) => {
      try {
        const { companyId = '', ended } = context ?? {};
        return await documentWork.run('libraryAnswer', { ...work, problemBase }, companyId, ended);
      } catch (error) {
        if (!(error instanceof WorkFailed)) throw error;
        const { instance, traceId, language } = work;
        const { kind, text, texts } = error;
        const details = { problemBase, instance, traceId, language, detail: { text } };
        return problemAnswer(kind, details, texts.headers);
      }
    },
    onError: (error, { traceId, request }) =>
      log.error('A request failed.', { traceId, path: new URL(request.url).pathname }, error),
  });
}
