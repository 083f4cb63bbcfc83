import { type Decimal, plainText, toDouble } from '../../../src/core/numbers/decimal.ts';
import { officialRound } from '../../../src/core/numbers/doubles.ts';
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
    covers: ['ibr-147-ae'],
    find: ({ lines, totals, accounting }) => {
      const found = findingsWhere(
        lines,
        ({ netAmount }) => isBeyond(netAmount) || !isKept(netAmount),
        ({ path }) => path,
        ({ netAmount }) => ({ amount: plainText(netAmount), limit: keptByRounding }),
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

/** Below it, rounding an amount in doubles gives the same amount; above, it may give the cent beside it. */
const keptByRounding = 2 ** 45;

/** Whether the official check, which rounds the amount that is written once more, finds the same (ibr-147-ae). */
function isKept(amount: Decimal): boolean {
  const written = toDouble(amount);
  return officialRound(written) === written;
}

function isBeyond(amount: Decimal): boolean {
  // The limit is a double, and below it doubles hold every cent, so comparing needs no decimals.
  return Math.abs(toDouble(amount)) > limits.magnitude;
}
