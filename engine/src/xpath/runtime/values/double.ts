import { spendOnText } from '../effort.ts';

const lexical = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
/** A map, because an object would also find `constructor`. */
const special: ReadonlyMap<string, number> = new Map([
  ['INF', Number.POSITIVE_INFINITY],
  ['+INF', Number.POSITIVE_INFINITY],
  ['-INF', Number.NEGATIVE_INFINITY],
  ['NaN', Number.NaN],
]);

/** Reads the lexical form of xs:double; undefined if the text is not one. */
export function parseDouble(text: string): number | undefined {
  const plain = plainDouble(text);
  if (plain !== undefined) return plain;
  const trimmed = trimBlank(text);
  if (lexical.test(trimmed)) return Number(trimmed);
  return special.get(trimmed);
}

/** The most digits, and powers of ten, that are exact in a double. */
const mostExact = 15;
const powersOfTen = Array.from({ length: mostExact }, (_, power) => Number(`1e${power}`));

/**
 * A number of digits with at most one point, as nearly all amounts are; undefined for any other text.
 * Dividing exact numbers rounds like reading the text, in a tenth of the time.
 */
function plainDouble(text: string): number | undefined {
  const { length } = text;
  if (length > mostExact) return undefined;
  let digits = 0;
  let point = length;
  for (let at = 0; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits = digits * 10 + (code - 48);
    else if (code === 46 && point === length) point = at;
    else return undefined;
  }
  if (length === 0 || text === '.') return undefined;
  return point >= length - 1 ? digits : digits / (powersOfTen[length - 1 - point] as number);
}

/** A text without XML white space at its ends. */
export function trimBlank(text: string): string {
  spendOnText(text.length);
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start += 1;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return start === 0 && end === text.length ? text : text.slice(start, end);
}

/** The digits after a point without trailing zeros. */
export function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 48) end -= 1;
  return digits.slice(0, end);
}

export function isBlank(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** fn:number: NaN if the value is absent or not a number. */
export function numberOf(text: string | undefined): number {
  return text === undefined ? Number.NaN : (parseDouble(text) ?? Number.NaN);
}

export function doubleToString(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-INF' : 'INF';
  if (Object.is(value, -0)) return '-0';
  const size = Math.abs(value);
  if (size === 0 || (size >= 1e-6 && size < 1e6)) return plain(value);
  const [mantissa = '', exponent] = value.toExponential().split('e');
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}E${Number(exponent)}`;
}

/** Doubles of common size without an exponent; `String` uses one only below 1e-6. */
function plain(value: number): string {
  return String(value);
}

/** A number as XPath 1.0 writes it (4.2): without an exponent. */
export function numberInXPath1(value: number): string {
  if (Number.isNaN(value)) return 'NaN';
  if (!Number.isFinite(value)) return value < 0 ? '-Infinity' : 'Infinity';
  const written = String(Math.abs(value));
  const [, whole = '', fraction = '', exponent = '0'] =
    /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(written) ?? [];
  const sign = value < 0 ? '-' : '';
  const shift = Number(exponent);
  if (shift === 0) return `${sign}${written}`;
  // Only 1e21 and more, or less than 1e-6, have an exponent.
  const digits = whole + fraction;
  return shift < 0
    ? `${sign}0.${'0'.repeat(-shift - 1)}${digits}`
    : `${sign}${digits.padEnd(shift + 1, '0')}`;
}
