import type { Language } from '../core/language.ts';
import { preferredLanguage } from './negotiation.ts';
import type { HandlerOptions } from './options.ts';
import type { ProblemDetails } from './problem.ts';

/** A request with what the operations ask of it. */
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
  const { headers } = request;
  const url = new URL(request.url);
  return {
    request,
    context,
    url,
    traceId,
    language: preferredLanguage(url.searchParams.get('lang'), headers.get('accept-language')),
  };
}

/** What every problem of an exchange says. */
export function problemDetails(
  { url, traceId }: Pick<Exchange<unknown>, 'url' | 'traceId'>,
  { problemBase }: Pick<HandlerOptions, 'problemBase'>,
): ProblemDetails {
  return { problemBase, instance: url.pathname, traceId };
}
