import { isPlainNumber } from '../../../core/text/text.ts';

const lexical = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?$/;
/** A map: an object would also find `constructor`, which every object has. */
const special: ReadonlyMap<string, number> = new Map([
  ['INF', Number.POSITIVE_INFINITY],
  ['+INF', Number.POSITIVE_INFINITY],
  ['-INF', Number.NEGATIVE_INFINITY],
  ['NaN', Number.NaN],
]);

/** Reads the lexical form of xs:double; undefined if the text is not one. */
export function parseDouble(text: string): number | undefined {
  if (isPlainNumber(text)) return Number(text);
  const trimmed = trimBlank(text);
  if (lexical.test(trimmed)) return Number(trimmed);
  return special.get(trimmed);
}

/** A text without XML white space at its ends. */
export function trimBlank(text: string): string {
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
