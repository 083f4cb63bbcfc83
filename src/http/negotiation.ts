import type { Language } from '../core/messages/language.ts';
import { checkArgument } from '../core/options/check-options.ts';
import { listOf, required, text } from '../core/options/option-kinds.ts';
import { checkHeader } from './arguments.ts';
import type { DocumentFormat } from './media-type.ts';

const mediaTypes = required(listOf(text));

// Our own code: `negotiator` does not treat `application/ubl+xml` as XML, and each program would carry it.

/** An entry of an Accept header: the type it names, and its quality. */
interface Preference {
  readonly name: string;
  readonly quality: number;
}

/** Further entries are ignored. */
const maximumEntries = 50;

function preferences(header: string | null): Preference[] {
  return (header ?? '')
    .split(',', maximumEntries)
    .map((entry) => {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { name, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ name }) => name !== '');
}

/** The quality of the most specific matching entry. */
function qualityOf(wanted: readonly Preference[], matching: readonly (RegExp | string)[]): number {
  for (const pattern of matching) {
    const found = wanted.filter(({ name }) =>
      typeof pattern === 'string' ? pattern === name : pattern.test(name),
    );
    if (found.length > 0) return Math.max(...found.map(({ quality }) => quality));
  }
  return 0;
}

const jsonTypes = [/^application\/(?:json|[^/]+\+json)$|^text\/json$/, /^application\/\*$/, /^\*\/\*$/];
const xmlTypes = [/^application\/(?:xml|[^/]+\+xml)$|^text\/xml$/, /^application\/\*$/, /^\*\/\*$/];

/** The form of UBL that a client asks for: XML, unless it prefers JSON. */
export function preferredFormat(accept: string | null): DocumentFormat {
  const wanted = preferences(accept);
  return qualityOf(wanted, jsonTypes) > qualityOf(wanted, xmlTypes) ? 'json' : 'xml';
}

/**
 * Returns the offered media type that a client prefers in its Accept header; the first one if the header names none
 * of them.
 *
 * @example
 * ```ts
 * console.log(preferredType('text/html, application/xml;q=0.9', ['application/json', 'application/xml'])); // application/xml
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function preferredType(accept: string | null, offered: readonly string[]): string {
  checkHeader('preferredType', 'accept', accept);
  checkArgument('preferredType', 'offered', mediaTypes, offered);
  const wanted = preferences(accept);
  const qualities = offered.map((type) => qualityOf(wanted, namesOf(type)));
  return offered[qualities.indexOf(Math.max(...qualities))] ?? '';
}

/** Returns the names that an Accept header may use for a media type, the most specific first. */
function namesOf(type: string): readonly string[] {
  const [kind = ''] = type.split('/');
  return [type, `${kind}/*`, '*/*'];
}

const languages: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/^en(?:-|$)/, /^\*$/],
  ar: [/^ar(?:-|$)/, /^\*$/],
};

/**
 * Returns the language of messages: from the query, otherwise from the client's preference, otherwise English.
 *
 * @example
 * ```ts
 * console.log(preferredLanguage(null, 'fr, ar-AE;q=0.8, en;q=0.3'), preferredLanguage('en', 'ar')); // ar en
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function preferredLanguage(lang: string | null, acceptLanguage: string | null): Language {
  checkHeader('preferredLanguage', 'lang', lang);
  checkHeader('preferredLanguage', 'acceptLanguage', acceptLanguage);
  const asked = lang?.toLowerCase();
  if (asked === 'en' || asked === 'ar') return asked;
  const wanted = preferences(acceptLanguage);
  return qualityOf(wanted, languages.ar) > qualityOf(wanted, languages.en) ? 'ar' : 'en';
}
