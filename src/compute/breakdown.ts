import { type VatCategoryCode, vatCategories } from '../../rules/derivation/vat-categories.ts';
import type { DocumentAllowanceCharge } from '../invoice/model.ts';
import { Decimal, decimal, percentOf, zero } from '../numbers/decimal.ts';
import type { ComputedLine, TaxSubtotal } from './model.ts';

/** What the breakdown needs to know of a line. */
type TaxedLine = Pick<ComputedLine, 'vatCategory' | 'vatPercent' | 'netAmount'>;

/** The VAT breakdown (IBG-23), one group per category in the order in which the document names them. */
export function computeBreakdown(
  lines: readonly TaxedLine[],
  entries: readonly DocumentAllowanceCharge[],
): TaxSubtotal[] {
  return [...taxableAmounts(lines, entries)].map(([vatCategory, taxableAmount]) => ({
    path: '',
    vatCategory,
    taxableAmount,
    taxAmount: percentOf(taxableAmount, vatCategories[vatCategory].taxPercent),
    vatPercent: vatPercentOf(vatCategory, lines),
  }));
}

function taxableAmounts(
  lines: readonly TaxedLine[],
  entries: readonly DocumentAllowanceCharge[],
): Map<VatCategoryCode, Decimal> {
  const amounts = new Map<VatCategoryCode, Decimal>();
  const add = (category: VatCategoryCode, amount: Decimal) =>
    amounts.set(category, (amounts.get(category) ?? zero).plus(amount));
  for (const { vatCategory, netAmount } of lines) add(vatCategory, netAmount);
  for (const { vatCategory, amount, isCharge } of entries)
    add(vatCategory, isCharge ? amount : amount.negated());
  return amounts;
}

function vatPercentOf(vatCategory: VatCategoryCode, lines: readonly TaxedLine[]): Decimal | undefined {
  const { breakdownPercent } = vatCategories[vatCategory];
  if (breakdownPercent === 'none') return undefined;
  if (breakdownPercent !== 'highest') return decimal(breakdownPercent);
  const percents = lines.flatMap((line) => (line.vatCategory === vatCategory ? (line.vatPercent ?? []) : []));
  return Decimal.max(0, ...percents);
}
