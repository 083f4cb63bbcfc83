import type { Integer } from './values/integer.ts';
import { type Atomic } from './values/values.ts';
/** fn:min and fn:max: untyped values are doubles; NaN wins; mixed numbers become the widest of their types. */
export declare function extremeOf(values: readonly Atomic[], operator: '<' | '>'): Atomic | undefined;
/** fn:distinct-values; values that cannot be compared are distinct. */
export declare function distinctValues(values: readonly Atomic[]): Atomic[];
/** Values with the same key are equal. */
export declare function distinctKey(value: Atomic): string;
export declare function distinctStrings(values: readonly string[]): string[];
/** fn:index-of; values that cannot be compared are not equal. */
export declare function indexOf(values: readonly Atomic[], wanted: Atomic): number[];
export declare function subsequence<Value>(values: readonly Value[], start: number, length?: number): readonly Value[];
export declare function insertBefore<Value>(values: readonly Value[], position: Integer, inserted: readonly Value[]): readonly Value[];
export declare function remove<Value>(values: readonly Value[], position: Integer): readonly Value[];
export declare function reverse<Value>(values: readonly Value[]): readonly Value[];
/** The item at a position, counted from 1. */
export declare function itemAt<Value>(values: readonly Value[], position: number | bigint): Value | undefined;
export declare function zeroOrOne<Value>(values: readonly Value[]): Value | undefined;
export declare function oneOrMore<Value>(values: readonly Value[]): readonly Value[];
export declare function exactlyOneOf<Value>(values: readonly Value[]): Value;
/** Checks `treat as` and declared cardinalities. */
export declare function atLeastOne<Value>(values: readonly Value[]): readonly Value[];
export declare function optionalToArray<Value>(value: Value | undefined): readonly Value[];
export declare function union(left: readonly number[], right: readonly number[]): readonly number[];
export declare function intersect(left: readonly number[], right: readonly number[]): readonly number[];
export declare function except(left: readonly number[], right: readonly number[]): readonly number[];
/** `castable as` for sequences: there is exactly one item, and it passes. */
export declare function onlyOneIs<Value>(values: readonly Value[], test: (value: Value) => boolean): boolean;
export declare function noneOrOneIs<Value>(values: readonly Value[], test: (value: Value) => boolean): boolean;
export declare function presentAnd<Value>(value: Value | undefined, test: (value: Value) => boolean): boolean;
export declare function absentOr<Value>(value: Value | undefined, test: (value: Value) => boolean): boolean;
/** `instance of` for sequences. */
export declare function allAre<Value>(values: readonly Value[], test: (value: Value) => boolean, count: (n: number) => boolean): boolean;
/** Maps each value to several, in one list; `flatMap` of arrays takes several times as long. */
export declare function concatMap<Value, Result>(values: readonly Value[], map: (value: Value, index: number, all: readonly Value[]) => readonly Result[]): readonly Result[];
/** The values that pass a test, in the same list if all do: mostly all do, which takes no new list. */
export declare function kept<Value>(values: readonly Value[], test: (value: Value) => boolean): readonly Value[];
//# sourceMappingURL=sequences.d.ts.map