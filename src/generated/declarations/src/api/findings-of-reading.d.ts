import type { Finding } from '../core/findings/finding.ts';
import type { AmountOf } from '../ubl/reading/computed-amounts.ts';
import type { LocatedDifference } from './located-differences.ts';
/** A finding for each amount that is computed differently, then one for each value that is added. */
export declare function findingsOfReading(located: readonly LocatedDifference[], amountOf: AmountOf): Finding[];
//# sourceMappingURL=findings-of-reading.d.ts.map