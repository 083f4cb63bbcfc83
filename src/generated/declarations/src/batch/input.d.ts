/**
 * One input of a batch: a whole document, a file that holds one and its size in bytes, which a worker reads, a stream of lines with one document each, or something that could
 * not be opened. Verdicts show the name; for a line, `name:line`.
 */
export type BatchInput = NamedInput & ({
    readonly content: string | Uint8Array;
} | {
    readonly file: string;
    readonly size: number;
} | {
    readonly lines: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
} | {
    readonly unreadable: string;
});
export interface NamedInput {
    readonly name: string;
    /**
     * The name of the files that are written for it, without ending, in folders if it has slashes; no two inputs may
     * have the same, letter case aside. Default: its position in the batch and its name.
     */
    readonly fileName?: string;
}
export type BatchInputs = AsyncIterable<BatchInput> | Iterable<BatchInput>;
/** Throws a TypeError if a value from an iterable is not an input; the message tells its position. */
export declare function checkInput(input: unknown, place: number): void;
/** Throws a TypeError if lines are not given as bytes. */
export declare function checkPiece(piece: unknown, name: string): void;
export declare function isIterable(value: unknown): boolean;
//# sourceMappingURL=input.d.ts.map