import type { Language } from '../core/messages/language.ts';
import type { AnswerOptions } from './document-work.ts';
import { preferredLanguage } from './negotiation.ts';
import type { ProblemDetails } from './problem.ts';

/** Where a request goes, and in which language its answer is. */
export interface DescribedExchange {
  readonly url: URL;
  readonly language: Language;
}

/** A request, prepared for the operations. */
export interface Exchange<Context> extends DescribedExchange {
  readonly request: Request;
  readonly context: Context | undefined;
  readonly traceId: string;
}

export function exchangeOf<Context>(
  request: Request,
  context: Context | undefined,
  traceId: string,
): Exchange<Context> {
  return { request, context, url: new URL(request.url), traceId, language: languageOf(request) };
}

/** The language in which a request wants its answer. */
export function languageOf({ url, headers }: Request): Language {
  return preferredLanguage(new URL(url).searchParams.get('lang'), headers.get('accept-language'));
}

/** The language of a request whose target may be anything, so that it cannot be a web-standard one. */
export function languageOfNode({ url = '', headers }: NodeRequest): Language {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1));
  return preferredLanguage(query.get('lang'), headers['accept-language'] ?? null);
}

/** A request of Node.js. */
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
