import { arabic } from './arabic.ts';
import type { LanguageTexts } from './language.ts';

/** The languages that can be selected by name; browsers get an empty list, and import what they need. */
export const includedTexts: readonly LanguageTexts[] = [arabic];
