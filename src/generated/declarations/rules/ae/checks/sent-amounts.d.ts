import type { Check } from '../../../src/core/specification/check.ts';
import type { AdjustmentTexts, JointAdjustmentTexts } from '../../../src/core/specification/specification.ts';
/** The sent totals must equal what the document adds up to. */
export declare const sentAmounts: readonly Check[];
/** The rule and text case for each sent amount that is not written as sent. */
export declare const adjustmentTexts: AdjustmentTexts;
/** The rule and text case for many amounts together. */
export declare const jointAdjustmentTexts: JointAdjustmentTexts;
//# sourceMappingURL=sent-amounts.d.ts.map