import { type Reason, ReasonedError } from '../../xpath/reason.ts';
import type { SourcePlace } from '../schema.ts';
/** Something that the compiler refuses, with file, line and expression. */
export declare class CompileError extends ReasonedError {
    readonly file: string;
    readonly line: number;
    readonly expression: string;
    constructor({ file, line }: SourcePlace, expression: Reason, reason: Reason);
}
/** An expression with its place in the source. */
export interface Located extends SourcePlace {
    readonly expression: string;
}
export declare const compiledNow: () => Located | undefined;
/** Adds the place in the source to errors thrown inside. */
export declare function located<Result>(place: SourcePlace, expression: string, compile: () => Result): Result;
//# sourceMappingURL=located.d.ts.map