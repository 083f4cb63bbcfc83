import { type VatCategoryCode, vatCategories } from '../../rules/ae/defaults/vat-categories.ts';
import type { ComputedLine, TaxSubtotal } from '../core/computed-invoice.ts';
import { type Decimal, decimal, percentOf, sum, zero } from '../core/decimal.ts';
import type { DocumentAllowanceCharge } from '../core/invoice.ts';

/** What the breakdown needs to know of a line. */
type TaxedLine = Pick<ComputedLine, 'vatCategory' | 'vatPercent' | 'netAmount'>;

/** The VAT breakdown (IBG-23), one group per category in the order in which the document names them. */
export function computeBreakdown(
  lines: readonly TaxedLine[],
  entries: readonly DocumentAllowanceCharge[],
): TaxSubtotal[] {
  return Array.from(amountsByCategory(lines, entries), ([vatCategory, amounts]) => {
    const taxableAmount = sum(amounts);
    return {
      path: '',
      vatCategory,
      taxableAmount,
      taxAmount: percentOf(taxableAmount, vatCategories[vatCategory].taxPercent),
      vatPercent: vatPercentOf(vatCategory, lines),
    };
  });
}

function amountsByCategory(
  lines: readonly TaxedLine[],
  entries: readonly DocumentAllowanceCharge[],
): ReadonlyMap<VatCategoryCode, readonly Decimal[]> {
  const amounts = new Map<VatCategoryCode, Decimal[]>();
  const add = (category: VatCategoryCode, amount: Decimal) => {
    const ofCategory = amounts.get(category);
    if (ofCategory === undefined) amounts.set(category, [amount]);
    else ofCategory.push(amount);
  };
  for (const { vatCategory, netAmount } of lines) add(vatCategory, netAmount);
  for (const { vatCategory, amount, isCharge } of entries)
    add(vatCategory, isCharge ? amount : amount.negated());
  return amounts;
}

function vatPercentOf(vatCategory: VatCategoryCode, lines: readonly TaxedLine[]): Decimal | undefined {
  const { breakdownPercent } = vatCategories[vatCategory];
  if (breakdownPercent === 'none') return undefined;
  if (breakdownPercent !== 'highest') return decimal(breakdownPercent);
  let highest = zero;
  for (const line of lines)
    if (line.vatCategory === vatCategory && line.vatPercent?.greaterThan(highest)) highest = line.vatPercent;
  return highest;
}
