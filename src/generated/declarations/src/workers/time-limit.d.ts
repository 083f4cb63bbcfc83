/** A clock for tests: milliseconds that have passed, and processor time that the process has used. */
export interface Clock {
    readonly passed: () => number;
    readonly used: () => number;
}
/**
 * The milliseconds that a piece of work may still take; 0 or less if its time is over. On a busy machine a thread waits for the
 * processor, so what counts is its share of the processor time that the process has used since.
 */
export declare function timeLeft(limit: number, { passed, used }: Clock, running: number): number;
/** A clock that begins now. */
export declare function clockFromNow(): Clock;
//# sourceMappingURL=time-limit.d.ts.map