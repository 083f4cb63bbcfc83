import { isCalendarDay } from '../core/text/calendar.ts';
import { latinDigits } from '../core/text/text.ts';
import { calendarDay, daysYearLast, dayYearFirst, englishMonths } from '../core/text/written-day.ts';

/**
 * The dates that a text may say, in JSON's form: `15.11.2026` gives 2026-11-15. Two if day and month could be
 * exchanged, as in `02/11/2026` (first as day first), or if its time is in UTC and may be of the next day where it was
 * sent; none if it is not a date.
 */
export function datesIn(text: string): readonly string[] {
  const digits = latinDigits(text).trim();
  const { dayFirst, monthFirst } = daysYearLast(digits);
  const dates = [...timestamp(digits), dayYearFirst(digits), dayFirst, monthFirst, withMonthName(digits)];
  return [...new Set(dates.filter((date) => date !== undefined))];
}

/**
 * The dates that a number may be meant as: 20261115, or the days that spreadsheets count from the end of 1899, within
 * this century.
 */
export function datesOfNumber(number: number): readonly string[] {
  if (!Number.isSafeInteger(number)) return [];
  if (number >= firstDayNumber && number <= lastDayNumber)
    return [new Date((number - dayNumberOf1970) * millisecondsOfADay).toISOString().slice(0, dateLength)];
  const day = dayYearFirst(String(number));
  return day === undefined ? [] : [day];
}

const dateLength = 'yyyy-mm-dd'.length;
const millisecondsOfADay = 86_400_000;
const dayNumberOf1970 = 25_569;
/** 2000-01-01 and 2099-12-31. */
const [firstDayNumber, lastDayNumber] = [36_526, 73_050];

/** With an offset or without, the date is that of the place; in UTC, a later hour may be of its next day. */
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

/** As many systems print dates: `15-Nov-2026`, `15 November 2026`, `Nov 15, 2026`. */
function withMonthName(text: string): string | undefined {
  const [, day = '', name = '', year = ''] = /^(\d{1,2})[ -]([a-z]{3,9})[ -](\d{4})$/i.exec(text) ?? [];
  const [, nameFirst = name, dayNext = day, yearLast = year] =
    /^([a-z]{3,9}) (\d{1,2}),? (\d{4})$/i.exec(text) ?? [];
  const month = englishMonths.indexOf(nameFirst.slice(0, 3).toLowerCase()) + 1;
  return calendarDay(yearLast, String(month), dayNext);
}
