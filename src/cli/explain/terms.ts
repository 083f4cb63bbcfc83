import type { Language } from '../../core/messages/language.ts';
import { termNames } from '../../specification/facts.ts';

/** Returns the business term that is meant, in any letter case and with any number of zeros: `ibt-31` is IBT-031. */
export function termWritten(word: string, terms: Iterable<string>): string | undefined {
  const wanted = withoutZeros(word);
  return [...terms].find((term) => withoutZeros(term) === wanted);
}

function withoutZeros(term: string): string {
  return term.toUpperCase().replace(/-0+(?=\d)/, '-');
}

/** Name of a business term; undefined for one without a name. */
export function nameOfTerm(term: string): Readonly<Record<Language, string>> | undefined {
  return Object.hasOwn(termNames, term) ? termNames[term] : undefined;
}

/** The terms with a name in any language, otherwise those whose name contains several of the words. */
export function termsCalled(words: string): readonly string[] {
  const wanted = plainName(words);
  const named = Object.entries(termNames).flatMap(([term, { en, ar }]) =>
    [en, ar].map((name) => ({ term, name: plainName(name) })),
  );
  const whole = named.filter(({ name }) => name === wanted);
  if (whole.length > 0) return [...new Set(whole.map(({ term }) => term))];
  const steps = wanted.split(' ');
  if (steps.length === 1) return [];
  const found = named.filter(({ name }) => steps.every((step) => name.split(' ').includes(step)));
  return [...new Set(found.map(({ term }) => term))];
}

function plainName(name: string): string {
  return name
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}
