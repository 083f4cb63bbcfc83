import { latinDigits } from './text.ts';

/**
 * Returns the form in which people's texts are searched: without case, accents, vowel signs, tatweel or invisible
 * characters, with one blank for several, European digits, and one form of each Arabic letter.
 */
export function searchedForm(text: string): string {
  const letters = text.normalize('NFKD').replace(/[\p{M}\p{Cf}\u0640]/gu, '');
  return latinDigits(letters)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/[ةھہە]/g, 'ه')
    .replace(/[ىی]/g, 'ي')
    .replaceAll('ٱ', 'ا')
    .replaceAll('ک', 'ك');
}
