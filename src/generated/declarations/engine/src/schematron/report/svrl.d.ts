import type { ExplainedRules, WordedEvent } from './report.ts';
/** Additions to a report: how many findings are not listed, and the name of the document. */
interface AboutReport {
    readonly unlisted: number;
    readonly name: string;
}
/** The report of a run in the Schematron Validation Report Language (ISO/IEC 19757-3, annex D); findings that are not listed are counted in a comment. */
export declare function writeSvrl(events: readonly WordedEvent[], { unlisted, name: document }: AboutReport, { explained }: ExplainedRules): string;
export {};
//# sourceMappingURL=svrl.d.ts.map