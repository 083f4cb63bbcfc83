/** The languages of the texts. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The texts of the rules in a language other than English. */
export interface LanguageTexts {
  readonly language: Exclude<Language, 'en'>;
  /** Returns the text in this language for the English text; a text with a count has the form `other` as its key. */
  readonly translated: (english: string) => Wording | undefined;
}

/** A language by its name, or by its texts. A browser bundle has the texts only if the program imports them. */
export type LanguageOption = Language | LanguageTexts;

/** Returns the name of a language; English, if none was chosen. */
export function nameOfLanguage(language: LanguageOption = 'en'): Language {
  return typeof language === 'string' ? language : language.language;
}

/**
 * A text in English and other languages. A missing language is found by the English text. A text with a count has one
 * form for each plural category, chosen by `{count}`.
 */
export type Localised = { readonly en: Wording } & { readonly [Name in Language]?: Wording };
export type Wording =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string });

/** Returns the English text that is the key to the same text in another language. */
export function keyOf(english: Wording): string {
  return typeof english === 'string' ? english : english.other;
}
