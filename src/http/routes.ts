import { prefixOf } from './defaults.ts';
import { documentOperation } from './document-operation.ts';
import { type Exchange, problemDetails } from './exchange.ts';
import { networkOperations } from './network-parameters.ts';
import { openApiDocument } from './openapi.ts';
import type { HandlerOptions } from './options.ts';
import { problemAnswer } from './problem-answer.ts';
import { languageOnly, operationQueries, type Query, ruleListQuery } from './query.ts';
import { resourceAnswer, ruleList, ruleResource, unknownRule } from './resources.ts';
import { documentRequestJsonSchema } from './schema/document-request.ts';
import { storedOperation } from './stored-operation.ts';
import type { Answer } from './work.ts';

/** The only method of a path besides HEAD and OPTIONS, and the function that answers it. */
export interface Route<Context> {
  /** The path with its parameter as `{id}`. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly query: Query;
  readonly answer: (exchange: Exchange<Context>, id: string) => Answer | Promise<Answer>;
}

/** Every path that the handler serves. */
export function routesOf<Context>(options: HandlerOptions<Context>): Route<Context>[] {
  const prefix = prefixOf(options);
  return [
    ...documentRoutes(prefix, options),
    ...networkRoutes(prefix, options),
    ...storedRoutes(prefix, options),
    ...resourceRoutes(prefix, options),
  ];
}

function documentRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  return (['validate', 'convert', 'render', 'read'] as const).map((operation) => ({
    path: `${prefix}/${operation}`,
    method: 'POST',
    query: operationQueries[operation],
    answer: (exchange) => documentOperation(operation, exchange, options),
  }));
}

function networkRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  return networkOperations.map((operation) => ({
    path: `${prefix}/${operation.replace('-', '/')}`,
    method: 'POST',
    query: operationQueries[operation],
    answer: (exchange) => documentOperation(operation, exchange, options),
  }));
}

function storedRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  if (options.loadDocument === undefined) return [];
  return (['invoice', 'credit-note'] as const).map((kind) => ({
    path: `${prefix}/${kind}s/{id}/validate`,
    method: 'POST',
    query: operationQueries['validate-stored'],
    answer: (exchange, id) => storedOperation({ id, kind }, exchange, options),
  }));
}

function resourceRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  let described: object | undefined;
  return [
    {
      path: `${prefix}/openapi.json`,
      method: 'GET',
      query: languageOnly,
      answer: () => {
        described ??= openApiDocument(options);
        return resourceAnswer(described, 'application/json');
      },
    },
    {
      path: `${prefix}/schema/document-request.json`,
      method: 'GET',
      query: languageOnly,
      answer: ({ url }) =>
        resourceAnswer(documentRequestJsonSchema(`${url.origin}${url.pathname}`), 'application/schema+json'),
    },
    {
      path: `${prefix}/rules`,
      method: 'GET',
      query: ruleListQuery,
      answer: (exchange) => ruleListAnswer(exchange),
    },
    {
      path: `${prefix}/rules/{id}`,
      method: 'GET',
      query: languageOnly,
      answer: (exchange, id) => ruleAnswer(id, exchange, options),
    },
  ];
}

function ruleListAnswer({ language, url: { searchParams } }: Exchange<unknown>): Answer {
  const filter = { topic: searchParams.get('topic'), term: searchParams.get('term') };
  return resourceAnswer(ruleList(language, filter), 'application/json', language);
}

function ruleAnswer(
  id: string,
  exchange: Exchange<unknown>,
  options: Pick<HandlerOptions, 'problemBase'>,
): Answer {
  const rule = ruleResource(id, exchange.language);
  if (rule !== undefined) return resourceAnswer(rule, 'application/json', exchange.language);
  return problemAnswer('not-found', { ...problemDetails(exchange, options), detail: unknownRule });
}
