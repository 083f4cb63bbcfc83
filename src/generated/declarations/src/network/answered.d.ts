import { type KeptResult } from '../api/kept-result.ts';
import type { ValidatedDocument } from '../api/validate-document.ts';
import { type EnvelopeHeader } from '../intake/open-envelope.ts';
/** The verdict that a status tells, and what is known of the message. */
export interface Answered extends Pick<KeptResult, 'kind' | 'outcome' | 'findings'> {
    readonly envelope: AnsweredEnvelope | undefined;
    /** The kind of the document, if it is a status or response itself, which no status answers; a stored verdict does not have it. */
    readonly statusRoot: string | undefined;
}
/** Data of a message's envelope for the statuses that answer it. */
export interface AnsweredEnvelope {
    readonly id: string;
    /** Where statuses go (MLS_TO), and which are asked for (MLS_TYPE); empty if it does not say. */
    readonly mlsTo: string;
    readonly mlsType: string;
}
/** Parts of a verdict that a status needs, whether it was just made or is stored. */
export declare function answeredOf(verdict: ValidatedDocument | KeptResult): Answered;
export declare function answeredEnvelope({ element: header }: EnvelopeHeader): AnsweredEnvelope;
/** Name of a kind of document, as people say it: without the namespace before its name. */
export declare function kindWithoutNamespace(kind: string): string;
//# sourceMappingURL=answered.d.ts.map