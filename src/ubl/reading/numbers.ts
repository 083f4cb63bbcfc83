import { centsOf } from '../../core/cents.ts';
import type { Decimal } from '../../core/decimal.ts';

/** A number without what makes no difference: sign of a positive one, leading and trailing zeros. */
export function plainNumber(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return text;
  const digits = `${whole.replace(/^0+/, '') || '0'}.${withoutTrailingZeros(fraction)}`;
  return sign === '-' && digits !== '0.' ? `-${digits}` : digits;
}

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
}

/** Whether a decimal is the number that a text is, for the texts that most amounts are; false does not say that it isn't. */
export function isNumberOf(value: Decimal, text: string): boolean {
  return centsOf(value) === centsIn(text);
}

/** More digits than these may not be exact in a double. */
const mostDigits = 15;

/** The cents of plain digits with at most two decimals; NaN, which equals nothing, for any other text. */
function centsIn(text: string): number {
  const isNegative = text.charCodeAt(0) === 0x2d;
  const first = isNegative ? 1 : 0;
  const { length } = text;
  if (length === first || length - first > mostDigits - 2) return Number.NaN;
  let cents = 0;
  let decimals = -1;
  for (let at = first; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x2e && decimals < 0 && at > first) {
      decimals = 0;
      continue;
    }
    const digit = code - 0x30;
    if (!(digit >= 0 && digit <= 9) || decimals === 2) return Number.NaN;
    cents = cents * 10 + digit;
    if (decimals >= 0) decimals += 1;
  }
  // A point at the end has digits on one side only, which a decimal would not be written with.
  if (decimals === 0) return Number.NaN;
  if (decimals < 0) cents *= 100;
  else if (decimals === 1) cents *= 10;
  return isNegative ? -cents : cents;
}
