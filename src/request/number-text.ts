import { latinDigits } from '../core/text.ts';

/** Digits with thousands separators: commas as in English, dots as in German, blanks, apostrophes. */
const groupedForms: readonly (readonly [form: RegExp, separator: RegExp, decimalMark: string])[] = [
  [/^-?\d+(\.\d+)?$/, /(?!)/g, '.'],
  [/^-?\d{1,3}(,\d{3})+(\.\d+)?$/, /,/g, '.'],
  [/^-?\d{1,3}([ '’]\d{3})+(\.\d+)?$/, /[ '’]/g, '.'],
  [/^-?\d{1,3}(\.\d{3})+,\d+$/, /\./g, ','],
];

/** No amount has more characters with all that stands around it. */
const longestNumber = 40;

/**
 * The number that a text says, as JSON writes it: digits of any kind, thousands separators, a currency or percent sign
 * around it. `AED 1,234.50` says 1234.50; undefined where it does not say one number only, as `1,5` does not.
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

/** Whether the only mark among the digits may part thousands as well as decimals: `1,234`, `1.500`. */
export function isOfUnclearMark(text: string): boolean {
  return /^\D*\d{1,3}[.,]\d{3}\D*$/.test(latinDigits(text));
}
