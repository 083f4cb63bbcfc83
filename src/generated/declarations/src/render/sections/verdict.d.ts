import type { TextKey } from '../../core/specification/rendering.ts';
import { type Html } from '../../core/text/html.ts';
import type { Words } from '../words.ts';
/** The outcomes of a document that can be read. */
export declare const shownOutcomes: readonly ['valid', 'invalid', 'not-judged'];
/** The verdict on the document. */
export interface ShownVerdict {
    readonly outcome: (typeof shownOutcomes)[number];
    /** How many findings make it invalid. */
    readonly findings: number;
    /** Whether there are at least as many, because some are not listed. */
    readonly isCut?: boolean;
}
/** The word that marks every page of the document; undefined for a valid one. */
export declare function verdictText({ outcome }: ShownVerdict): TextKey | undefined;
/** The mark across every page, on the screen and on paper. */
export declare function watermark(words: Words, verdict: ShownVerdict): Html;
/** The verdict in a sentence, at the head of the document. */
export declare function banner(words: Words, { outcome, findings, isCut }: ShownVerdict): Html;
//# sourceMappingURL=verdict.d.ts.map