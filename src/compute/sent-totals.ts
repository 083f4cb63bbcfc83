import type { TaxSubtotal } from '../core/invoice/computed-invoice.ts';
import type { Invoice, SentTotals } from '../core/invoice/invoice.ts';
import { type Decimal, sum } from '../core/numbers/decimal.ts';
import { percentOf, roundAmount, roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { vatCategoryOf } from '../core/specification/specification.ts';
import { taxedParts, vatTotalsByLine } from '../core/specification/vat-of-lines.ts';
import type { TaxedLine } from './breakdown.ts';

/** Keeps a VAT total (IBT-110) that was rounded per line, by adding the difference to a VAT breakdown group. */
export function honourSentTax(
  breakdown: readonly TaxSubtotal[],
  { minorUnits, sent: { taxAmount: sent } }: Pick<Invoice, 'minorUnits' | 'sent'>,
  specification: ComputingSpecification,
): readonly TaxSubtotal[] {
  if (sent === undefined) return breakdown;
  // The computation of VAT rounds in the same way.
  const difference = roundHalfAwayFromZero(sent, minorUnits).minus(taxOf(breakdown));
  const carrying = (group: TaxSubtotal) => ({ ...group, taxAmount: group.taxAmount.plus(difference) });
  const carrier = breakdown.find((group) => {
    const { absorbsRounding, taxPercent } = vatCategoryOf(specification, group.vatCategory);
    return absorbsRounding && isTolerated(carrying(group), taxPercent, minorUnits, specification);
  });
  return breakdown.map((group) => (group === carrier ? carrying(group) : group));
}

/** Tells whether the VAT has the right sign and size, as the official check rounds it (aligned-ibrp-s-09). */
function isTolerated(
  { taxableAmount, taxAmount }: TaxSubtotal,
  taxPercent: number,
  minorUnits: number,
  { tolerances }: ComputingSpecification,
): boolean {
  const size = taxAmount.times(taxableAmount.s);
  const excess = size.minus(percentOf(taxableAmount.abs(), taxPercent, minorUnits)).abs();
  return !size.lessThan(0) && !excess.greaterThan(tolerances.total);
}

/** Returns the excess of a VAT total that is the sum of the rounded VAT of the lines, if the caller allows it. */
export function taxByLineDifference(
  { vatRounding, sent, allowancesCharges, minorUnits }: Omit<Invoice, 'lines'>,
  lines: readonly TaxedLine[],
  written: Decimal,
  specification: ComputingSpecification,
): Decimal | undefined {
  if (vatRounding !== 'per-line') return undefined;
  const tax = sentTaxOf(sent, minorUnits);
  const parts = taxedParts(lines, allowancesCharges);
  if (tax === undefined || tax.equals(written) || parts === undefined) return undefined;
  const isByLine = vatTotalsByLine(parts, minorUnits, specification).some((total) => total.equals(tax));
  return isByLine ? tax.minus(written) : undefined;
}

function sentTaxOf(
  { taxAmount, legalMonetaryTotal: totals }: SentTotals,
  minorUnits: number,
): Decimal | undefined {
  if (taxAmount !== undefined) return roundHalfAwayFromZero(taxAmount, minorUnits);
  return (
    totals && roundHalfAwayFromZero(totals.taxInclusiveAmount.minus(totals.taxExclusiveAmount), minorUnits)
  );
}

/** IBT-110: the sum of the VAT amounts of the breakdown. */
export function taxOf(breakdown: readonly TaxSubtotal[]): Decimal {
  return sum(breakdown.map(({ taxAmount }) => taxAmount));
}

/** Decides whether a sent payable amount is a rounding of the computed one. */
export interface Payable {
  readonly currency: string;
  readonly minorUnits: number;
  readonly taxInclusiveAmount: Decimal;
  readonly prepaid: Decimal;
  readonly sent: { readonly taxInclusiveAmount: Decimal; readonly payableAmount: Decimal };
}

/** Returns the rounding amount (IBT-114) in a sent payable amount, if it does not just omit the prepayment. */
export function payableRoundingOf(
  { currency, minorUnits, taxInclusiveAmount, prepaid, sent }: Payable,
  specification: ComputingSpecification,
): Decimal | undefined {
  const { total } = specification.tolerances;
  const payable = roundAmount(sent.payableAmount, minorUnits);
  const due = prepaid.isZero() ? taxInclusiveAmount : taxInclusiveAmount.minus(prepaid);
  const rounding = payable.minus(due);
  const isPrepaidForgotten = !prepaid.isZero() && payable.equals(taxInclusiveAmount);
  // A caller with another total with VAT did not round this one: the difference is a mistake that is small by
  // chance.
  const isOfThisTotal = sent.taxInclusiveAmount.minus(taxInclusiveAmount).abs().lessThanOrEqualTo(total);
  if (isPrepaidForgotten || !isOfThisTotal) return undefined;
  const isTolerated = rounding.abs().lessThanOrEqualTo(total);
  return isTolerated || isCashRounding(rounding, payable, currency, specification) ? rounding : undefined;
}

/** Tells whether a payable amount is a multiple of the smallest coin, and near the computed one. */
function isCashRounding(
  rounding: Decimal,
  payable: Decimal,
  currency: string,
  { tolerances: { cash }, accounting }: ComputingSpecification,
): boolean {
  const coin = currency === accounting.currency ? cash.accountingCoin : cash.otherCoin;
  const most = payable.times(payable.minus(rounding)).greaterThan(0) ? cash.below : coin / 2;
  return rounding.abs().lessThan(most) && payable.modulo(coin).isZero();
}
