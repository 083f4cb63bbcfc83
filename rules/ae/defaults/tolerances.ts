import type { Tolerances } from '../../../src/core/specification/specification.ts';

/** Tolerances of lines (decision 10), of totals (decisions 11 and 12) and of cash rounding (decision 13). */
export const tolerances: Tolerances = {
  line: 0.01,
  total: 0.02,
  cash: { below: 1, accountingCoin: 0.25, otherCoin: 0.05 },
};
