import { nameKey } from '../../../src/core/text/text.ts';

/** Words for "no value" that people write into a field. */
const words = [
  'N/A',
  'none',
  'nil',
  'null',
  'no',
  'not applicable',
  'not available',
  'not registered',
  'unregistered',
  'unknown',
  'no TRN',
  'TBA',
  'TBD',
  'لا يوجد',
  'لا ينطبق',
  'غير مسجل',
  'غير متوفر',
  'بدون',
];
const keys: ReadonlySet<string> = new Set(words.map(nameKey));

/** Longer than each word with signs around it, and than a row of zeros in place of a number. */
const longest = 30;

/** Tells whether a text means no value: one of these words, or only punctuation, zeros or the letter X. */
export function saysNone(text: string): boolean {
  // A digit or the length excludes nearly all values without searching for words.
  if (text.length > longest || /[1-9]/.test(text)) return false;
  const key = nameKey(text);
  return /^(?:[0\u0660]*|x+)$/.test(key) || keys.has(key);
}
