import { arabic } from './arabic.ts';
import type { LanguageTexts } from './language.ts';

/**
 * The texts of the languages besides English that a program has by their names alone. The package has an empty list in
 * place of this one for browsers: there a program imports the texts that it wants.
 */
export const includedTexts: readonly LanguageTexts[] = [arabic];
