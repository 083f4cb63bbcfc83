/** Letters of other alphabets that look like Latin ones, in the order of `latin`. */
const greek = 'ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹο';
const ofGreek = 'ABEZHIKMNOPTYXCo';
const cyrillic = 'АВСЕНІЈКМОРЅТХУҮаеорсухіјѕ';
const ofCyrillic = 'ABCEHIJKMOPSTXYYaeopcyxijs';

const latinOf: ReadonlyMap<string, string> = new Map(
  [...(greek + cyrillic)].map((letter, index) => [letter, (ofGreek + ofCyrillic)[index] ?? letter]),
);

/** A text with Latin letters in place of those that look like them, full width ones included. */
export function withLatinLetters(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text;
  return [...text.normalize('NFKC')].map((letter) => latinOf.get(letter) ?? letter).join('');
}

/**
 * Tells whether a document as it is written may have a letter that looks like a Latin one. No letter of the Arabic block
 * does; a reference to a character stands for any.
 */
export function mayHoldLookAlikes(written: string): boolean {
  return /[^\p{ASCII}\u0600-\u06ff]/u.test(written) || written.includes('&#');
}

/** The characters of a text that only look like those of a code, such as `U+039D`; empty if it is no code so. */
export function lookAlikesIn(text: string): string[] {
  const latin = withLatinLetters(text);
  if (latin === text || !/^[\u0021-\u007e]+$/.test(latin)) return [];
  return [...new Set(text)]
    .filter((letter) => /\P{ASCII}/u.test(letter))
    .map((letter) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
}
