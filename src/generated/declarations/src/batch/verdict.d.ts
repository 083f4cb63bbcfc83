import type { ValidateOptions } from '../api/validate.ts';
import { type ValidatedDocument } from '../api/validate-document.ts';
import type { Issue, Value } from '../core/findings/finding.ts';
import { type KeyedLine } from '../intake/json/keyed-line.ts';
import type { NamedResult } from '../report/named-result.ts';
import type { ReadDocument } from './chunk.ts';
/** One line of a batch's output. */
export interface Verdict extends Omit<NamedResult, 'name'> {
    /** File name, or `name:line`. */
    readonly document: string;
    /** The sender's key for the document. */
    readonly id?: string | number;
    /** The document's own number (IBT-001), if it has one. */
    readonly invoiceNumber?: string;
    /** The name of the seller (IBT-027), if it has one. */
    readonly seller?: string;
    /** The name of the buyer (IBT-044), if it has one. */
    readonly buyer?: string;
    /** File with the UBL, relative to the output folder. */
    readonly ubl?: string;
    /** The UBL of a valid document, if the batch includes it. */
    readonly xml?: string;
    /** File with the document request of a UBL document, relative to the output folder. */
    readonly request?: string;
    /** File with the document's page, relative to the output folder. */
    readonly page?: string;
    /** File with the tax data document that reports it, relative to the output folder. */
    readonly tdd?: string;
    /** Why it cannot be reported, beside what is wrong with the document itself. */
    readonly tddIssues?: readonly Issue[];
    /** Values that were derived for its report or left out of it. */
    readonly tddWarnings?: readonly Issue[];
    /** Its part of a configuration. */
    readonly configuration?: object;
}
/** A verdict and the document that it judges; null if the document was not read. */
export interface BatchedDocument {
    readonly verdict: Verdict;
    readonly validated: ValidatedDocument | null;
}
/** The fields that a verdict can have, in the order in which they are written. */
export declare const verdictFields: readonly ["document", "id", "invoiceNumber", "seller", "buyer", "kind", "valid", "outcome", "issues", "warnings", "ruleset", "adjustments", "totals", "documentType", "profile", "typeCode", "ubl", "request", "page", "tdd", "tddIssues", "tddWarnings", "xml"];
export type VerdictField = (typeof verdictFields)[number];
/** The verdict on a document, whatever it holds. Never throws. */
export declare function verdictOn({ name, content }: ReadDocument, options: ValidateOptions): BatchedDocument;
/** The key of a document, if it can be found. */
export declare function idOf({ content }: ReadDocument): KeyedLine['id'] | undefined;
/** The verdict on a document that could not be judged; `text` names the case. */
export declare function notJudged(document: string, text: string | undefined, reason: Value, options: Pick<ValidateOptions, 'language'>, id?: KeyedLine['id']): Verdict;
//# sourceMappingURL=verdict.d.ts.map