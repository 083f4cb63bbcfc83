import { codePointName } from './text.ts';

/** Letters of other alphabets that look like Latin ones, in the order of `latin`. */
const greek = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹο';
const ofGreek = 'ABEZHIKMNOPTYXCo';
const cyrillic = 'АВСЕНІЈКМОРЅТХУҮаеорсухіјѕ';
const ofCyrillic = 'ABCEHIJKMOPSTXYYaeopcyxijs';

const latinOf: ReadonlyMap<string, string> = new Map(
  [...(greek + cyrillic)].map((letter, index) => [letter, (ofGreek + ofCyrillic)[index] ?? letter]),
);

/** Returns a text with Latin letters instead of look-alikes, including full-width ones. */
export function withLatinLetters(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  return [...text.normalize('NFKC')].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/** Tells whether a document may have a letter like a Latin one, directly or by a character reference. */
export function mayHoldLookAlikes(written: string): boolean {
  return /[^\p{ASCII}\u0600-\u06ff]/u.test(written) || written.includes('&#');
}

/** Returns the characters that only look like a code's letters, such as `U+039D`; empty for other texts. */
export function lookAlikesIn(text: string): string[] {
  const latin = withLatinLetters(text);
  if (latin === text || !/^[\u0021-\u007e]+$/.test(latin)) return [];
  return [...new Set(text)].filter((letter) => /\P{ASCII}/u.test(letter)).map(codePointName);
}
