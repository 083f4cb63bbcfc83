/** Whether a text is a date of the calendar in the form `2026-11-21`. */
export declare function isCalendarDay(text: string): boolean;
/** Whether a text is an xs:dateTime with its timezone, such as `2026-01-31T08:00:00Z`. */
export declare function isZonedDateTime(text: string): boolean;
//# sourceMappingURL=calendar.d.ts.map