import type { Built } from './build-request.ts';
/** An amount that was computed of a percentage. */
export interface ComputedPercentage {
    readonly percent: string;
    readonly base: string;
    readonly amount: string;
}
/** Computes the amounts of the discounts and charges of a line that have only a percentage: of quantity times price. */
export declare function withPercentages(line: Built): ComputedPercentage[];
//# sourceMappingURL=percentages.d.ts.map