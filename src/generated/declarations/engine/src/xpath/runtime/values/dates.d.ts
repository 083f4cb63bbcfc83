export type TemporalType = 'xs:date' | 'xs:time' | 'xs:dateTime';
/** An xs:date, xs:time or xs:dateTime; a missing date counts as 1972-12-31, a missing time as midnight. */
export declare class Temporal {
    readonly type: TemporalType;
    /** Milliseconds from the epoch in UTC; a value without a timezone counts as UTC. */
    readonly instant: number;
    /** Fraction of a millisecond, as digits. */
    readonly remainder: string;
    /** Offset in minutes. */
    readonly timezone: number | undefined;
    /** The canonical form. */
    readonly text: string;
    constructor(type: TemporalType, instant: number, remainder: string, timezone: number | undefined, text: string);
    toString(): string;
}
/**
 * Reads the lexical form of a date or time; undefined if the text is not one, or names a day that does not
 * exist.
 */
export declare function parseTemporal(type: TemporalType, text: string): Temporal | undefined;
/** The date and time of day of local milliseconds, in the form of xs:dateTime. */
export declare const isoOf: (local: number) => string;
/** The last year, and with a minus the first one. */
export declare const lastYear = 99999;
export declare const isInYears: (local: number) => boolean;
/** How many days a month has. */
export declare function daysIn(year: number, month: number): number;
/** Negative, zero or positive; a value without a timezone counts as UTC. */
export declare function compareTemporals(left: Temporal, right: Temporal): number;
/** The date of a dateTime, or the time of day. */
export declare function castTemporal(value: Temporal, type: TemporalType): Temporal | undefined;
/** The components that the `…-from-…` functions give. */
export declare function componentOf(value: Temporal, component: 'year' | 'month' | 'day' | 'hours' | 'minutes'): number;
export declare const yearFromDate: (value: Temporal | undefined) => number | undefined;
export declare const monthFromDate: (value: Temporal | undefined) => number | undefined;
export declare const dayFromDate: (value: Temporal | undefined) => number | undefined;
export declare const hoursFromTime: (value: Temporal | undefined) => number | undefined;
export declare const minutesFromTime: (value: Temporal | undefined) => number | undefined;
//# sourceMappingURL=dates.d.ts.map