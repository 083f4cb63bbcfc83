import { latinDigits } from './text.ts';

const zeroDigit = 0x30;

/** Tells whether the last of some digits is the check digit of the others by Luhn (ISO/IEC 7812-1). */
export function hasLuhnCheckDigit(digits: string): boolean {
  let total = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - place) - zeroDigit;
    const doubled = digit * 2;
    total += place % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled;
  }
  return total % 10 === 0;
}

/** Beginnings and lengths of the numbers of payment cards (ISO/IEC 7812, the large networks). */
const forms =
  /^(?:4(?:\d{12}|\d{15}|\d{18})|5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12}|3[47]\d{13}|3(?:0[0-5]|[689]\d)\d{11}|35\d{14}|6(?:011|[245]\d\d)\d{12,15}|(?:50|5[6-8]|6[37])\d{14})$/;

/** Digits in one piece or in groups, without a letter or digit before or after. */
const candidates = /(?<![\p{L}\d])\d(?:[ -]?\d){12,18}(?![\p{L}]|[ -]?\d)/gu;

/** The fewest digits of a card number; and this many digits without an English letter before them, as in an IBAN. */
const shortestNumber = 13;
const manyDigits = /(?:^|[^A-Za-z\d])\d(?:[ -]?\d){12}/;

const anyDigit = /\d/g;

/** Tells whether a text contains a payment card's number, with a correct check digit. */
export function hasCardNumber(text: string): boolean {
  return withoutCardNumbers(text) !== text;
}

/**
 * A text in which the digits of each payment card's number are replaced, so that no message or report repeats it. The
 * length stays the same.
 *
 * @example
 * ```ts
 * console.log(withoutCardNumbers('Card 4111 1111 1111 1111')); // Card •••• •••• •••• ••••
 * ```
 */
export function withoutCardNumbers(text: string): string {
  // Nearly all texts are too short, or have too few digits.
  if (text.length < shortestNumber) return text;
  const latin = latinDigits(text);
  if (!manyDigits.test(latin)) return text;
  let shown = text;
  for (const { 0: found, index } of latin.matchAll(candidates)) {
    const digits = found.replaceAll(/\D/g, '');
    if (!forms.test(digits) || !hasLuhnCheckDigit(digits)) continue;
    const end = index + found.length;
    shown = shown.slice(0, index) + found.replaceAll(anyDigit, '•') + shown.slice(end);
  }
  return shown;
}
