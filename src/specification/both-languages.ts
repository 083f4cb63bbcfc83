import { type Language, languages } from '../core/messages/language.ts';
import { useTexts } from '../core/messages/texts-in-use.ts';
import { arabic } from './arabic.ts';

/** The languages of programs that answer each person in their own: whatever imports this list has the Arabic texts. */
export const bothLanguages: readonly Language[] = inBoth();

function inBoth(): readonly Language[] {
  useTexts(arabic);
  return languages;
}
