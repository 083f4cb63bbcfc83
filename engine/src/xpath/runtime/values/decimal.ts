import { spendOnDigits, spendOnNumber, spendOnText } from '../effort.ts';
import { divideFloor, divideHalfToEven, divideHalfToPositive, divideHalfUp } from './bigint-division.ts';
import { isBlank, withoutTrailingZeros } from './double.ts';
import { divisionByZero, type Integer, longProduct, normalInteger } from './integer.ts';

/**
 * An exact xs:decimal: coefficient × 10^-scale. The coefficient is a number while that is exact, otherwise a bigint.
 * It is separate from the Decimal of requests: its quotients have 20 digits after the point, as in SaxonJS, and a
 * program that only checks documents does not load decimal.js.
 */
export class XsDecimal {
  readonly coefficient: Integer;
  readonly scale: number;

  constructor(coefficient: Integer, scale: number) {
    this.coefficient = coefficient;
    this.scale = scale;
  }

  toString(): string {
    return decimalToString(this);
  }
}

/** Digits after the point of a quotient, as in SaxonJS. */
const quotientScale = 20;
const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);

/** Reads the lexical form of xs:decimal; undefined if the text is not one. */
export function parseDecimal(text: string): XsDecimal | undefined {
  spendOnText(text.length);
  let at = 0;
  let end = text.length;
  let first = text.charCodeAt(0);
  // Most texts have no blanks around the number, so they need no search for blanks.
  if (!(first > 32 && text.charCodeAt(end - 1) > 32)) {
    while (at < end && isBlank(text.charCodeAt(at))) at += 1;
    while (end > at && isBlank(text.charCodeAt(end - 1))) end -= 1;
    first = text.charCodeAt(at);
  }
  const signed = first === 45 || first === 43;
  if (signed) at += 1;
  const start = at;
  let coefficient = 0;
  let point = -1;
  for (; at < end; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) coefficient = coefficient * 10 + digit;
    else if (digit === -2 && point < 0) point = at;
    else return undefined;
  }
  const scale = point < 0 ? 0 : end - point - 1;
  if (end - start - (point < 0 ? 0 : 1) < 1) return undefined;
  if (coefficient > Number.MAX_SAFE_INTEGER) {
    spendOnDigits(end - start);
    const digits = BigInt(text.slice(start, end).replace('.', ''));
    return new XsDecimal(normalInteger(first === 45 ? -digits : digits), scale);
  }
  return new XsDecimal(first === 45 && coefficient !== 0 ? -coefficient : coefficient, scale);
}

export function decimalFromInteger(value: Integer): XsDecimal {
  return new XsDecimal(value, 0);
}

/** The decimal that equals a finite double: all digits of its binary fraction (XPath functions, 17.1.3.2). */
export function exactDecimal(value: number): XsDecimal {
  if (Number.isSafeInteger(value)) return new XsDecimal(value === 0 ? 0 : value, 0);
  let mantissa = value;
  let exponent = 0;
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent += 1;
  }
  return new XsDecimal(normalInteger(BigInt(mantissa) * 5n ** BigInt(exponent)), exponent);
}

/** The decimal with the digits in which a finite double is written; reading them gives the same double. */
export function shortestDecimal(value: number): XsDecimal {
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const digits = parseDecimal(mantissa) ?? zero;
  return shifted(digits, Number(exponent));
}

const zero = new XsDecimal(0, 0);

/** value × 10^places. */
function shifted({ coefficient, scale }: XsDecimal, places: number): XsDecimal {
  if (places <= scale) return new XsDecimal(coefficient, scale - places);
  return new XsDecimal(scaleUp(coefficient, places - scale), 0);
}

function scaleUp(coefficient: Integer, places: number): Integer {
  if (places === 0 || coefficient === 0) return coefficient;
  const factor = powersOfTen[places];
  if (typeof coefficient === 'number' && factor !== undefined) {
    const product = coefficient * factor;
    if (Number.isSafeInteger(product)) return product;
  }
  return normalInteger(BigInt(coefficient) * 10n ** BigInt(places));
}

export function addDecimals(left: XsDecimal, right: XsDecimal): XsDecimal {
  const scale = Math.max(left.scale, right.scale);
  const a = left.scale === scale ? left.coefficient : scaleUp(left.coefficient, scale - left.scale);
  const b = right.scale === scale ? right.coefficient : scaleUp(right.coefficient, scale - right.scale);
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (Number.isSafeInteger(sum)) return new XsDecimal(sum, scale);
  }
  return new XsDecimal(normalInteger(BigInt(a) + BigInt(b)), scale);
}

export function subtractDecimals(left: XsDecimal, right: XsDecimal): XsDecimal {
  return addDecimals(left, negateDecimal(right));
}

export function multiplyDecimals(left: XsDecimal, right: XsDecimal): XsDecimal {
  const scale = left.scale + right.scale;
  const a = left.coefficient;
  const b = right.coefficient;
  if (typeof a === 'number' && typeof b === 'number') {
    const product = a * b;
    if (Number.isSafeInteger(product)) return new XsDecimal(product === 0 ? 0 : product, scale);
  }
  return new XsDecimal(longProduct(a, b), scale);
}

