import type { Told } from './finding.ts';
import type { Settlement } from './settlements.ts';
/** Quantities that credit notes for one invoice credit above those of its lines, where a line can be matched. */
export declare function quantitiesAbove({ targets, claims }: Settlement): Told[];
//# sourceMappingURL=quantities.d.ts.map