import { documentOperation } from './document-operation.ts';
import { type Exchange, problemDetails } from './exchange.ts';
import { openApiDocument } from './openapi.ts';
import type { HandlerOptions } from './options.ts';
import { problemAnswer } from './problem-answer.ts';
import { resourceAnswer, ruleList, ruleResource } from './resources.ts';
import { documentRequestJsonSchema } from './schema/document-request.ts';
import { storedOperation } from './stored-operation.ts';
import type { Answer } from './work.ts';

/** The one method that a path has beside HEAD and OPTIONS, and what answers it. */
export interface Route<Context> {
  /** The path with its parameter as `{id}`. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly answer: (exchange: Exchange<Context>, id: string) => Answer | Promise<Answer>;
}

/** Every path that the handler serves. */
export function routesOf<Context>(options: HandlerOptions<Context>): Route<Context>[] {
  const prefix = prefixOf(options);
  return [
    ...documentRoutes(prefix, options),
    ...storedRoutes(prefix, options),
    ...resourceRoutes(prefix, options),
  ];
}

export const defaultPrefix = '/v1';

function prefixOf({ prefix = defaultPrefix }: Pick<HandlerOptions, 'prefix'>): string {
  return prefix.replace(/\/+$/, '');
}

function documentRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  return (['validate', 'convert'] as const).map((operation) => ({
    path: `${prefix}/${operation}`,
    method: 'POST',
    answer: (exchange) => documentOperation(operation, exchange, options),
  }));
}

function storedRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  if (options.loadDocument === undefined) return [];
  return (['invoice', 'credit-note'] as const).map((kind) => ({
    path: `${prefix}/${kind}s/{id}/validate`,
    method: 'POST',
    answer: (exchange, id) => storedOperation({ id, kind }, exchange, options),
  }));
}

function resourceRoutes<Context>(prefix: string, options: HandlerOptions<Context>): Route<Context>[] {
  return [
    {
      path: `${prefix}/openapi.json`,
      method: 'GET',
      answer: () => resourceAnswer(openApiDocument(options), 'application/json'),
    },
    {
      path: `${prefix}/schema/document-request.json`,
      method: 'GET',
      answer: () => resourceAnswer(documentRequestJsonSchema(), 'application/schema+json'),
    },
    {
      path: `${prefix}/rules`,
      method: 'GET',
      answer: ({ language }) => resourceAnswer(ruleList(language), 'application/json', language),
    },
    {
      path: `${prefix}/rules/{id}`,
      method: 'GET',
      answer: (exchange, id) => ruleAnswer(id, exchange, options),
    },
  ];
}

function ruleAnswer(
  id: string,
  exchange: Exchange<unknown>,
  options: Pick<HandlerOptions, 'problemBase'>,
): Answer {
  const rule = ruleResource(id, exchange.language);
  if (rule !== undefined) return resourceAnswer(rule, 'application/json', exchange.language);
  const detail = 'There is no official rule with this id; ids look like ibr-167-ae.';
  return problemAnswer('not-found', { ...problemDetails(exchange, options), detail });
}
