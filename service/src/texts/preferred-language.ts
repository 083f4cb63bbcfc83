import type { Language } from 'pint-ae';
import { preferredLanguage } from 'pint-ae/http';

/** The client's language: from `lang` in the query, otherwise from its headers. */
export function languageOf({ headers, url }: Pick<Request, 'headers' | 'url'>): Language {
  return preferredLanguage(new URL(url).searchParams.get('lang'), headers.get('accept-language'));
}
