/**
 * The Arabic texts of PINT-AE, for the option `language` in browsers; elsewhere `'ar'` is enough.
 *
 * @example
 * ```ts
 * import { validate } from 'pint-ae';
 * import { arabic } from 'pint-ae/ar';
 * console.log(validate(request, { language: arabic }).valid); // true
 * ```
 * @packageDocumentation
 */
import { arabicColumns } from '../../generated/arabic.js';
import { onceAsked } from '../once-per.ts';
import type { LanguageTexts } from './language.ts';
import { unpackTranslations } from './packed-messages.ts';

const translations = /* @__PURE__ */ onceAsked(() => unpackTranslations(arabicColumns));

/**
 * The Arabic texts of the rules.
 *
 * @since 0.1.0
 */
export const arabic: LanguageTexts = { language: 'ar', translated: (english) => translations().get(english) };
