import type { ComputedLine } from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge } from '../core/invoice/invoice.ts';
import { type Decimal, roundToCents, sum, zero } from '../core/numbers/decimal.ts';
import { type Specification, vatCategoryOf } from '../core/specification/specification.ts';
import { percentOfEntry } from '../core/specification/vat-category.ts';

/**
 * Splits each document level allowance or charge without a VAT category into one for each category of the
 * lines. Each gets its share by the total of the category's lines, to the cent; the largest gets the
 * remainder (decision 4). If a category's total is zero or negative there is no share, and the entry stays as
 * it is; so does one whose percentage does not give its amount.
 */
export function apportion(
  entries: readonly DocumentAllowanceCharge[],
  lines: readonly ComputedLine[],
  specification: Specification,
): readonly DocumentAllowanceCharge[] {
  if (entries.every(({ vatCategory }) => vatCategory !== undefined)) return entries;
  const totals = totalsByCategory(lines);
  if ([...totals.values()].some((total) => total.lessThanOrEqualTo(0))) return entries;
  return entries.flatMap((entry) =>
    entry.vatCategory === undefined && entry.multiplierPercent === undefined
      ? sharesOf(entry, totals, specification)
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
  specification: Specification,
): DocumentAllowanceCharge[] {
  const whole = sum([...totals.values()]);
  const largest = [...totals].reduce((most, next) => (next[1].greaterThan(most[1]) ? next : most));
  const shares = new Map(
    Array.from(totals, ([category, total]) => [category, roundToCents(entry.amount.times(total).div(whole))]),
  );
  const rest = entry.amount.minus(sum([...shares.values()]));
  return Array.from(shares, ([category, share]) => {
    const amount = category === largest[0] ? share.plus(rest) : share;
    return shareOf(entry, category, amount, specification);
  }).filter(({ amount }) => !amount.isZero() || entry.amount.isZero());
}

/** The part of an entry that belongs to a category, with what the category requires of it. */
function shareOf(
  entry: DocumentAllowanceCharge,
  vatCategory: string,
  amount: Decimal,
  specification: Specification,
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
