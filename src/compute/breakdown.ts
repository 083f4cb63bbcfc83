import type { ComputedLine, TaxSubtotal } from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge, Invoice } from '../core/invoice/invoice.ts';
import { type Decimal, decimal, sum, zero } from '../core/numbers/decimal.ts';
import { percentOf } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { vatCategoryOf } from '../core/specification/specification.ts';
import type { VatCategory } from '../core/specification/vat-category.ts';

/** Parts of a line that the VAT breakdown needs. */
export type TaxedLine = Pick<ComputedLine, 'vatCategory' | 'vatPercent' | 'netAmount'>;

/** The VAT breakdown (IBG-23), one group per category in the order in which the document names them. */
export function computeBreakdown(
  lines: readonly TaxedLine[],
  entries: readonly DocumentAllowanceCharge[],
  { minorUnits, vatExemptions }: Pick<Invoice, 'minorUnits' | 'vatExemptions'>,
  specification: ComputingSpecification,
): TaxSubtotal[] {
  const byCategory = new Map<string, Decimal[]>();
  const add = (category: string, amount: Decimal) => {
    const ofCategory = byCategory.get(category);
    if (ofCategory === undefined) byCategory.set(category, [amount]);
    else ofCategory.push(amount);
  };
  for (const { vatCategory, netAmount } of lines) add(vatCategory, netAmount);
  for (const { vatCategory, amount, isCharge } of entries)
    if (vatCategory !== undefined) add(vatCategory, isCharge ? amount : amount.negated());
  return Array.from(byCategory, ([vatCategory, amounts]) => {
    const { taxPercent, breakdownPercent } = vatCategoryOf(specification, vatCategory);
    const taxableAmount = sum(amounts);
    const exemption = vatExemptions.find((each) => each.vatCategory === vatCategory);
    return {
      path: '',
      vatCategory,
      taxableAmount,
      taxAmount: percentOf(taxableAmount, taxPercent, minorUnits),
      vatPercent: vatPercentOf(vatCategory, breakdownPercent, lines),
      exemptionReasonCode: exemption?.exemptionReasonCode,
      exemptionReason: exemption?.exemptionReason,
    };
  });
}

function vatPercentOf(
  vatCategory: string,
  breakdownPercent: VatCategory['breakdownPercent'],
  lines: readonly TaxedLine[],
): Decimal | undefined {
  if (breakdownPercent === 'none') return undefined;
  if (breakdownPercent !== 'highest') return decimal(breakdownPercent);
  let highest = zero;
  // Most lines share the percentage of the previous line, as the same object.
  for (const { vatCategory: category, vatPercent } of lines)
    if (vatPercent !== highest && category === vatCategory && vatPercent?.greaterThan(highest))
      highest = vatPercent;
  return highest;
}
