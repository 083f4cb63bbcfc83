import { arabic } from '../core/messages/arabic.ts';
import { type Language, type LanguageOption, languages } from '../core/messages/language.ts';

/** The languages of programs that answer each person in that person's language. */
export const bothLanguages: readonly Language[] = languages;

/** The option of a language with its texts, which the importing program then contains. */
export function withTexts(language: Language): LanguageOption {
  return language === 'ar' ? arabic : language;
}
