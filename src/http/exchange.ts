import type { Language } from '../core/messages/language.ts';
import { type ReadBody, readBody } from './body.ts';
import type { AnswerOptions } from './document-work.ts';
import { preferredLanguage } from './negotiation.ts';
import type { ProblemDetails } from './problem.ts';

/** The target of a request, and the language of its answer. */
export interface DescribedExchange {
  readonly url: URL;
  readonly language: Language;
}

/** A request as operations read it: a web-standard one or a Node.js one. */
export interface Sent {
  readonly method: string;
  readonly url: URL;
  /** The trace id, if the server has given it one. */
  readonly traceId?: string;
  readonly header: (name: string) => string | null;
  readonly body: (maxBytes: number) => Promise<ReadBody>;
  /** The web-standard request, for functions of the server. On Node.js it is made when a function needs it. */
  readonly request: () => Request;
  /** Aborted when the client disconnects. */
  readonly signal: () => AbortSignal;
}

/** A request, prepared for the operations. */
export interface Exchange<Context> extends DescribedExchange {
  readonly sent: Sent;
  readonly context: Context | undefined;
  readonly traceId: string;
}

export function exchangeOf<Context>(
  sent: Sent,
  context: Context | undefined,
  traceId: string,
): Exchange<Context> {
  return { sent, context, url: sent.url, traceId, language: languageOf(sent) };
}

/** A web-standard request. */
export function webSent(request: Request): Sent {
  return {
    method: request.method,
    url: new URL(request.url),
    header: (name) => request.headers.get(name),
    body: (maxBytes) => readBody(request, maxBytes),
    request: () => request,
    signal: () => request.signal,
  };
}

/** The language that a request asks for in its answer. */
export function languageOf({ url, header }: Sent): Language {
  return preferredLanguage(url.searchParams.get('lang'), header('accept-language'));
}

/** Returns the language of a request whose target may be anything, so that it may not be a web-standard one. */
export function languageOfNode({ url = '', headers }: NodeRequest): Language {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return preferredLanguage(query.get('lang'), headers['accept-language'] ?? null);
}

interface NodeRequest {
  readonly url?: string;
  readonly headers: { readonly 'accept-language'?: string };
}

/** The details that every problem of an exchange has. */
export function problemDetails(
  { url, traceId, language }: Pick<Exchange<unknown>, 'url' | 'traceId' | 'language'>,
  { problemBase }: Pick<AnswerOptions, 'problemBase'>,
): ProblemDetails {
  return { problemBase, instance: url.pathname, traceId, language };
}
