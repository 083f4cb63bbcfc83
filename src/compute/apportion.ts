import type { ComputedLine } from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge } from '../core/invoice/invoice.ts';
import { Decimal, smallestUnit, sum, toDouble, zero } from '../core/numbers/decimal.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { vatCategoryOf } from '../core/specification/specification.ts';
import { percentOfEntry } from '../core/specification/vat-category.ts';

/**
 * Splits each document level allowance or charge without a VAT category into one for each category of the lines. Each
 * gets its share by the total of the category's lines, to the minor unit (decision 4). If a category's total is zero
 * or negative there is no share, and the entry stays as it is. The same applies to an entry whose percentage does not
 * give its amount.
 */
export function apportion(
  entries: readonly DocumentAllowanceCharge[],
  lines: readonly ComputedLine[],
  minorUnits: number,
  specification: ComputingSpecification,
): readonly DocumentAllowanceCharge[] {
  const totals = totalsByCategory(lines);
  if ([...totals.values()].some((total) => total.lessThanOrEqualTo(0))) return entries;
  return entries.flatMap((entry) =>
    entry.vatCategory === undefined && entry.multiplierPercent === undefined
      ? sharesOf(entry, totals, minorUnits, specification)
      : [entry],
  );
}

function totalsByCategory(lines: readonly ComputedLine[]): ReadonlyMap<string, Decimal> {
  const totals = new Map<string, Decimal>();
  for (const { vatCategory, netAmount } of lines)
    totals.set(vatCategory, (totals.get(vatCategory) ?? zero).plus(netAmount));
  return totals;
}

function sharesOf(
  entry: DocumentAllowanceCharge,
  totals: ReadonlyMap<string, Decimal>,
  minorUnits: number,
  specification: ComputingSpecification,
): DocumentAllowanceCharge[] {
  const categories = [...totals.keys()];
  return divide(entry.amount, [...totals.values()], minorUnits)
    .map((amount, index) => shareOf(entry, categories[index] as string, amount, specification))
    .filter(({ amount }) => !amount.isZero() || entry.amount.isZero());
}

/**
 * Divides an amount in minor units in proportion to positive weights. Each part is cut to whole units; the units left
 * over go to the parts that lost most and, among equals, to the largest. Rounding all parts and correcting one could
 * give that part the opposite sign.
 */
function divide(amount: Decimal, weights: readonly Decimal[], minorUnits: number): readonly Decimal[] {
  const whole = sum(weights);
  const parts = weights.map((weight, index) => {
    const exact = amount.times(weight).div(whole);
    const cut = exact.toDecimalPlaces(minorUnits, Decimal.ROUND_DOWN);
    return { index, weight, cut, lost: exact.minus(cut).abs() };
  });
  const rest = amount.minus(sum(parts.map(({ cut }) => cut)));
  const raised = parts
    .toSorted((one, other) => other.lost.cmp(one.lost) || other.weight.cmp(one.weight))
    .slice(0, toDouble(rest.abs().times(10 ** minorUnits)))
    .map(({ index }) => index);
  const unit = smallestUnit(minorUnits).times(rest.s);
  return parts.map(({ index, cut }) => (raised.includes(index) ? cut.plus(unit) : cut));
}

/** The part of an entry that belongs to a category, with the values that the category requires. */
function shareOf(
  entry: DocumentAllowanceCharge,
  vatCategory: string,
  amount: Decimal,
  specification: ComputingSpecification,
): DocumentAllowanceCharge {
  const category = vatCategoryOf(specification, vatCategory);
  return {
    ...entry,
    amount,
    vatCategory,
    isShare: true,
    vatPercent: percentOfEntry(category),
    exemptionReasonCode: category.exempt ? entry.exemptionReasonCode : undefined,
  };
}
