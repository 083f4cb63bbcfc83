import type { ComputedLine } from '../../../src/core/invoice/computed-invoice.ts';
import { type Decimal, digitsInFull, plainText, toDouble } from '../../../src/core/numbers/decimal.ts';
import { officialRound } from '../../../src/core/numbers/doubles.ts';
import { digitsOfDecimals, limits } from '../../../src/core/options/limits.ts';
import {
  type Check,
  type CheckFinding,
  findingsWhere,
  partsOfAll,
} from '../../../src/core/specification/check.ts';

/** The limit of amounts: beyond it, doubles hold no cents, and an amount could differ from its parts. */
export const amounts: readonly Check[] = [
  {
    id: 'pint-ae-amount-range',
    values: { limit: limits.maxMagnitude },
    covers: ['ibr-147-ae'],
    find: ({ lines, totals, accounting, minorUnits }) => {
      const found = findingsWhere(
        lines,
        ({ netAmount }) => isRefused(toDouble(netAmount), minorUnits),
        ({ path }) => path,
        ({ netAmount }) => ({ amount: plainText(netAmount), limit: keptByRounding }),
      );
      // A total that exceeds the limit only because of a line is not reported again.
      if (found.length > 0) return found;
      return [totals, ...(accounting === undefined ? [] : [accounting])]
        .map(({ taxInclusiveAmount }) => taxInclusiveAmount)
        .filter((amount) => isBeyond(toDouble(amount)))
        .slice(0, 1)
        .map((amount) => ({ path: '', values: { amount: plainText(amount) } }));
    },
  },
  {
    id: 'pint-ae-number-digits',
    severity: 'warning',
    values: { digits: digitsOfDecimals },
    covers: ['ubl-number-range'],
    find: ({ lines }) => partsOfAll(lines, longNumbersOf),
  },
];

/** Numbers of a line that are written as sent. */
const asSent = ['quantity', 'unitPrice', 'baseQuantity', 'grossPrice'] as const;

function longNumbersOf(line: ComputedLine): readonly CheckFinding[] {
  let found: CheckFinding[] | undefined;
  for (const field of asSent) {
    const value = line[field];
    if (value === undefined || digitsInFull(value) <= digitsOfDecimals) continue;
    // A price without a discount is its own gross price.
    if (field === 'grossPrice' && value.equals(line.unitPrice)) continue;
    found ??= [];
    const text = isNoise(value) ? 'noiseOfDoubles' : 'onRequest';
    found.push({ path: `${line.path}.${field}`, text, values: { number: value.toString() } });
  }
  return found ?? none;
}

const none: readonly CheckFinding[] = [];

/** A rounding error of doubles that should cancel each other: smaller than any real price or quantity. */
function isNoise(value: Decimal): boolean {
  return !value.isZero() && value.abs().lessThan('1e-9');
}

/** Below this, rounding an amount in doubles gives the same amount; above, it may be a cent off. */
const keptByRounding = 2 ** 45;

/** Tells whether an amount is too large, or the official check, after rounding, differs (ibr-147-ae). */
function isRefused(amount: number, minorUnits: number): boolean {
  return (
    Math.abs(amount) >= keptByRounding && (isBeyond(amount) || officialRound(amount, minorUnits) !== amount)
  );
}

/** The limit is a double, and doubles below it hold every cent, so comparing needs no decimals. */
function isBeyond(amount: number): boolean {
  return Math.abs(amount) > limits.maxMagnitude;
}
