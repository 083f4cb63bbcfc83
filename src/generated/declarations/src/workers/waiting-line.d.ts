/**
 * How a wait ended: with a turn, because it lasted too long, in favour of a client with less waiting work, or
 * because nobody waits any more.
 */
export type WaitEnd = 'turn' | 'too-long' | 'displaced' | 'abandoned';
/** The queue's record of a piece of waiting work. */
export interface PlaceInLine {
    /** Whose work it is: clients take turns, however much each of them sends. */
    readonly client: string;
    /** Whether it takes long; heavy work waits apart from light work. */
    readonly isHeavy: boolean;
}
export interface WaitingLine {
    readonly length: () => number;
    readonly wait: (place: PlaceInLine, signal: AbortSignal) => Promise<WaitEnd>;
    /** Gives the next one its turn and returns its place; undefined if nobody waits who may go. */
    readonly next: (mayBeHeavy: boolean) => PlaceInLine | undefined;
    /** Whether another client has more waiting work than this one. */
    readonly canMakeRoom: (client: string) => boolean;
    /** Sends away the last entry of the client with the most waiting work, if it has more than this client. */
    readonly makeRoom: (client: string) => boolean;
}
/**
 * A queue in which everyone waits at most `timeout` milliseconds; clients take turns, and each client is
 * served first come, first served.
 */
export declare function createWaitingLine(timeout: number): WaitingLine;
//# sourceMappingURL=waiting-line.d.ts.map