import { arabic } from './arabic.ts';
import type { LanguageTexts } from './language.ts';

/**
 * The texts of the languages other than English that a program can select by name. In the package, browsers get an
 * empty list instead: there a program imports the texts that it needs.
 */
export const includedTexts: readonly LanguageTexts[] = [arabic];
