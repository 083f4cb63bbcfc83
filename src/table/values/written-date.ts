import { calendarDay, daysYearLast, dayYearFirst, englishMonths } from '../../core/text/calendar.ts';
import { latinDigits } from '../../core/text/text.ts';

/** The order of day and month in a text: a certain one, or one of two. */
export type DateOrder = 'day-first' | 'month-first';

export type SaidDate =
  /** The text has only one meaning. */
  | { readonly day: string; readonly order?: DateOrder | undefined }
  /** Day and month can be exchanged. */
  | { readonly by: Readonly<Record<DateOrder, string>> }
  /** The text names no certain day: it has a two-digit year, or another time zone. */
  | { readonly unsaid: 'year' | 'zone' };

/** The Arabic names of the months, from January, without marks on their letters. */
const arabicMonths = [
  ['يناير', 'كانون الثاني'],
  ['فبراير', 'شباط'],
  ['مارس', 'اذار'],
  ['ابريل', 'نيسان'],
  ['مايو', 'ايار'],
  ['يونيو', 'حزيران'],
  ['يوليو', 'تموز'],
  ['اغسطس', 'اب'],
  ['سبتمبر', 'ايلول'],
  ['اكتوبر', 'تشرين الاول'],
  ['نوفمبر', 'تشرين الثاني'],
  ['ديسمبر', 'كانون الاول'],
] as const;

const longestDate = 40;

/** The day in a text: `2026-11-02`, `02/11/2026`, `2 Nov 2026`, `20261102`, in any digits. */
export function dateSaid(text: string, offset?: string): SaidDate | undefined {
  if (text.length > longestDate) return undefined;
  const plain = latinDigits(text)
    .replace(/\p{Cf}/gu, '')
    .trim();
  const { day, time, zone } = withoutTime(plain);
  const said = only(dayYearFirst(day)) ?? yearLast(day) ?? withMonthName(day);
  if (said === undefined || !('day' in said) || zone === undefined) return said;
  const own = offset === undefined ? undefined : dayAt(`${said.day}T${time.padStart(5, '0')}`, zone, offset);
  return own === undefined ? { unsaid: 'zone' } : { ...said, day: own };
}

function dayAt(time: string, zone: string, offset: string): string | undefined {
  const minutesOf = (text: string) => {
    const [, sign = '+', hours = '0', minutes = '0'] = /^([+-])(\d\d):?(\d\d)$/.exec(text) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  };
  const moment = Date.parse(`${time}Z`);
  if (Number.isNaN(moment)) return undefined;
  return new Date(moment + (minutesOf(offset) - minutesOf(zone)) * 60_000).toISOString().slice(0, 10);
}

/** A time after the day does not change the day, unless it has a time zone. */
function withoutTime(text: string): {
  readonly day: string;
  readonly time: string;
  readonly zone: string | undefined;
} {
  const [, day, time = '', half = '', zone] =
    /^(\S{8,10})(?:T|,? )(\d{1,2}:\d\d)(?::\d\d(?:\.\d{1,9})?)?( ?[AaPp][Mm])?(?: ?(Z|[+-]\d\d:?\d\d))?$/.exec(
      text,
    ) ?? [];
  // The half of the day matters only in another time zone, and no system writes both.
  return day === undefined
    ? { day: text, time: '', zone: undefined }
    : { day, time: half === '' ? time : '', zone };
}

function yearLast(text: string): SaidDate | undefined {
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]\d\d$/.test(text)) return { unsaid: 'year' };
  const { dayFirst, monthFirst } = daysYearLast(text);
  if (dayFirst === undefined || monthFirst === undefined) {
    const order = dayFirst === undefined ? 'month-first' : 'day-first';
    return only(dayFirst ?? monthFirst, order);
  }
  return dayFirst === monthFirst
    ? { day: dayFirst }
    : { by: { 'day-first': dayFirst, 'month-first': monthFirst } };
}

/** Dates as people and systems write them: `15-Nov-2026`, `15 November 2026`, `15 نوفمبر 2026`. */
function withMonthName(text: string): SaidDate | undefined {
  const letters = text.toLowerCase().replace(/[أإآ]/g, 'ا');
  const [, day, name, year] = /^(\d{1,2})[ -]([\p{L} ]{2,14})[ ,-]{1,2}(\d{4}|\d\d)$/u.exec(letters) ?? [];
  const [, nameFirst = name, dayNext = day, yearEnd = year] =
    /^(\p{L}{3,9}) (\d{1,2}),? (\d{4})$/u.exec(letters) ?? [];
  if (nameFirst === undefined || dayNext === undefined || yearEnd === undefined) return undefined;
  const month = englishMonths.findIndex(
    (english, index) =>
      nameFirst.startsWith(english) || arabicMonths[index]?.some((arabic) => arabic === nameFirst),
  );
  if (month < 0) return undefined;
  const year4 = yearEnd.length === 4 ? yearEnd : yearOfTwoDigits(yearEnd);
  return year4 === undefined ? { unsaid: 'year' } : only(calendarDay(year4, String(month + 1), dayNext));
}

/** With a month name, two digits can only be the year: in this century, near enough for an invoice. */
function yearOfTwoDigits(digits: string): string | undefined {
  return digits >= '20' && digits <= '49' ? `20${digits}` : undefined;
}

function only(day: string | undefined, order?: DateOrder): SaidDate | undefined {
  return day === undefined ? undefined : { day, order };
}
