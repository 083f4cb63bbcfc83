import { type Check, findingsWhere } from '../../../src/core/check.ts';
import { type Decimal, plainText, toDouble } from '../../../src/core/decimal.ts';
import { limits } from '../../../src/core/limits.ts';

/** Rules compute in doubles, which hold cents up to a limit: beyond it an amount would be another than its parts make. */
export const amounts: readonly Check[] = [
  {
    id: 'pint-ae-amount-range',
    values: { limit: limits.magnitude },
    find: ({ lines, totals }) => {
      const found = findingsWhere(
        lines,
        ({ netAmount }) => isBeyond(netAmount),
        ({ path }) => path,
        ({ netAmount }) => ({ amount: plainText(netAmount) }),
      );
      // A total that is beyond because of a line needs no word of its own.
      if (found.length > 0 || !isBeyond(totals.taxInclusiveAmount)) return found;
      return [{ path: '', values: { amount: plainText(totals.taxInclusiveAmount) } }];
    },
  },
];

function isBeyond(amount: Decimal): boolean {
  // The limit is a double itself, and below it every cent is: no decimal need be made to compare.
  return Math.abs(toDouble(amount)) > limits.magnitude;
}
