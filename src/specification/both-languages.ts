import { arabic } from '../core/messages/arabic.ts';
import { type Language, type LanguageOption, languages } from '../core/messages/language.ts';

/** The languages of programs that answer each person in their own. */
export const bothLanguages: readonly Language[] = languages;

/** The option of a language, with its texts: whatever imports it has the Arabic ones, in a browser too. */
export function withTexts(language: Language): LanguageOption {
  return language === 'ar' ? arabic : language;
}
