import { type SchematronSchema } from './source.ts';
/** Refuses a schema that would call every document valid because it asks for nothing. */
export declare function refuseNothingToJudge({ patterns, phase }: SchematronSchema, file: string): void;
//# sourceMappingURL=nothing-to-judge.d.ts.map