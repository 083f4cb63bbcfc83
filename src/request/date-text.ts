import { isCalendarDay } from '../core/text/calendar.ts';
import { latinDigits } from '../core/text/text.ts';

/**
 * The date in the text, in JSON's form: `15.11.2026` gives 2026-11-15. Undefined if day and month could be
 * exchanged, as in `02/11/2026`.
 */
export function dateIn(text: string): string | undefined {
  const digits = latinDigits(text);
  const [, year, middle = '', last = ''] = /^(\d{4})[/.](\d{1,2})[/.](\d{1,2})$/.exec(digits) ?? [];
  if (year !== undefined) return calendarDay(year, middle, last);
  const [, one = '', other = '', end = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(digits) ?? [];
  if (Number(one) > 12 || one === other) return calendarDay(end, other, one);
  return Number(other) > 12 ? calendarDay(end, one, other) : undefined;
}

function calendarDay(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : undefined;
}
