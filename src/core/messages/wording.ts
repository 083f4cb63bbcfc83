import { includedTexts } from './included-texts.ts';
import {
  keyOf,
  type LanguageOption,
  type LanguageTexts,
  type Localised,
  nameOfLanguage,
  type Wording,
} from './language.ts';

/** The texts of a language; undefined if a program has none of it, or for English, in which every text is. */
export function textsOfLanguage(language: LanguageOption): LanguageTexts | undefined {
  if (typeof language !== 'string') return language;
  return includedTexts.find((texts) => texts.language === language);
}

/** The wording of a text in a language; in English, if the text has none in it. */
export function wordingIn(text: Localised, language: LanguageOption): Wording {
  return text[nameOfLanguage(language)] ?? textsOfLanguage(language)?.translated(keyOf(text.en)) ?? text.en;
}
