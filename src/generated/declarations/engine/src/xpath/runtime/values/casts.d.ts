import { Temporal } from './dates.ts';
import { XsDecimal } from './decimal.ts';
import { Duration } from './durations.ts';
import { type Integer } from './integer.ts';
import { type Atomic, type AtomicTypeName, Double, Float, Untyped } from './values.ts';
export declare function toDecimal(text: string): XsDecimal;
export declare function toDouble(text: string): number;
export declare function toInteger(text: string): Integer;
export declare function toBoolean(text: string): boolean;
export declare function toDate(text: string): Temporal;
export declare function toTime(text: string): Temporal;
export declare function toDateTime(text: string): Temporal;
export declare const toDayTimeDuration: (text: string) => Duration;
export declare const toYearMonthDuration: (text: string) => Duration;
export declare const isDecimal: (text: string) => boolean;
export declare const isDouble: (text: string) => boolean;
export declare const isInteger: (text: string) => boolean;
export declare const isBoolean: (text: string) => boolean;
export declare const isDate: (text: string) => boolean;
export declare const isTime: (text: string) => boolean;
export declare const isDateTime: (text: string) => boolean;
export declare const isDayTimeDuration: (text: string) => boolean;
export declare const isYearMonthDuration: (text: string) => boolean;
export declare function doubleToDecimal(value: number): XsDecimal;
export declare function doubleToInteger(value: number): Integer;
/** `cast as` on a value whose type is known only at run time. */
export declare function castAtomic(value: Atomic, target: AtomicTypeName): Atomic;
export declare function numericToDouble(value: Integer | XsDecimal | Double): number;
/** The nearest xs:float. */
export declare function numericToFloat(value: Integer | XsDecimal | Double): Float;
export declare function isCastable(value: Atomic, target: AtomicTypeName): boolean;
/** An integer, if it is within the bounds of the type. */
export declare function integerWithin(value: Integer, type: string, least?: bigint, greatest?: bigint): Integer;
/** Whether a value can be cast to the integer type with these bounds. */
export declare function isIntegerWithin(value: Atomic, least?: bigint, greatest?: bigint): boolean;
/** fn:number on a value whose type is known only at run time. */
export declare function numberOfAtomic(value: Atomic | undefined): number;
/** `instance of` for one atomic value. */
export declare function isInstance(value: Atomic, type: string): boolean;
/** The function conversion rules for one atomic value: untyped values are cast, numbers are promoted. */
export declare function convertAtomic(value: Atomic, target: AtomicTypeName | 'numeric'): Atomic;
/** The plain form of a value that has been converted to a known type. */
export declare function unwrap(value: Atomic): Exclude<Atomic, Double | Untyped>;
//# sourceMappingURL=casts.d.ts.map