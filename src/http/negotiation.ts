import type { Language } from '../core/language.ts';
import { checkHeader } from './arguments.ts';
import type { DocumentFormat } from './media-type.ts';

/** An entry of an Accept header: what it names, and how much it is wanted. */
interface Preference {
  readonly name: string;
  readonly quality: number;
}

/** More entries than this are not looked at. */
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

/** The quality that the most specific of the matching entries gives. */
function qualityOf(wanted: readonly Preference[], matching: readonly RegExp[]): number {
  for (const pattern of matching) {
    const found = wanted.filter(({ name }) => pattern.test(name));
    if (found.length > 0) return Math.max(...found.map(({ quality }) => quality));
  }
  return 0;
}

const jsonTypes = [/^application\/(?:json|[^/]+\+json)$|^text\/json$/, /^application\/\*$/, /^\*\/\*$/];
const xmlTypes = [/^application\/(?:xml|[^/]+\+xml)$|^text\/xml$/, /^application\/\*$/, /^\*\/\*$/];

/** How a client wants the UBL: XML, but for one that prefers JSON. */
export function preferredFormat(accept: string | null): DocumentFormat {
  const wanted = preferences(accept);
  return qualityOf(wanted, jsonTypes) > qualityOf(wanted, xmlTypes) ? 'json' : 'xml';
}

const languages: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/^en(?:-|$)/, /^\*$/],
  ar: [/^ar(?:-|$)/, /^\*$/],
};

/** The language of messages: that of the query, else the one the client prefers, else English. */
export function preferredLanguage(lang: string | null, acceptLanguage: string | null): Language {
  checkHeader('preferredLanguage', 'lang', lang);
  checkHeader('preferredLanguage', 'acceptLanguage', acceptLanguage);
  if (lang === 'en' || lang === 'ar') return lang;
  const wanted = preferences(acceptLanguage);
  return qualityOf(wanted, languages.ar) > qualityOf(wanted, languages.en) ? 'ar' : 'en';
}
