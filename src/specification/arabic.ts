/**
 * The Arabic texts of PINT-AE, for `useTexts`.
 *
 * @example
 * ```ts
 * import { useTexts, validate } from 'pint-ae';
 * import { arabic } from 'pint-ae/ar';
 * useTexts(arabic);
 * console.log(validate(request, { language: 'ar' }).valid); // true
 * ```
 * @packageDocumentation
 */
import { unpackTranslations } from '../core/messages/packed-messages.ts';
import type { LanguageTexts } from '../core/messages/texts-in-use.ts';
import { onceAsked } from '../core/once-per.ts';
import { arabicColumns } from '../generated/arabic.js';

const translations = onceAsked(() => unpackTranslations(arabicColumns));

/**
 * The Arabic texts of the rules.
 *
 * @since 0.1.0
 */
export const arabic: LanguageTexts = {
  language: 'ar',
  translated: (english) => translations().get(english),
};
