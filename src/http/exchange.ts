import type { Language } from '../core/messages/language.ts';
import { preferredLanguage } from './negotiation.ts';
import type { HandlerOptions } from './options.ts';
import type { ProblemDetails } from './problem.ts';

/** A request, prepared for the operations. */
export interface Exchange<Context> {
  readonly request: Request;
  readonly context: Context | undefined;
  readonly url: URL;
  readonly traceId: string;
  readonly language: Language;
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

/** The details that every problem of an exchange has. */
export function problemDetails(
  { url, traceId, language }: Pick<Exchange<unknown>, 'url' | 'traceId' | 'language'>,
  { problemBase }: Pick<HandlerOptions, 'problemBase'>,
): ProblemDetails {
  return { problemBase, instance: url.pathname, traceId, language };
}
