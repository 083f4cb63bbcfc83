import type { DocumentIndex } from '../nodes/document.ts';
import { type NodeItem } from '../nodes/node-items.ts';
import type { Temporal } from './dates.ts';
import { XsDecimal } from './decimal.ts';
import type { Duration, GeneralDuration } from './durations.ts';
import type { Integer } from './integer.ts';
import type { OtherType, OtherValue } from './other-values.ts';
/**
 * Values whose type is known only at run time. If the compiler knows the type it uses the plain form:
 * elements are numbers, doubles are numbers, untyped values are strings. If not, these wrappers distinguish
 * them; an unwrapped number is then an xs:integer, an unwrapped string an xs:string.
 */
export type Item = Atomic | NodeItem;
export type Atomic = string | boolean | Integer | XsDecimal | Double | Untyped | Temporal | Duration | GeneralDuration | OtherValue;
export declare class Untyped {
    readonly value: string;
    constructor(value: string);
}
export declare class Double {
    readonly value: number;
    constructor(value: number);
}
/** An xs:float: a number of fewer digits, which beside an xs:double becomes one. */
export declare class Float extends Double {
}
export declare const untyped: (value: string) => Untyped;
export declare const double: (value: number) => Double;
/** The typed value: comments, processing instructions and namespaces have texts, other nodes untyped ones. */
export declare function atomize(d: DocumentIndex, item: Item): Atomic;
/** fn:string of an atomic value. */
export declare function atomicToString(value: Atomic): string;
/** The number of the fewest digits that is this one among the numbers of its type. */
export declare const shortest: (number: Double) => number;
/** The effective boolean value of a sequence whose types are known only at run time. */
export declare function effectiveBooleanValue(items: readonly Item[]): boolean;
/** A predicate whose value may be a position or a condition. */
export declare function predicateTruth(items: readonly Item[], position: number): boolean;
export type AtomicTypeName = OtherType | 'xs:string' | 'xs:untypedAtomic' | 'xs:boolean' | 'xs:integer' | 'xs:decimal' | 'xs:double' | 'xs:float' | 'xs:date' | 'xs:time' | 'xs:dateTime' | 'xs:dayTimeDuration' | 'xs:yearMonthDuration' | 'xs:duration';
export declare function typeOf(value: Atomic): AtomicTypeName;
/** The text of a value whose canonical form is its own text: an integer, decimal, boolean or date. */
export declare function plainToString(value: Exclude<Atomic, Double | Untyped>): string;
/** The effective boolean value of one text, number or boolean; false if it is absent. */
export declare const isTruthy: (value: string | number | bigint | boolean | undefined) => boolean;
export declare const setOf: (values: readonly string[]) => ReadonlySet<string>;
export declare const signOf: (order: number) => number;
/** The text of a value of XPath 1.0. */
export declare const atomicInXPath1: (value: Atomic) => string;
//# sourceMappingURL=values.d.ts.map