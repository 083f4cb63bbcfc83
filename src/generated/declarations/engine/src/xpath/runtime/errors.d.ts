/**
 * An XPath dynamic error. Not an `Error`: it is caught for each assertion, and recording a stack trace would
 * cost more than judging a small document.
 */
export declare class DynamicError {
    readonly code: string;
    readonly message: string;
    constructor(code: string, message: string);
}
export declare function typeError(message: string): never;
export declare function invalidValue(value: string, type: string): never;
/**
 * Whether a document can have caused an error: a dynamic error, or endless recursion. Anything else is a
 * defect.
 */
export declare function isEvaluationError(error: unknown): error is DynamicError | RangeError;
/** Keeps the error of an alternative of a pattern, unless one of its other conditions is false anyway. */
export declare function keepError(errors: unknown[], error: unknown, conditions: readonly (() => boolean)[]): void;
/** No alternative of a pattern matches; if one raised an error, it is unknown whether it does. */
export declare function noMatch(errors: readonly unknown[]): false;
/** An answer that does not depend on a value, after the value has been computed. */
export declare function after<Answer>(_value: unknown, answer: Answer): Answer;
/**
 * Rethrows an error out of a declared function that calls itself; if the stack is full, in words about that
 * function.
 */
export declare function tooDeep(error: unknown, declared: string): never;
/** An error that a rule raises itself. */
export declare function raise(description: string | undefined): never;
//# sourceMappingURL=errors.d.ts.map