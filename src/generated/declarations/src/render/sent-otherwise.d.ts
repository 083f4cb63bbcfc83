import { type Adjustment } from '../api/adjustments.ts';
import type { TextKey } from '../core/specification/rendering.ts';
import type { AllowanceCharge } from '../ubl/figures/allowance-charge-facts.ts';
import type { DocumentFacts } from '../ubl/figures/document-facts.ts';
import type { LineFacts } from '../ubl/figures/line-facts.ts';
/** A rate, category, percentage, quantity or price that was sent, and that the figures were not made of. */
export interface SentOtherwise {
    /** Its name on the page. */
    readonly what: TextKey;
    readonly line: LineFacts | undefined;
    readonly sent: string;
    /** Values that the figures were made of instead. */
    readonly used: string | undefined;
    /** The part whose rate or category is marked. */
    readonly marked: LineFacts | AllowanceCharge | undefined;
}
/** Adjustments that concern the figures of a page. */
export declare function sentOtherwiseIn(adjustments: readonly Adjustment[], facts: DocumentFacts): readonly SentOtherwise[];
//# sourceMappingURL=sent-otherwise.d.ts.map