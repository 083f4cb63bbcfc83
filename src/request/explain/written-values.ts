import { isCalendarDay } from '../../core/text/calendar.ts';
import { latinDigits } from '../../core/text/text.ts';
import { calendarDay, daysYearLast, dayYearFirst, englishMonths } from '../../core/text/written-day.ts';

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
  const dates = [
    ...timestamp(digits),
    ...tickedDates(digits),
    dayYearFirst(digits),
    dayFirst,
    monthFirst,
    withMonthName(digits),
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

/** The date formats of many systems: `15-Nov-2026`, `15 November 2026`, `Nov 15, 2026`. */
function withMonthName(text: string): string | undefined {
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/i.exec(text) ?? [];
  const [, nameFirst = name, dayNext = day, yearLast = year] =
    /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const month = englishMonths.indexOf(nameFirst.slice(0, 3).toLowerCase()) + 1;
  return calendarDay(yearLast, String(month), dayNext);
}
