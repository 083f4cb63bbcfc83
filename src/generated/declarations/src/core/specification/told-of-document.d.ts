import type { Finding } from '../findings/finding.ts';
/** A note of normalisation that is as true of the UBL as of the request that was read from it. */
export interface ToldOfDocument {
    /** The text with which it is told. */
    readonly told: string;
    /** Only at a field of this name. */
    readonly field?: string;
    /** The rule and the text with which it is told of a document, if they differ; `message` is the text of the rule. */
    readonly as?: {
        readonly rule?: string;
        readonly text: string;
    };
}
/** Selects the notes about a document from all that normalisation made about its request. */
export declare function toldOfDocument(findings: readonly Finding[], rows: readonly ToldOfDocument[]): Finding[];
//# sourceMappingURL=told-of-document.d.ts.map