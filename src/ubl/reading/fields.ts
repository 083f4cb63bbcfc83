import { centsOf } from '../../core/numbers/cents.ts';
import type { Decimal } from '../../core/numbers/decimal.ts';
import { isWrittenExactly } from '../../core/numbers/exact-number.ts';

/** Leaves out missing fields, so that the request looks like one that a person writes. */
export function withoutBlanks<Value extends object>(value: Value): Value {
  const fields: Record<string, unknown> = {};
  for (const name in value) if (value[name] !== undefined) fields[name] = value[name];
  return fields as Value;
}

/** The entries of a list as a request has them; undefined for an empty list. */
export function listOf<Read, Entry>(
  entries: readonly Read[] | undefined,
  entryOf: (entry: Read) => Entry,
): Entry[] | undefined {
  return entries === undefined || entries.length === 0 ? undefined : entries.map(entryOf);
}

/** A number in JSON's form, or undefined; digits that a double cannot hold appear as a difference. */
export function numberOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const ofDigits = digitsNumber(text);
  if (!Number.isNaN(ofDigits)) return ofDigits;
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Tells whether JSON keeps every digit of the number in a text. */
export function isHeldExactly(text: string): boolean {
  return numberOf(text) !== undefined && isWrittenExactly(text);
}

/** A number without the parts that do not affect its value: a plus sign, leading and trailing zeros. */
export function plainNumber(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' && fraction === '') return text;
  let end = fraction.length;
  while (fraction.charAt(end - 1) === '0') end -= 1;
  const digits = `${whole.replace(/^0+/, '') || '0'}.${fraction.slice(0, end)}`;
  return sign === '-' && digits !== '0.' ? `-${digits}` : digits;
}

/** With up to this many digits, different numbers have different nearest doubles. */
const exactDigits = 15;
const exactCents = 10 ** exactDigits;

/** Tells whether a decimal certainly equals the number in a usual text; false leaves it open. */
export function isNumberOf(value: Decimal, text: string): boolean {
  const cents = centsOf(value);
  return cents !== undefined && Math.abs(cents) < exactCents && cents / 100 === digitsNumber(text);
}

const powersOfTen = Array.from({ length: exactDigits + 1 }, (_, power) => 10 ** power);

/** The number in a text of few digits with at most one point; NaN for any other text. */
export function digitsNumber(text: string): number {
  const { length } = text;
  const isNegative = text.charCodeAt(0) === 0x2d;
  const first = isNegative ? 1 : 0;
  if (length === first || length - first > exactDigits) return Number.NaN;
  let digits = 0;
  let point = length - 1;
  for (let at = first; at < length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x30 && code <= 0x39) digits = digits * 10 + code - 0x30;
    else if (code === 0x2e && point === length - 1 && at > first && at < point) point = at;
    else return Number.NaN;
  }
  // Dividing two exact doubles rounds once, just as reading the text would.
  const number = digits / (powersOfTen[length - 1 - point] ?? 1);
  return isNegative ? -number : number;
}
