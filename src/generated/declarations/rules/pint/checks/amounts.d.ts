import { type Check } from '../../../src/core/specification/check.ts';
/**
 * Rules compute in doubles, which hold cents only up to a limit: beyond it, an amount could differ from the
 * sum of its parts.
 */
export declare const amounts: readonly Check[];
//# sourceMappingURL=amounts.d.ts.map