import type { Language } from '../../core/messages/language.ts';
import { defaultSpecification } from '../../specification/default.ts';
import { termNames } from '../../specification/facts.ts';
import { boundTerms } from '../../ubl/bound-terms.ts';
import { lastName } from './code-meanings.ts';
import { allCodes } from './codes.ts';
import { fieldRows } from './fields.ts';
import { lawTopics } from './law.ts';
import { allRules, termsOfRules } from './rules.ts';
import { supplyNames } from './supplies.ts';

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

/** Every business term of the binding, the fields and the rules. */
export function allTerms(): string[] {
  const written = boundTerms(defaultSpecification.binding);
  return [...new Set([...written, ...fieldRows.flatMap(({ terms }) => terms), ...termsOfRules()])];
}

/** Rules, terms, topics of the law, and fields by path and name. */
export function wordsWithoutCodes(): string[] {
  return [
    ...allRules(),
    ...allTerms(),
    ...lawTopics,
    ...fieldRows.map(({ field }) => field.replaceAll('[]', '')),
    ...fieldRows.map(({ field }) => lastName(field)),
  ];
}

/** Every word that `pint-ae explain` explains, once. */
export function explainableWords(): string[] {
  return [...new Set([...wordsWithoutCodes(), ...supplyNames, ...allCodes()])];
}
