import { includedTexts } from './included-texts.ts';
import {
  keyOf,
  type LanguageOption,
  type LanguageTexts,
  type Localised,
  nameOfLanguage,
  type Wording,
} from './language.ts';

/** Returns the texts of a language; undefined for English, or if the program does not have them. */
export function textsOfLanguage(language: LanguageOption): LanguageTexts | undefined {
  if (typeof language !== 'string') return language;
  return includedTexts.find((texts) => texts.language === language);
}

/** Returns the wording of a text in a language; in English, if the text does not have it. */
export function wordingIn(text: Localised, language: LanguageOption): Wording {
  return text[nameOfLanguage(language)] ?? textsOfLanguage(language)?.translated(keyOf(text.en)) ?? text.en;
}
