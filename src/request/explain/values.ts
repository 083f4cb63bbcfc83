import { isLongNumber } from '../../core/numbers/decimal.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import { latinDigits } from '../../core/text/text.ts';
import { decimalTextOf } from '../decimal-values.ts';
import { isObject } from '../shape.ts';
import { numberIn } from './written-values.ts';

/** Tells whether a value would set a flag. */
export function isSet(value: unknown): boolean {
  return typeof value !== 'object' && /^(?:true|yes|[1xy])$/i.test(String(value));
}

/** Tells whether a value differs from the values that mean nothing. */
export function saysSomething(value: unknown): boolean {
  return typeof value === 'object'
    ? Object.values(Object(value)).some(Boolean)
    : Boolean(value) && Number(value) !== 0;
}

/** A number with at most a sign, a currency or a percent sign next to it. */
const amountText = /^\D{0,4}\d[\d.,'’\s]*\D{0,4}$/;

/** The amount in a value; NaN if only the sender knows which amount it is, undefined if it is missing or zero. */
export function amountSaid(value: unknown): number | undefined {
  const isText = typeof value === 'string' && amountText.test(latinDigits(value));
  const amount = isText ? Number(numberIn(value) ?? Number.NaN) : numberOf(value);
  return typeof amount === 'number' && amount !== 0 ? amount : undefined;
}

/** A number, also one of a decimal library; any other value as it is. */
function numberOf(value: unknown): unknown {
  const isDecimal = isLongNumber(value) || (isObject(value) && decimalTextOf(value) !== undefined);
  return isDecimal ? Number(value) : value;
}

/** Tells whether each amount in a value is in a list of entries, or is the sum of the allowances or charges in it. */
export function isAmongEntries(value: unknown, entries: unknown): boolean {
  const sums = [true, false].map((isCharge) => {
    const ofKind = [entries].flat().filter((entry) => Boolean(Object(entry).isCharge) === isCharge);
    return ofKind.reduce<number>((sum, entry) => sum + Number(Object(entry).amount), 0);
  });
  const sent = [...sums, ...amountsIn(entries)].map(Math.abs);
  return amountsIn(value).every((amount) => sent.some((each) => Math.abs(Math.abs(amount) - each) < noise));
}

/** A smaller difference comes from binary fractions in the caller's arithmetic. */
const noise = 1e-6;

/** The amounts in a value: in a list or an object, or in the objects of a list. */
function amountsIn(value: unknown): number[] {
  return [value]
    .flat()
    .flatMap((each) => (isObject(each) && amountSaid(each) === undefined ? Object.values(each) : [each]))
    .flatMap((each) => amountSaid(each) ?? []);
}

/** Tells whether a value is the code of a currency, in upper or lower case as systems store codes. */
export function isCurrency(value: unknown, { vocabularies }: RequestSpecification): value is string {
  if (typeof value !== 'string' || !/^\s*[A-Z]{3}\s*$/.test(value)) return false;
  const currencies = vocabularies.find(({ fields }) => fields.includes('currency'));
  return currencies?.codeOf(value.trim()) === value.trim();
}

/** The most values to examine in an object or list. */
const mostValues = 1000;

/** Asks about a value with its name and its path in an object or list; an answer ends the search. */
type Ask<Answer> = (name: string, value: unknown, path: string) => Answer | undefined;

/** The first answer about the values inside an object or list; `beyond` if the budget ends before. */
export function firstInside<Answer>(
  value: unknown,
  ask: Ask<Answer>,
  beyond?: Answer,
  at = { path: '', budget: { left: mostValues } },
): Answer | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { budget } = at;
  for (const [name, inner] of Object.entries(value)) {
    budget.left -= 1;
    if (budget.left < 0) return beyond;
    const path = `${at.path}${Array.isArray(value) ? `[${name}]` : `.${name}`}`;
    const answer = ask(name, inner, path) ?? firstInside(inner, ask, beyond, { path, budget });
    if (answer !== undefined) return answer;
  }
  return undefined;
}

const mostLookedAt = 20;

/** An object or list without its deep or late content, which no message repeats. */
function beginningOf(value: unknown, depth = 3): unknown {
  if (!(isObject(value) || Array.isArray(value))) return value;
  if (depth === 0) return '…';
  if (Array.isArray(value)) return value.slice(0, mostLookedAt).map((each) => beginningOf(each, depth - 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, mostLookedAt)
      .map(([name, inner]) => [name, beginningOf(inner, depth - 1)]),
  );
}

/** The most characters of a value that a message repeats. */
const longestShown = 40;

/** A value for messages; undefined for one that they must not repeat, such as a card number. */
export function shownValue(value: unknown): string | undefined {
  const text = typeof value === 'object' ? JSON.stringify(beginningOf(value)) : String(value);
  if (/\d(?:[ -]?\d){11}/.test(text)) return undefined;
  return text.length <= longestShown ? text : `${text.slice(0, longestShown - 1)}…`;
}
