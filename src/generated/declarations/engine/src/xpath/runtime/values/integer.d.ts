import { type Effort } from '../effort.ts';
import { DynamicError } from '../errors.ts';
/** An xs:integer: a number while that is exact, otherwise a bigint. */
export type Integer = number | bigint;
/** The normal form of an integer: a number whenever that is exact. */
export declare function normalInteger(value: bigint): Integer;
/** A product that is not exact as a number. */
export declare function longProduct(left: Integer, right: Integer): Integer;
export declare function addIntegers(left: Integer, right: Integer): Integer;
export declare function subtractIntegers(left: Integer, right: Integer): Integer;
export declare function multiplyIntegers(left: Integer, right: Integer): Integer;
export declare function idivIntegers(left: Integer, right: Integer): Integer;
export declare function modIntegers(left: Integer, right: Integer): Integer;
export declare function negateInteger(value: Integer): Integer;
export declare function absInteger(value: Integer): Integer;
export declare function divisionByZero(): DynamicError;
export declare function parseInteger(text: string): Integer | undefined;
/** The integers from one to another, both included. */
export declare function integerRange(of: Effort, from: Integer | undefined, to: Integer | undefined): Integer[];
export declare const integerToDouble: (value: Integer) => number;
//# sourceMappingURL=integer.d.ts.map