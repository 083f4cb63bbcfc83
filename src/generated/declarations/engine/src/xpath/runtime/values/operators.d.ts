import { XsDecimal } from './decimal.ts';
import { Duration, GeneralDuration } from './durations.ts';
import { type Integer } from './integer.ts';
import { OtherValue } from './other-values.ts';
import { type Atomic, Double } from './values.ts';
export type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';
export type ArithmeticOperator = '+' | '-' | '*' | 'div' | 'idiv' | 'mod';
export type Numeric = Integer | XsDecimal | Double;
/** Whether an order (negative, zero, positive, or NaN) satisfies an operator. */
export declare function satisfies(order: number, operator: Comparison): boolean;
/** A general comparison whose types are known only at run time: true if any pair satisfies it. */
export declare function compareGeneral(operator: Comparison, left: readonly Atomic[], right: readonly Atomic[]): boolean;
/** One pair of a general comparison: an untyped operand takes the type of the other. */
export declare function comparePair(operator: Comparison, left: Atomic, right: Atomic): boolean;
/** Whether values of the type of this one are only equal to each other, or not. */
export declare const isUnordered: (value: Atomic) => value is OtherValue | GeneralDuration;
/** A value comparison: untyped operands are strings; empty if an operand is. */
export declare function compareValues(operator: Comparison, left: Atomic | undefined, right: Atomic | undefined): boolean | undefined;
/** Negative, zero or positive, NaN if unordered; a type error if the types cannot be compared. */
export declare function orderOf(left: Atomic, right: Atomic): number;
/** Whether two values are equal by `eq`; values that cannot be compared are not. */
export declare function isEqual(left: Atomic, right: Atomic): boolean;
export declare const isAnyDuration: (value: unknown) => value is Duration | GeneralDuration;
export declare function isNumeric(value: Atomic): value is Numeric;
export declare function orderOfIntegers(left: Integer, right: Integer): number;
export declare function orderOfDoubles(left: number, right: number): number;
export declare function decimalOf(value: Integer | XsDecimal): XsDecimal;
/** Arithmetic whose types are known only at run time; empty if an operand is. */
export declare function calculate(operator: ArithmeticOperator, left: Atomic | undefined, right: Atomic | undefined): Numeric | undefined;
/** `div` of integers is a decimal. */
export declare function divideIntegers(left: Integer, right: Integer): XsDecimal;
export declare function idivDoubles(left: number, right: number, quotient?: number): Integer;
/** Applies an operator to operands that may be absent. */
export declare function ifBoth<Left, Right, Result>(left: Left | undefined, right: Right | undefined, apply: (left: Left, right: Right) => Result): Result | undefined;
export declare function ifPresent<Value, Result>(value: Value | undefined, apply: (value: Value) => Result): Result | undefined;
export declare function bothEqual<Value>(left: Value | undefined, right: Value | undefined): boolean;
export declare function bothDiffer<Value>(left: Value | undefined, right: Value | undefined): boolean;
/** Whether two values, if both are present, satisfy an order. */
export declare function bothSatisfy<Value>(operator: Comparison, order: (left: Value, right: Value) => number, left: Value | undefined, right: Value | undefined): boolean;
/** A comparison of types that cannot be compared: an error if both are present. */
export declare function neverBoth(left: unknown, right: unknown, message: string): false;
//# sourceMappingURL=operators.d.ts.map