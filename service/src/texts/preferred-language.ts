import type { Language } from 'pint-ae';
import { preferredLanguage } from 'pint-ae/http';

/** The client's language: that of `lang` in the query, otherwise the one that its headers prefer. */
export function languageOf({ headers, url }: Pick<Request, 'headers' | 'url'>): Language {
  return preferredLanguage(new URL(url).searchParams.get('lang'), headers.get('accept-language'));
}
