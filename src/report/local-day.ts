/**
 * The calendar day of a moment in the time zone of the program: a report made in Dubai at one in the morning has that
 * day's date, not the day before as in UTC.
 *
 * @example
 * ```ts
 * console.log(localDay(new Date(2026, 10, 2, 0, 30))); // 2026-11-02
 * ```
 */
export function localDay(moment: Date): string {
  const [year, month, day] = [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()];
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}
