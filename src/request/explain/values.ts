import { isLongNumber } from '../../core/numbers/decimal.ts';
import type { RequestSpecification } from '../../core/specification/request-specification.ts';
import {
  calendarDay,
  daysYearLast,
  dayYearFirst,
  englishMonths,
  isCalendarDay,
} from '../../core/text/calendar.ts';
import { latinDigits } from '../../core/text/text.ts';
import { decimalTextOf } from '../decimal-values.ts';
import { isObject } from '../shape.ts';

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

/** Tells whether a value has a number in it, also one that only its sender can read, such as `12 thousand`. */
export function holdsNumber(value: unknown): boolean {
  // A search asks about every value below an object itself: an answer that searched again would take exponential time.
  const isNumber = (_: string, each: unknown) =>
    (typeof each === 'string'
      ? /\p{Nd}/u.test(each) && datesIn(each).length === 0
      : amountSaid(each) !== undefined) || undefined;
  return isNumber('', value) ?? firstInside(value, isNumber, true) ?? false;
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

/** Digits grouped in thousands: by commas as in English, dots as in German, blanks or apostrophes. */
const groupedForms: readonly (readonly [form: RegExp, separator: RegExp, decimalMark: string])[] = [
  [/^-?\d+(\.\d+)?$/, /(?!)/g, '.'],
  [/^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/, /,/g, '.'],
  [/^-?[1-9]\d{0,2}([ '’]\d{3})+(\.\d+)?$/, /[ '’]/g, '.'],
  [/^-?[1-9]\d{0,2}(\.\d{3})+,\d+$/, /\./g, ','],
];

/** No amount is longer, including the text around it. */
const longestNumber = 40;

/** Characters that display digits in another order than stored. */
const reordered = /[\u202D\u202E]/;

/** A currency or a percent sign beside a number. Other words, such as `mn` or `fils`, change the amount. */
const beside = /^(?:[A-Z]{3}|Dhs?\.?)|(?:%|[A-Z]{3}|Dhs?\.?)$/g;

/** The number in a text such as `AED 1,234.50`; undefined if it can mean several, as `1,5` can. */
export function numberIn(text: string): string | undefined {
  if (text.length > longestNumber || reordered.test(text)) return undefined;
  const bare = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(beside, '')
    .trim()
    .replace(/\s/g, ' ');
  for (const [form, separator, decimalMark] of groupedForms)
    if (form.test(bare)) return bare.replace(separator, '').replace(decimalMark, '.');
  return undefined;
}

/** Tells whether only the sender knows the number, as in `1,234`, or the text has more, such as a currency. */
export function isUncertain(text: string): boolean {
  const latin = latinDigits(text);
  return /^\D*[1-9]\d{0,2}[.,]\d{3}\D*$/.test(latin) || /[^-\d.,'’\s\p{Cf}]/u.test(latin);
}

/** The dates that a text may mean: two for `02/11/2026` (day first), or for a late hour in UTC. */
export function datesIn(text: string): readonly string[] {
  const digits = latinDigits(text).trim();
  const { dayFirst, monthFirst } = daysYearLast(digits);
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/i.exec(digits) ?? [];
  const [, nameFirst = name, dayNext = day, yearLast = year] =
    /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(digits) ?? [];
  const month = englishMonths.indexOf(nameFirst.slice(0, 3).toLowerCase()) + 1;
  const dates = [
    ...timestamp(digits),
    ...tickedDates(digits),
    dayYearFirst(digits),
    dayFirst,
    monthFirst,
    calendarDay(yearLast, String(month), dayNext),
  ];
  return [...new Set(dates.filter((date) => date !== undefined))];
}

/** The dates that a number may mean: 20261115, a spreadsheet's day, or seconds or milliseconds since 1970. */
export function datesOfNumber(number: number): readonly string[] {
  if (!Number.isSafeInteger(number)) return [];
  if (number >= firstDayNumber && number <= lastDayNumber)
    return [new Date((number - dayNumberOf1970) * millisecondsOfADay).toISOString().slice(0, dateLength)];
  const day = dayYearFirst(String(number));
  return day === undefined ? datesAt(number >= firstMoment ? number : number * 1000, true) : [day];
}

/** Milliseconds since 1970 as .NET writes them: `/Date(1795737600000)/`, with or without the local offset. */
function tickedDates(text: string): readonly string[] {
  const [, ticks, sign, hours, minutes] = /^\/Date\((\d{9,13})(?:([+-])(\d\d)(\d\d))?\)\/$/.exec(text) ?? [];
  if (ticks === undefined) return [];
  const offset = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return datesAt(Number(ticks) + (sign === '-' ? -offset : offset), sign === undefined);
}

/** The possible dates of a moment of this century: a late UTC hour may be the sender's next day. */
function datesAt(moment: number, isUtc: boolean): readonly string[] {
  if (moment < firstMoment || moment >= endOfMoments) return [];
  const [date = '', time = ''] = new Date(moment).toISOString().split('T');
  return isUtc && Number(time.slice(0, 2)) >= 12 ? [date, dayAfter(date)] : [date];
}

/** 2000-01-01 and 2100-01-01 in milliseconds. */
const [firstMoment, endOfMoments] = [946_684_800_000, 4_102_444_800_000];

const dateLength = 'yyyy-mm-dd'.length;
const millisecondsOfADay = 86_400_000;
const dayNumberOf1970 = 25_569;
/** 2000-01-01 and 2099-12-31. */
const [firstDayNumber, lastDayNumber] = [36_526, 73_050];

/** The date is local, with or without an offset; a late hour in UTC may be the next day locally. */
function timestamp(text: string): string[] {
  const [, date = '', hour, isUtc] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d):\d\d(?::\d\d(?:[.,]\d{1,9})?)?(?:(Z|[+-]00:?00)|[+-]\d\d:?\d\d)?$/.exec(
      text,
    ) ?? [];
  if (hour === undefined || !isCalendarDay(date)) return [];
  return isUtc !== undefined && Number(hour) >= 12 ? [date, dayAfter(date)] : [date];
}

function dayAfter(date: string): string {
  return new Date(Date.parse(date) + millisecondsOfADay).toISOString().slice(0, dateLength);
}
