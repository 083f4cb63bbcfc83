import type { KeptResultOptions } from '../api/options.ts';
import type { Finding } from '../core/findings/finding.ts';
import type { ReasonKind } from '../core/specification/network.ts';
import type { Answered } from './answered.ts';
/** A reason as a status names it: its place in the document, its code, and its text in English. */
export interface WrittenReason {
    readonly location: string;
    readonly kind: ReasonKind;
    readonly description: string;
}
/** How many reasons a status names, and the rules whose messages tell them. */
export interface ReasonOptions extends Pick<KeptResultOptions, 'specification' | 'rulesets'> {
    readonly maxReasons?: number | undefined;
}
/** The reasons of a verdict, errors first: no more than the limit, then how many are left out. */
export declare function reasonsOf(answered: Answered, options: ReasonOptions): WrittenReason[];
/** A finding of this library as a reason. */
export declare function reasonOfFinding(finding: Finding): WrittenReason;
//# sourceMappingURL=status-reasons.d.ts.map