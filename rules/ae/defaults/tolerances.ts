import type { Tolerances } from '../../../src/core/specification/specification.ts';

/**
 * A line may differ by a cent, for callers that round half-cents differently (decision 10). Totals may differ as far
 * as the official check of the VAT breakdown allows (aligned-ibrp-s-09; decisions 11 and 12). Cash rounding stays
 * below one unit of the currency (decision 13).
 */
export const tolerances: Tolerances = {
  line: 0.01,
  total: 0.02,
  cash: { below: 1, accountingCoin: 0.25, otherCoin: 0.05 },
};
