import { checkObject } from '../options/check-argument.ts';
import type { Language, Localised, Wording } from './language.ts';

/** The texts of the rules in another language than English. */
export interface LanguageTexts {
  readonly language: Exclude<Language, 'en'>;
  /** The text in this language, by the English one; of a text with a count, by its form `other`. */
  readonly translated: (english: string) => Wording | undefined;
}

const inUse = new Map<Language, LanguageTexts>();

/**
 * Makes another language available, as `language` of every function of this package. English needs nothing, and no
 * bundle has the texts of a language that its program does not name. Using the same texts again changes nothing.
 *
 * @example
 * ```ts
 * import { useTexts, validate } from 'pint-ae';
 * import { arabic } from 'pint-ae/ar';
 * useTexts(arabic);
 * const { issues } = validate({ ...request, invoiceNumber: null }, { language: 'ar' });
 * console.log(issues[0].path); // invoiceNumber
 * ```
 * @throws {CallerError} if it is given anything but the texts of a language.
 * @since 0.1.0
 */
export function useTexts(texts: LanguageTexts): void {
  checkObject('useTexts', 'texts', texts, { language: 'text', translated: 'function' });
  inUse.set(texts.language, texts);
}

/** The languages that results can be worded in. */
export function languagesInUse(): readonly Language[] {
  return ['en', ...inUse.keys()];
}

/** The wording of a text in a language; in English, if the text has none in it. */
export function wordingIn(text: Localised, language: Language): Wording {
  return text[language] ?? inUse.get(language)?.translated(keyOf(text.en)) ?? text.en;
}

/** The English text by which the same text of another language is found. */
export function keyOf(english: Wording): string {
  return typeof english === 'string' ? english : english.other;
}
