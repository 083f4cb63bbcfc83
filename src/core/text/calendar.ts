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
