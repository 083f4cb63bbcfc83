/** Throws a CallerError unless a document is a text or bytes: anything else is a bug of the caller. */
export declare function checkDocument(caller: string, document: unknown): asserts document is string | Uint8Array;
/** Throws a CallerError unless a value is a text. */
export declare function checkText(caller: string, what: string, value: unknown): void;
type Kind = 'list' | 'object' | 'text' | 'number' | 'function';
/**
 * Throws a CallerError unless a value that a caller passes from one step to the next is an object with the
 * members that the earlier step gives it. The message says so if a getter or a proxy of the caller throws.
 */
export declare function checkObject(caller: string, what: string, value: unknown, members?: Readonly<Record<string, Kind>>): void;
/** The result of reading a value; a CallerError if reading throws. */
export declare function readable<Value>(caller: string, what: string, read: () => Value): Value;
export {};
//# sourceMappingURL=check-argument.d.ts.map