/** The quotient, rounded half away from zero at the twentieth digit after the point, or the last of the dividend. */
export function divideDecimals(left: XsDecimal, right: XsDecimal): XsDecimal {
  if (isZero(right)) throw divisionByZero();
  const places = powersOfTen.indexOf(right.coefficient as number);
  // Division by a power of ten only moves the decimal point.
  const scale = left.scale - right.scale + places;
  const isMoved = places >= 0 && scale >= 0 && (scale <= quotientScale || left.scale > quotientScale);
  if (isMoved) return new XsDecimal(left.coefficient, scale);
  spendOnNumber(left.coefficient);
  const digits = Math.max(quotientScale, left.scale);
  const shift = digits + right.scale - left.scale;
  const numerator = BigInt(left.coefficient) * 10n ** BigInt(Math.max(shift, 0));
  const denominator = BigInt(right.coefficient) * 10n ** BigInt(Math.max(-shift, 0));
  return trimmed(new XsDecimal(normalInteger(divideHalfUp(numerator, denominator)), digits));
}

/** Without trailing zeros, so that coefficients stay small. */
function trimmed({ coefficient, scale }: XsDecimal): XsDecimal {
  let digits = BigInt(coefficient);
  let kept = scale;
  while (kept > 0 && digits % 10n === 0n) {
    digits /= 10n;
    kept -= 1;
  }
  return new XsDecimal(normalInteger(digits), kept);
}

/** The integer quotient, truncated towards zero. */
export function idivDecimals(left: XsDecimal, right: XsDecimal): Integer {
  if (isZero(right)) throw divisionByZero();
  const scale = Math.max(left.scale, right.scale);
  const a = BigInt(scaleUp(left.coefficient, scale - left.scale));
  return normalInteger(a / BigInt(scaleUp(right.coefficient, scale - right.scale)));
}

export function modDecimals(left: XsDecimal, right: XsDecimal): XsDecimal {
  if (isZero(right)) throw divisionByZero();
  const scale = Math.max(left.scale, right.scale);
  const a = BigInt(scaleUp(left.coefficient, scale - left.scale));
  return new XsDecimal(normalInteger(a % BigInt(scaleUp(right.coefficient, scale - right.scale))), scale);
}

export function negateDecimal({ coefficient, scale }: XsDecimal): XsDecimal {
  return new XsDecimal(
    typeof coefficient === 'bigint' ? -coefficient : coefficient === 0 ? 0 : -coefficient,
    scale,
  );
}

export function absDecimal(value: XsDecimal): XsDecimal {
  return value.coefficient < 0 ? negateDecimal(value) : value;
}

/** Negative, zero or positive as left is less than, equal to or greater than right. */
export function compareDecimals(left: XsDecimal, right: XsDecimal): number {
  const scale = Math.max(left.scale, right.scale);
  const a = left.scale === scale ? left.coefficient : scaleUp(left.coefficient, scale - left.scale);
  const b = right.scale === scale ? right.coefficient : scaleUp(right.coefficient, scale - right.scale);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function isZero({ coefficient }: XsDecimal): boolean {
  return coefficient === 0;
}

/**
 * Rounds to a number of digits after the point; `divide` divides by a power of ten and decides the direction.
 */
function rounded(
  value: XsDecimal,
  digits: number,
  divide: (numerator: bigint, denominator: bigint) => bigint,
): XsDecimal {
  if (digits >= value.scale) return value;
  // Less than half of the unit: the power of ten of the unit could have any length.
  if (digits < 0 && -digits > String(value.coefficient).length) return zero;
  spendOnNumber(value.coefficient);
  const coefficient = divide(BigInt(value.coefficient), 10n ** BigInt(value.scale - digits));
  return digits >= 0
    ? new XsDecimal(normalInteger(coefficient), digits)
    : new XsDecimal(normalInteger(coefficient * 10n ** BigInt(-digits)), 0);
}

/** fn:round: half towards positive infinity. */
export function roundDecimal(value: XsDecimal, digits: number): XsDecimal {
  const { coefficient, scale } = value;
  const unit = powersOfTen[scale - digits];
  if (typeof coefficient === 'number' && digits >= 0 && scale > digits && unit !== undefined) {
    const floor = Math.floor(coefficient / unit);
    const rest = coefficient - floor * unit;
    if (rest >= 0 && rest < unit) return new XsDecimal(2 * rest >= unit ? floor + 1 : floor, digits);
  }
  return rounded(value, digits, divideHalfToPositive);
}

/** fn:round-half-to-even. */
export function roundDecimalHalfToEven(value: XsDecimal, digits: number): XsDecimal {
  return rounded(value, digits, divideHalfToEven);
}

export function floorDecimal(value: XsDecimal): XsDecimal {
  return rounded(value, 0, divideFloor);
}

export function ceilingDecimal(value: XsDecimal): XsDecimal {
  return negateDecimal(floorDecimal(negateDecimal(value)));
}

/** The nearest double. */
export function decimalToDouble({ coefficient, scale }: XsDecimal): number {
  if (typeof coefficient === 'number') {
    if (scale === 0) return coefficient;
    const divisor = powersOfTen[scale];
    // Both are exact, so the single rounding of the division is correct.
    if (divisor !== undefined) return coefficient / divisor;
  }
  return Number(`${coefficient}e-${scale}`);
}

/** Truncated towards zero. */
export function decimalToInteger(value: XsDecimal): Integer {
  if (value.scale === 0) return value.coefficient;
  return normalInteger(BigInt(value.coefficient) / 10n ** BigInt(value.scale));
}

export function decimalToString(value: XsDecimal): string {
  const { coefficient, scale } = value;
  spendOnNumber(coefficient);
  if (scale === 0) return String(coefficient);
  const sign = coefficient < 0 ? '-' : '';
  const digits = String(coefficient)
    .slice(sign.length)
    .padStart(scale + 1, '0');
  const fraction = withoutTrailingZeros(digits.slice(-scale));
  return `${sign}${digits.slice(0, -scale)}${fraction === '' ? '' : '.'}${fraction}`;
}
