import { latinDigits } from './text.ts';

/** Returns a text as people search it: without case, accents and marks, in one form of each Arabic letter. */
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
