import { onceAsked } from '../once-per.ts';
import type { Language, Wording } from './language.ts';
import nouns from './messages/nouns.json' with { type: 'json' };

type Counts = Readonly<Record<string, unknown>>;

/** Returns the form of a wording for `{count}`, with `{name:NOUN}` as `3 lines`. */
export function counted(wording: Wording, language: Language, counts: Counts): string {
  return formOf(wording, language, counts.count).replaceAll(
    /\{(\w+):(\w+)\}/g,
    (placeholder, name: string, noun: string) =>
      isNoun(noun)
        ? formOf(nouns[noun][language] ?? '', language, counts[name]).replace('{count}', `{${name}}`)
        : placeholder,
  );
}

/** Tells whether `{name:LIST}` names a counted noun, not a list of codes. */
export function isNoun(name: string): name is keyof typeof nouns {
  return Object.hasOwn(nouns, name);
}

function formOf(wording: Wording, language: Language, count: unknown): string {
  if (typeof wording === 'string') return wording;
  return wording[pluralRules[language]().select(Number(count))] ?? wording.other;
}

/** Created on first use, because most texts count nothing. */
const pluralRules: Readonly<Record<Language, () => Intl.PluralRules>> = {
  en: onceAsked(() => new Intl.PluralRules('en')),
  ar: onceAsked(() => new Intl.PluralRules('ar')),
};
