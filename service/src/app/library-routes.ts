import { createHandler, createProblemAnswer, type Handler, type Work } from 'pint-ae/http';
import { type LibraryOperation, operations } from 'pint-ae/internal/server';
import { WorkFailed } from '../document-work/document-work.ts';
import { namedAttachments, namedRecords } from '../draft/company-records.ts';
import type { NamedInWork } from '../draft/validate-with-records.ts';
import { baseUrlOf } from '../http/base-url.ts';
import type { Exchange } from '../http/exchange.ts';
import { problemIn } from '../http/problem-reply.ts';
import type { Caller } from '../keys/keys.ts';
import type { Hold } from '../limits/held-bytes.ts';
import { RequestProblem } from '../problems/request-problem.ts';
import type { Service } from '../service.ts';

const served: readonly LibraryOperation['name'][] = [
  'validateDocument',
  'listRules',
  'getRule',
  'getDocumentRequestSchema',
];

/** The operations of the library that the service serves under `/v1`: on a document in the body, and the rules. */
export const libraryOperations: readonly LibraryOperation[] = operations.filter(({ name }) =>
  served.includes(name),
);

const paths = libraryOperations.map(({ path }) => new RegExp(`^/v1${path.replace('{id}', '[^/]+')}$`));

/** The library's operations with their paths in the service. */
export const libraryPaths = libraryOperations.map(({ method, path }) => ({ method, path: `/v1${path}` }));

export function isOfLibrary(path: string): boolean {
  return paths.some((each) => each.test(path));
}

/** The caller, the trace id, the end of the request, and the bytes that the request holds. */
interface Asking extends Pick<Exchange, 'traceId' | 'ended'> {
  readonly caller: Pick<Caller, 'companyId' | 'scopes'>;
  readonly hold: Hold;
}

/** Returns the library's handlers, one for each host name of requests. */
export function libraryHandler(service: Service): Handler<Asking> {
  const byBase = new Map<string, Handler<Asking>>();
  return (request, context) => {
    const base = baseUrlOf(service.settings, request);
    const handler = byBase.get(base) ?? handlerWith(service, `${base}/errors/`);
    // Limited, because a client may name any port.
    if (byBase.size < mostHandlers) byBase.set(base, handler);
    return handler(request, context);
  };
}

const mostHandlers = 16;

/** Documents are checked like stored documents, large ones in threads. */
function handlerWith(service: Service, problemBase: string): Handler<Asking> {
  const { settings, documentWork, log } = service;
  const { maximumBodyBytes } = settings;
  return createHandler<Asking>({
    problemBase,
    limits: { maxBodyBytes: maximumBodyBytes },
    traceId: (request, context) => context?.traceId ?? request.headers.get('x-trace-id') ?? '',
    perform: async (work, { context }) => {
      try {
        const kept = context === undefined ? {} : await namedIn(service, work, context);
        const asked = { ...work, problemBase, maxBytes: maximumBodyBytes, ...kept };
        const { caller, ended } = context ?? {};
        return await documentWork.run('libraryAnswer', asked, caller?.companyId ?? '', ended);
      } catch (error) {
        const { instance, traceId, language } = work;
        if (error instanceof WorkFailed) {
          const { kind, text, texts } = error;
          const details = { problemBase, instance, traceId, language, detail: { text } };
          return createProblemAnswer(kind, details, texts.headers);
        }
        if (error instanceof RequestProblem)
          return problemIn(error, { problemBase, instance, traceId, language });
        throw error;
      }
    },
    onError: (error, { traceId, request }) =>
      log.error('A request failed.', { traceId, path: new URL(request.url).pathname }, error),
  });
}

/** The records that a document request names, looked up as when a document is created. */
async function namedIn(
  service: Service,
  { operation, format, body }: Work,
  asking: Asking,
): Promise<Pick<NamedInWork, 'records' | 'attachments'>> {
  if (operation !== 'validate' || format !== 'json') return {};
  const asked = { service, body, ...asking };
  const records = await namedRecords(asked, 'invoice');
  return { records, attachments: await namedAttachments(asked) };
}
