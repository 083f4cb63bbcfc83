import { type Reason, ReasonedError } from '../xpath/reason.ts';
/** A mistake in a Schematron source, with its place. */
export declare class SchematronError extends ReasonedError {
    constructor(reason: Reason, { file, line }: {
        readonly file: string;
        readonly line: number;
    });
}
//# sourceMappingURL=schematron-error.d.ts.map