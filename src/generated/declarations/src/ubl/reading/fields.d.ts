/** Leaves missing fields out, so that the request looks like one that a person writes. */
export declare function withoutBlanks<Value extends object>(value: Value): Value;
/** The entries of a list as a request has them; undefined for an empty list. */
export declare function listOf<Read, Entry>(entries: readonly Read[] | undefined, entryOf: (entry: Read) => Entry): Entry[] | undefined;
/**
 * A number as JSON has it; undefined if it is not one. Digits that a double cannot hold show up as a
 * difference.
 */
export declare function numberOf(text: string | undefined): number | undefined;
/** Whether a text is a number that JSON holds to its last digit. */
export declare function isHeldExactly(text: string): boolean;
//# sourceMappingURL=fields.d.ts.map