import { type Decimal, plainText, toDouble } from '../../../src/core/numbers/decimal.ts';
import { limits } from '../../../src/core/options/limits.ts';
import { type Check, findingsWhere } from '../../../src/core/specification/check.ts';

/**
 * Rules compute in doubles, which hold cents only up to a limit: beyond it, an amount could differ from the
 * sum of its parts.
 */
export const amounts: readonly Check[] = [
  {
    id: 'pint-ae-amount-range',
    values: { limit: limits.magnitude },
    find: ({ lines, totals, accounting }) => {
      const found = findingsWhere(
        lines,
        ({ netAmount }) => isBeyond(netAmount),
        ({ path }) => path,
        ({ netAmount }) => ({ amount: plainText(netAmount) }),
      );
      // A total that exceeds the limit because of a line is not reported again.
      if (found.length > 0) return found;
      return [totals, ...(accounting === undefined ? [] : [accounting])]
        .map(({ taxInclusiveAmount }) => taxInclusiveAmount)
        .filter(isBeyond)
        .slice(0, 1)
        .map((amount) => ({ path: '', values: { amount: plainText(amount) } }));
    },
  },
];

function isBeyond(amount: Decimal): boolean {
  // The limit is a double, and below it doubles hold every cent, so comparing needs no decimals.
  return Math.abs(toDouble(amount)) > limits.magnitude;
}
