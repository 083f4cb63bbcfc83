import type { LanguageTexts } from './language.ts';

/** In a browser no texts come besides the English ones, since most programs show one language. */
export const includedTexts: readonly LanguageTexts[] = [];
