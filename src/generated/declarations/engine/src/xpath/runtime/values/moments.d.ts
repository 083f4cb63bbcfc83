import { Temporal } from './dates.ts';
import { XsDecimal } from './decimal.ts';
import { Duration } from './durations.ts';
import { type ArithmeticOperator } from './operators.ts';
import { type Atomic } from './values.ts';
/**
 * fn:adjust-dateTime-to-timezone and similar functions: the same instant in another timezone, or the local
 * value without one. A value without a timezone receives it.
 */
export declare function inTimezone(value: Temporal | undefined, zone: Duration | undefined): Temporal | undefined;
/** fn:timezone-from-dateTime and similar functions. */
export declare function timezoneOf(value: Temporal | undefined): Duration | undefined;
/** fn:seconds-from-dateTime and fn:seconds-from-time. */
export declare function secondsOfMinute(value: Temporal | undefined): XsDecimal | undefined;
/** fn:dateTime: a date and a time of day, in the timezone that either of them has. */
export declare function dateAndTime(date: Temporal | undefined, time: Temporal | undefined): Temporal | undefined;
/**
 * Arithmetic on dates, times and durations; empty if an operand is. Operand types have been checked before;
 * others are a type error.
 */
export declare function calculateMoments(operator: ArithmeticOperator, left: Atomic | undefined, right: Atomic | undefined): Atomic | undefined;
/** Arithmetic whose types are known only at run time: that of numbers, or of dates, times and durations. */
export declare function calculateAny(operator: ArithmeticOperator, left: Atomic | undefined, right: Atomic | undefined): Atomic | undefined;
/** fn:sum of durations of one type; `ifEmpty` if there are none. */
export declare function sumDurations(durations: readonly Duration[], ifEmpty: Atomic | undefined): Atomic | undefined;
/** fn:avg of durations of one type. */
export declare function averageOfDurations(durations: readonly Duration[]): Duration | undefined;
/** The sum, the difference or the quotient of two durations of one type; undefined for other values. */
export declare function betweenDurations(operator: ArithmeticOperator, left: Atomic, right: Atomic): Atomic | undefined;
//# sourceMappingURL=moments.d.ts.map