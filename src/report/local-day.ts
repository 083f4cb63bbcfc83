/**
 * The day of a moment where the program runs: a report that is made in Dubai at one in the morning has not
 * been made the day before, as UTC has it.
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
