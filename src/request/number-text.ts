import { latinDigits } from '../core/text/text.ts';

/** Digits grouped in thousands: by commas as in English, dots as in German, blanks or apostrophes. */
const groupedForms: readonly (readonly [form: RegExp, separator: RegExp, decimalMark: string])[] = [
  [/^-?\d+(\.\d+)?$/, /(?!)/g, '.'],
  [/^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, /,/g, '.'],
  [/^-?[1-9]\d{0,2}([ '’]\d{3})+(\.\d+)?$/, /[ '’]/g, '.'],
  [/^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/, /\./g, ','],
];

/** No amount is longer, whatever stands around it. */
const longestNumber = 40;

/** Characters that show digits in another order than they are stored. */
const reordered = /[\u202D\u202E]/;

/** A currency or a percent sign beside a number. Other words, such as `mn` or `fils`, change the amount. */
const beside = /^(?:[A-Z]{3}|Dhs?\.?)|(?:%|[A-Z]{3}|Dhs?\.?)$/g;

/**
 * The number in a text, in JSON's form: digits of any kind, thousands separators, a currency or percent sign
 * around it. `AED 1,234.50` gives 1234.50; undefined if the text can mean more than one number, as `1,5` and
 * `0,125` can.
 */
export function numberIn(text: string): string | undefined {
  if (text.length > longestNumber || reordered.test(text)) return undefined;
  const bare = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(beside, '')
    .trim()
    .replace(/\s/g, ' ');
  for (const [form, separator, decimalMark] of groupedForms)
    if (form.test(bare)) return bare.replace(separator, '').replace(decimalMark, '.');
  return undefined;
}

/**
 * Whether only the sender knows the number in a text: the only separator among the digits can separate thousands
 * as well as decimals (`1,234`, `1.500`), or something stands beside them, such as another currency than the
 * document's.
 */
export function isUncertain(text: string): boolean {
  const latin = latinDigits(text);
  return /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(latin) || /[^-\d.,'’\s\p{Cf}]/u.test(latin);
}
