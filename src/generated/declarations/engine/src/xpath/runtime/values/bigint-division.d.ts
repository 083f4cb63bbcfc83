/** Rounds half away from zero. */
export declare function divideHalfUp(numerator: bigint, denominator: bigint): bigint;
/** Rounds towards negative infinity. */
export declare function divideFloor(numerator: bigint, denominator: bigint): bigint;
/** Rounds half towards positive infinity. */
export declare function divideHalfToPositive(numerator: bigint, denominator: bigint): bigint;
/** Rounds half to the even quotient. */
export declare function divideHalfToEven(numerator: bigint, denominator: bigint): bigint;
//# sourceMappingURL=bigint-division.d.ts.map