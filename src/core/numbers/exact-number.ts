/** The digits with which some programs write a double in full, such as 0.10000000000000001 for 0.1. */
const fullDigits = 17;

/**
 * Tells whether the double that JSON reads is the number as written, in its shortest form or with 17 digits, which
 * distinguish all doubles. 1.50 and 1.5 are the same number; 12345678901234567.89 and 12345678901234568 are not.
 *
 * @example
 * ```ts
 * console.log(isWrittenExactly('0.10'), isWrittenExactly('9007199254740993')); // true false
 * ```
 */
export function isWrittenExactly(literal: string): boolean {
  const held = Number(literal);
  if (!Number.isFinite(held)) return false;
  const written = canonical(literal);
  return written === canonical(String(held)) || written === canonical(held.toPrecision(fullDigits));
}

/** Tells whether two texts write the same number. */
export function isSameNumber(one: string, other: string): boolean {
  return canonical(one) === canonical(other);
}

/** Returns the number of significant digits of a number in plain digits. */
export function significantDigits(plain: string): number {
  const [, , whole = '', fraction = ''] = parts.exec(plain) ?? [];
  return trimmed(`${whole}${fraction}`).significant.length;
}

/** Returns the number of digits without leading zeros, and without trailing zeros of a fraction. */
export function digitsInPlain(plain: string): number {
  const [, , whole = '', fraction = ''] = parts.exec(plain) ?? [];
  const kept = trimmed(fraction);
  let zeros = 0;
  while (whole.charCodeAt(zeros) === 0x30) zeros += 1;
  return whole.length - zeros + fraction.length - kept.trailing;
}

const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The same text for equal numbers: the significant digits, and the power of ten of the last digit. */
function canonical(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts.exec(literal) ?? [];
  const digits = trimmed(`${whole}${fraction}`);
  if (digits.significant === '') return '0';
  return `${sign}${digits.significant}e${Number(exponent) - fraction.length + digits.trailing}`;
}

/** Digits without zeros at either end, and the number of zeros removed on the right. */
function trimmed(digits: string): { readonly significant: string; readonly trailing: number } {
  let start = 0;
  let end = digits.length;
  while (start < end && digits.charCodeAt(start) === 0x30) start += 1;
  while (end > start && digits.charCodeAt(end - 1) === 0x30) end -= 1;
  return { significant: digits.slice(start, end), trailing: digits.length - end };
}
