import { type ProblemDetails, preferredLanguage } from 'pint-ae/http';
import texts from './messages/problems.json' with { type: 'json' };

export type ProblemLanguage = NonNullable<ProblemDetails['language']>;

/** What the service says of a case, to be put into words. */
export interface ServiceText {
  readonly text: keyof typeof texts;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** A text of the service in a language. */
export function inWords({ text, values = {} }: ServiceText, language: ProblemLanguage): string {
  return texts[text][language].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Whether a detail is one of the service, and not of the library. */
export function isServiceText(detail: { readonly text: string }): detail is ServiceText {
  return Object.hasOwn(texts, detail.text);
}

/** The language that a client wants to read problems in. */
export function languageOf({ headers }: Pick<Request, 'headers'>): ProblemLanguage {
  return preferredLanguage(null, headers.get('accept-language'));
}
