/** Digits in which some programs write a double out in full, such as 0.10000000000000001 for 0.1. */
const fullDigits = 17;

/**
 * Whether the double that JSON takes a number for is the number that was written, in its shortest form or in the 17 digits
 * that tell every double apart; 1.50 and 1.5 are one number, 12345678901234567.89 and 12345678901234568 are two.
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

/** How many digits a plain number has between the zeros at its ends. */
export function significantDigits(plain: string): number {
  const [, , whole = '', fraction = ''] = parts.exec(plain) ?? [];
  return trimmed(`${whole}${fraction}`).significant.length;
}

const parts = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The same text for the same number: its significant digits and the power of ten of the last of them. */
function canonical(literal: string): string {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts.exec(literal) ?? [];
  const digits = trimmed(`${whole}${fraction}`);
  if (digits.significant === '') return '0';
  return `${sign}${digits.significant}e${Number(exponent) - fraction.length + digits.trailing}`;
}

/** Digits without zeros at their ends, and how many zeros were at the right one. */
function trimmed(digits: string): { readonly significant: string; readonly trailing: number } {
  let start = 0;
  let end = digits.length;
  while (start < end && digits.charCodeAt(start) === 0x30) start += 1;
  while (end > start && digits.charCodeAt(end - 1) === 0x30) end -= 1;
  return { significant: digits.slice(start, end), trailing: digits.length - end };
}
