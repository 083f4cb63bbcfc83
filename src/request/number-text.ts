import { latinDigits } from '../core/text.ts';

/** Digits grouped in thousands: by commas as in English, dots as in German, blanks or apostrophes. */
const groupedForms: readonly (readonly [form: RegExp, separator: RegExp, decimalMark: string])[] = [
  [/^-?\d+(\.\d+)?$/, /(?!)/g, '.'],
  [/^-?\d{1,3}(,\d{3})+(\.\d+)?$/, /,/g, '.'],
  [/^-?\d{1,3}([ '’]\d{3})+(\.\d+)?$/, /[ '’]/g, '.'],
  [/^-?\d{1,3}(\.\d{3})+,\d+$/, /\./g, ','],
];

/** No amount is longer, whatever stands around it. */
const longestNumber = 40;

/**
 * The number in a text, in JSON's form: digits of any kind, thousands separators, a currency or percent sign
 * around it. `AED 1,234.50` gives 1234.50; undefined if the text can mean more than one number, as `1,5` can.
 */
export function numberIn(text: string): string | undefined {
  if (text.length > longestNumber) return undefined;
  const bare = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .replace(/^\s*[A-Za-z.]{2,4}\s*(?=[-\d])|\s*(?:%|[A-Za-z.]{2,4})\s*$/g, '')
    .replace(/\s/g, ' ')
    .trim();
  for (const [form, separator, decimalMark] of groupedForms)
    if (form.test(bare)) return bare.replace(separator, '').replace(decimalMark, '.');
  return undefined;
}

/**
 * Whether the only separator among the digits can separate thousands as well as decimals: `1,234`, `1.500`.
 */
export function isOfUnclearMark(text: string): boolean {
  return /^\D*\d{1,3}[.,]\d{3}\D*$/.test(latinDigits(text));
}
