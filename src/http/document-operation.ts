import { papers } from '../render/style.ts';
import { answerTo } from './answer.ts';
import { readBody } from './body.ts';
import { defaultMaximumBytes } from './defaults.ts';
import { type Exchange, problemDetails } from './exchange.ts';
import { documentFormat, documentMediaTypes } from './media-type.ts';
import { preferredFormat } from './negotiation.ts';
import {
  isNetworkOperation,
  type NetworkOperation,
  networkParameters,
  parametersIn,
  type QueryParameter,
} from './network-parameters.ts';
import type { HandlerOptions } from './options.ts';
import { problemAnswer } from './problem-answer.ts';
import type { Answer, Operation, WantedPage, Work } from './work.ts';

/** An operation on a document that is the body, such as `POST validate`. */
export async function documentOperation<Context>(
  operation: Operation,
  exchange: Exchange<Context>,
  options: HandlerOptions<Context>,
): Promise<Answer> {
  const { headers } = exchange.request;
  const details = problemDetails(exchange, options);
  const format = documentFormat(headers.get('content-type'));
  if (format === undefined) {
    return problemAnswer('unsupported-media-type', { ...details, detail: wrongType }, acceptPost);
  }
  const body = await readBody(exchange.request, options.maximumBytes ?? defaultMaximumBytes);
  if ('refusal' in body) {
    const { kind, detail, headers: explaining } = body.refusal;
    return problemAnswer(kind, { ...details, detail }, explaining);
  }
  const answerFormat = preferredFormat(headers.get('accept'));
  return perform(
    {
      ...workOf(exchange),
      ...(operation === 'render' ? { page: wantedPage(exchange) } : {}),
      ...(isNetworkOperation(operation) ? { parameters: askedParameters(operation, exchange) } : {}),
      operation,
      body: body.bytes,
      format,
      answerFormat,
    },
    exchange,
    options,
  );
}

export const wrongType = { text: 'wrongType', values: { mediaTypes: documentMediaTypes } } as const;
export const acceptPost = { 'accept-post': documentMediaTypes };

/** `?lang=both` for both languages side by side, and `?paper=Letter`. */
function wantedPage({ url: { searchParams }, language }: Exchange<unknown>): WantedPage {
  const wanted = searchParams.get('paper')?.toLowerCase();
  return {
    language: searchParams.get('lang')?.toLowerCase() === 'both' ? 'both' : language,
    paper: papers.find((paper) => paper.toLowerCase() === wanted) ?? 'A4',
  };
}

/** The parameters of the query; what is written has a new identifier and is of now, if they do not say otherwise. */
function askedParameters(operation: NetworkOperation, { url }: Exchange<unknown>): Record<string, string> {
  const rows: Readonly<Record<string, QueryParameter>> = networkParameters[operation];
  return {
    ...(rows.id === undefined ? {} : { id: crypto.randomUUID() }),
    ...(rows.issuedAt === undefined ? {} : { issuedAt: new Date().toISOString() }),
    ...parametersIn(operation, url.searchParams),
  };
}

/** Parts of the request that work needs. */
export function workOf({ url, traceId, language }: Exchange<unknown>) {
  const ruleset = url.searchParams.get('ruleset') ?? undefined;
  return { instance: url.pathname, traceId, language, ruleset, documentType: undefined };
}

/** Does the work, here or where the server wants it done. */
export function perform<Context>(
  work: Work,
  { request, context }: Exchange<Context>,
  options: HandlerOptions<Context>,
): Answer | Promise<Answer> {
  if (options.perform === undefined) return answerTo(work, options);
  return options.perform(work, { request, context, signal: request.signal });
}
