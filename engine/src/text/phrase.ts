import { shortenedValue } from './shortened.ts';

/** The languages of all texts. */
export type Language = 'en' | 'ar';

/** A text in each language. */
export type Localised = Readonly<Record<Language, string>>;

/** A text in each language, with the values for its `{placeholders}`. */
export interface Phrase {
  readonly phrase: Localised;
  readonly values?: Readonly<Record<string, string | number>> | undefined;
}

/** A phrase in a language. */
export function phraseText({ phrase, values = {} }: Phrase, language: Language): string {
  return phrase[language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? shortenedValue(String(values[name])) : placeholder,
  );
}
