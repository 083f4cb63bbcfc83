import type { Language } from '../core/messages/language.ts';
import { answerTo } from './answer.ts';
import type { Answer } from './document-work.ts';
import { type Exchange, problemDetails } from './exchange.ts';
import { acceptPost, documentFormat, wrongType } from './media-type.ts';
import { preferredFormat } from './negotiation.ts';
import { describedBy, servedBy } from './openapi.ts';
import type { DocumentOperation, LibraryOperation, StoredOperation } from './operation.ts';
import type { WorkName } from './operations/on-documents.ts';
import {
  defaultMaxBodyBytes,
  type HandlerOptions,
  noSuchDocument,
  prefixOf,
  typeOf,
  type Work,
} from './options.ts';
import type { Parameters } from './parameters.ts';
import { createProblemAnswer } from './problem-answer.ts';

type Answering<Context> = (exchange: Exchange<Context>, id: string) => Answer | Promise<Answer>;

/** The only method of a path besides HEAD and OPTIONS, and the function that answers it. */
export interface Route<Context> {
  /** The path with its parameter as `{id}`. */
  readonly path: string;
  readonly method: string;
  readonly parameters: Parameters;
  readonly answer: Answering<Context>;
}

/** Every path that the handler serves. */
export function routesOf<Context>(options: HandlerOptions<Context>): Route<Context>[] {
  const described = new Map<Language, object>();
  const describe = (language: Language) => {
    const known = described.get(language) ?? describedBy(options, language);
    described.set(language, known);
    return known;
  };
  return servedBy(options).map((operation) => ({
    path: `${prefixOf(options)}${operation.path}`,
    method: operation.method.toUpperCase(),
    parameters: operation.parameters,
    answer: answeringBy(operation, options, describe),
  }));
}

function answeringBy<Context>(
  operation: LibraryOperation<WorkName>,
  options: HandlerOptions<Context>,
  describe: (language: Language) => object,
): Answering<Context> {
  switch (operation.takes) {
    case 'document':
      return (exchange) => answerDocument(operation, exchange, options);
    case 'stored-document':
      return (exchange, id) => answerStored(operation, id, exchange, options);
    case 'nothing':
      return (exchange, id) => {
        const details = problemDetails(exchange, options);
        const { url, language } = exchange;
        return operation.handle({
          ...{ url, language, id, describe },
          problem: (kind, detail) => createProblemAnswer(kind, { ...details, detail }),
        });
      };
  }
}

/** Answers for the document that is the body, such as `POST validate`. */
async function answerDocument<Context>(
  { work, asked }: DocumentOperation<WorkName>,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Promise<Answer> {
  const { header, body: bodyOf } = exchange.sent;
  const details = problemDetails(exchange, options);
  const format = documentFormat(header('content-type'));
  if (format === undefined) {
    return createProblemAnswer('unsupported-media-type', { ...details, detail: wrongType }, acceptPost);
  }
  const body = await bodyOf(options.limits?.maxBodyBytes ?? defaultMaxBodyBytes);
  if (!body.ok) {
    const { kind, detail, headers: explaining } = body.failure;
    return createProblemAnswer(kind, { ...details, detail }, explaining);
  }
  const answerFormat = preferredFormat(header('accept'));
  const given = { ...workOf(exchange), ...asked?.(exchange) };
  return perform({ ...given, operation: work, body: body.value, format, answerFormat }, exchange, options);
}

/** Answers for a document that the server keeps: `POST invoices/{id}/validate`. Stores nothing. */
async function answerStored<Context>(
  operation: StoredOperation<WorkName>,
  id: string,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Promise<Answer> {
  const { sent, context } = exchange;
  const { kind, work } = operation;
  const stored = await options.loadDocument?.({ id, kind, request: sent.request(), context });
  if (stored === undefined) {
    const details = { ...problemDetails(exchange, options), detail: noSuchDocument(operation) };
    return createProblemAnswer('not-found', details);
  }
  const body = new TextEncoder().encode(JSON.stringify(stored));
  const given = { ...workOf(exchange), ...typeOf(operation) };
  return perform(
    { ...given, operation: work, body, format: 'json', answerFormat: 'json' },
    exchange,
    options,
  );
}

function workOf({ url, traceId, language }: Exchange<unknown>) {
  const release = url.searchParams.get('release') ?? undefined;
  return { instance: url.pathname, traceId, language, release, documentType: undefined };
}

function perform<Context>(
  work: Work,
  { sent, context }: Exchange<Context>,
  options: HandlerOptions<Context>,
): Answer | Promise<Answer> {
  if (options.perform === undefined) return answerTo(work, options);
  return options.perform(work, {
    context,
    get request() {
      return sent.request();
    },
    get signal() {
      return sent.signal();
    },
  });
}
