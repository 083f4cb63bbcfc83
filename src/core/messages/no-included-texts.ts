import type { LanguageTexts } from './language.ts';

/** In a browser only the English texts are included, because most programs show one language. */
export const includedTexts: readonly LanguageTexts[] = [];
