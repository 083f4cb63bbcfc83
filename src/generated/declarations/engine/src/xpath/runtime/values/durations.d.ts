import { XsDecimal } from './decimal.ts';
import { type Integer } from './integer.ts';
export type DurationType = 'xs:dayTimeDuration' | 'xs:yearMonthDuration';
/** An xs:dayTimeDuration, in seconds, or an xs:yearMonthDuration, in months. */
export declare class Duration {
    readonly type: DurationType;
    readonly size: XsDecimal;
    constructor(type: DurationType, size: XsDecimal);
    /** The canonical form. */
    toString(): string;
}
/** Reads the lexical form of a duration; undefined if the text is not one. */
export declare function parseDuration(type: DurationType, text: string): Duration | undefined;
/**
 * Negative, zero or positive; durations of different types are equal only if both are zero, and NaN means no
 * order.
 */
export declare function compareDurations(left: Duration, right: Duration): number;
/** A duration cast to another type: its part of that type, which is zero for the other one. */
export declare function castDuration(value: AnyDuration, type: DurationType): Duration;
/** An xs:duration, of months and of seconds: it is only equal to another one, or not. */
export declare class GeneralDuration {
    readonly type = "xs:duration";
    readonly months: Duration;
    readonly seconds: Duration;
    constructor(months: Duration, seconds: Duration);
    /** The canonical form. */
    toString(): string;
}
/** Whether two durations of any type have as many months and seconds. */
export declare function areEqualDurations(left: AnyDuration, right: AnyDuration): boolean;
export type AnyDuration = Duration | GeneralDuration;
/** Any duration as an xs:duration. */
export declare function generalDuration(value: AnyDuration): GeneralDuration;
/** Reads the lexical form of an xs:duration; undefined if the text is not one. */
export declare function parseGeneralDuration(text: string): GeneralDuration | undefined;
type Component = 'years' | 'months' | 'days' | 'hours' | 'minutes';
/** fn:years-from-duration and similar functions. */
export declare function durationComponent(given: AnyDuration | undefined, component: Component): Integer | undefined;
/** fn:seconds-from-duration. */
export declare function secondsFromDuration(value: AnyDuration | undefined): XsDecimal | undefined;
/** A duration as the offset of a timezone, in minutes. */
export declare function offsetOf(zone: Duration | undefined): number | undefined;
export {};
//# sourceMappingURL=durations.d.ts.map