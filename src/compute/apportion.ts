import type { ComputedLine } from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge } from '../core/invoice/invoice.ts';
import { Decimal, sum, toDouble, zero } from '../core/numbers/decimal.ts';
import { smallestUnit } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { vatCategoryOf } from '../core/specification/specification.ts';
import { percentOfEntry } from '../core/specification/vat-category.ts';

/** Splits entries without a VAT category over the categories of the lines, by their totals (decision 4). */
export function apportion(
  entries: readonly DocumentAllowanceCharge[],
  lines: readonly ComputedLine[],
  minorUnits: number,
  specification: ComputingSpecification,
): readonly DocumentAllowanceCharge[] {
  const totals = new Map<string, Decimal>();
  for (const { vatCategory, netAmount } of lines)
    totals.set(vatCategory, (totals.get(vatCategory) ?? zero).plus(netAmount));
  if ([...totals.values()].some((total) => total.lessThanOrEqualTo(0))) return entries;
  return entries.flatMap((entry) =>
    entry.vatCategory === undefined && entry.multiplierPercent === undefined
      ? sharesOf(entry, totals, minorUnits, specification)
      : [entry],
  );
}

function sharesOf(
  entry: DocumentAllowanceCharge,
  totals: ReadonlyMap<string, Decimal>,
  minorUnits: number,
  specification: ComputingSpecification,
): DocumentAllowanceCharge[] {
  const categories = [...totals.keys()];
  return divide(entry.amount, [...totals.values()], minorUnits)
    .map((amount, index): DocumentAllowanceCharge => {
      const vatCategory = categories[index] as string;
      const category = vatCategoryOf(specification, vatCategory);
      return {
        ...entry,
        amount,
        vatCategory,
        isShare: true,
        vatPercent: percentOfEntry(category),
        exemptionReasonCode: category.exempt ? entry.exemptionReasonCode : undefined,
      };
    })
    .filter(({ amount }) => !amount.isZero() || entry.amount.isZero());
}

/** Divides an amount by positive weights: parts are cut to units, and those that lost most get what is left. */
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
