/**
 * Has a number of visits left. It stays a whole number, with which JavaScript engines count faster than with
 * fractions.
 */
export interface Effort {
    effort: number;
    /**
     * Ways that JavaScript's own matcher of patterns may still try at the most: it does not tell how many it tries, and
     * cannot be stopped.
     */
    uncountedWays: number;
}
export declare const effortFor: (elements: number) => number;
/**
 * Counts items of lists, or characters of texts, that are visited or made: what rules can demand without end.
 * It does not measure time, so that the same rules give the same answer on every machine.
 */
export declare function spendOnVisits(of: Effort, count: number): void;
/** Counts steps: calls, items of ranges, nodes that become objects. */
export declare function spend(of: Effort, steps: number): void;
/** A list or a text that is about to be visited once more. */
export declare function counted<Value>(of: Effort, value: Value): Value;
/** Runs rules whose operations on long texts and numbers count. */
export declare function countingLengths<Result>(of: Effort, run: () => Result): Result;
/** Counts the reading or writing of a text of so many characters. */
export declare function spendOnText(length: number): void;
/** Counts an operation on a number of so many digits, before it is done if possible. */
export declare function spendOnDigits(digits: number): void;
/** The same of a number. */
export declare function spendOnNumber(value: number | bigint): void;
//# sourceMappingURL=effort.d.ts.map