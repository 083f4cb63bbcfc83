/** The languages of the texts. */
export const languages = ['en', 'ar'] as const;
export type Language = (typeof languages)[number];

/** The texts of the rules in another language than English. */
export interface LanguageTexts {
  readonly language: Exclude<Language, 'en'>;
  /** The text in this language, by the English one; of a text with a count, by its form `other`. */
  readonly translated: (english: string) => Wording | undefined;
}

/** A language by its name, or by its texts, which a bundle for browsers has only if the program imports them. */
export type LanguageOption = Language | LanguageTexts;

/** The name of a language; that of English, if none was chosen. */
export function nameOfLanguage(language: LanguageOption = 'en'): Language {
  return typeof language === 'string' ? language : language.language;
}

/**
 * A text in English and other languages; one that it lacks is found by the English. A text with a count has one form for
 * each plural category, chosen by `{count}`.
 */
export type Localised = { readonly en: Wording } & { readonly [Name in Language]?: Wording };
export type Wording =
  | string
  | ({ readonly other: string } & { readonly [Form in Intl.LDMLPluralRule]?: string });

/** The English text by which the same text of another language is found. */
export function keyOf(english: Wording): string {
  return typeof english === 'string' ? english : english.other;
}
