import type { Language } from 'pint-ae';
import { preferredLanguage } from 'pint-ae/http';
import problems from './messages/problems.json' with { type: 'json' };
import reasons from './messages/reasons.json' with { type: 'json' };

const texts = { ...problems, ...reasons };

/** What the service says of a case, to be put into words. */
export interface ServiceText {
  readonly text: keyof typeof texts;
  readonly values?: Readonly<Record<string, string | number | ServiceText>>;
}

/** A text of the service in a language. */
export function inWords({ text, values = {} }: ServiceText, language: Language): string {
  return texts[text][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'object' ? inWords(value, language) : String(value);
  });
}

/** Whether a detail is one of the service, and not of the library. */
export function isServiceText(detail: { readonly text: string }): detail is ServiceText {
  return Object.hasOwn(texts, detail.text);
}

/** The language that a client wants to read: that of `lang` in the query, else the one that its headers prefer. */
export function languageOf({ headers, url }: Pick<Request, 'headers' | 'url'>): Language {
  return preferredLanguage(new URL(url).searchParams.get('lang'), headers.get('accept-language'));
}
