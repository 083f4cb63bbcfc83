/** Tells whether a text is a date of the calendar in the form `2026-11-21`. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  // JavaScript turns a day past the end of a month into a day of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const zonedTime = /^(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:(?:0\d|1[0-3]):[0-5]\d|14:00))$/;

/** Tells whether a text is an xs:dateTime with its timezone, such as `2026-01-31T08:00:00Z`. */
export function isZonedDateTime(text: string): boolean {
  return text[10] === 'T' && isCalendarDay(text.slice(0, 10)) && zonedTime.test(text.slice(11));
}

/** Beginnings of the English names of the months, from January. */
export const englishMonths: readonly string[] = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
];

/** A calendar day in the form `2026-11-02`, from its parts as written; undefined for a day that does not exist. */
export function calendarDay(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(date) ? date : undefined;
}

/** Returns the day in a text that begins with the year: `2026/11/2`, `20261102`. */
export function dayYearFirst(text: string): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? [];
  return calendarDay(year, month, day);
}

/** Returns the days of a text that ends with the year, day first and month first: `2/11/2026`. */
export function daysYearLast(text: string): {
  readonly dayFirst: string | undefined;
  readonly monthFirst: string | undefined;
} {
  const [, one = '', other = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  return { dayFirst: calendarDay(year, other, one), monthFirst: calendarDay(year, one, other) };
}
