import type { ComputedInvoice, Totals } from '../../../src/core/invoice/computed-invoice.ts';
import { amountText, type Decimal, sum, zero } from '../../../src/core/numbers/decimal.ts';
import { percentOf } from '../../../src/core/numbers/rounding.ts';
import { taxedParts, vatTotalsByLine } from '../../../src/core/specification/vat-of-lines.ts';
import { minorUnitsOf, roundToCents } from '../defaults/currency.ts';
import { tolerances } from '../defaults/tolerances.ts';
import { marginCategory, uaeVatCategory, vatCategories } from '../defaults/vat-categories.ts';
import type { Diagnosis } from './line-diagnoses.ts';

/** The mistake that makes a VAT total differ from the lines. */
export function taxDiagnosis(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { lines, totals } = invoice;
  const isOf = (isMeant: (category: string) => boolean) =>
    lines.some(({ vatCategory }) => isMeant(vatCategory));
  if (totals.taxAmount.isZero() && isOf((category) => uaeVatCategory(category).reverseCharge))
    return { text: 'taxUnderReverseCharge' };
  if (totals.taxAmount.isZero() && isOf((category) => category === marginCategory))
    return { text: 'taxUnderMarginScheme' };
  if (!isOf((category) => uaeVatCategory(category).taxPercent > 0))
    return {
      text: 'taxOfUntaxedLines',
      values: { categories: [...new Set(lines.map((line) => line.vatCategory))] },
    };
  const byLine = roundedByLine(sent, invoice);
  if (byLine !== undefined) return byLine;
  if (taxInside(totals).equals(sent)) return { text: 'taxOfInclusivePrices' };
  return roundedByPiece(sent, invoice) ?? taxWithFee(sent, invoice);
}

/** VAT that is rounded for one piece and multiplied by the quantity. */
function roundedByPiece(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { lines, allowancesCharges, totals } = invoice;
  const isPlain = lines.every((line) => line.allowancesCharges.length === 0 && line.quantity.isInteger());
  if (!isPlain || allowancesCharges.length > 0 || invoice.sent.legalMonetaryTotal === undefined)
    return undefined;
  const ofPieces = lines.map(({ quantity, unitPrice, baseQuantity, vatCategory }) => {
    const { taxPercent } = uaeVatCategory(vatCategory);
    return quantity.times(percentOf(unitPrice.div(baseQuantity), taxPercent, minorUnitsOf()));
  });
  if (!sum(ofPieces).equals(sent)) return undefined;
  return { text: 'taxRoundedPerPiece', values: valuesOfRounding(sent.minus(totals.taxAmount), invoice) };
}

/** A VAT total that includes another amount, such as a hotel fee, and from which the totals follow. */
function taxWithFee(
  sent: Decimal,
  { totals, contradictions, sent: { legalMonetaryTotal } }: ComputedInvoice,
) {
  const rest = sent.minus(totals.taxAmount);
  const inclusive = totals.taxExclusiveAmount.plus(sent);
  const isRest =
    rest.greaterThanOrEqualTo(tolerances.cash.below) &&
    sent.lessThan(totals.taxExclusiveAmount) &&
    contradictions.every(({ amount }) => amount !== 'taxExclusiveAmount' && amount !== 'lineNetAmount') &&
    legalMonetaryTotal !== undefined &&
    roundToCents(legalMonetaryTotal.taxInclusiveAmount).equals(inclusive);
  return isRest ? { text: 'taxWithFee', values: { rest: amountText(rest) } } : undefined;
}

/** VAT rounded on each line: the standard total, with a rounding amount, keeps the amount due. */
function roundedByLine(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { totals, lines, allowancesCharges } = invoice;
  const parts = taxedParts(lines, allowancesCharges) ?? [];
  const difference = sent.minus(totals.taxAmount);
  if (difference.isZero() || difference.abs().greaterThan(parts.length / 100)) return undefined;
  if (!vatTotalsByLine(parts, minorUnitsOf(), { vatCategories }).some((total) => total.equals(sent)))
    return undefined;
  return {
    text: invoice.sent.legalMonetaryTotal === undefined ? 'taxRoundedPerLineAlone' : 'taxRoundedPerLine',
    values: valuesOfRounding(difference, invoice),
  };
}

/** The standard totals, with the rounding amount that keeps the amount due. */
function valuesOfRounding(
  difference: Decimal,
  { totals, payableRoundingAmount = zero, sent: { legalMonetaryTotal: stated } }: ComputedInvoice,
) {
  const due = totals.taxInclusiveAmount.minus(totals.prepaidAmount ?? zero);
  const payable = payableByLine(due.plus(difference).plus(roundToCents(payableRoundingAmount)), stated);
  return {
    tax: amountText(totals.taxAmount),
    inclusive: amountText(totals.taxInclusiveAmount),
    rounding: amountText(payable.minus(due)),
    payable: amountText(payable),
  };
}

/** The amount due of a sender, who may have rounded once more for cash payment. */
function payableByLine(due: Decimal, stated: { readonly payableAmount: Decimal } | undefined): Decimal {
  const sent = roundToCents(stated?.payableAmount ?? due);
  return sent.minus(due).abs().lessThan(tolerances.cash.below) ? sent : due;
}

/** The total with VAT of a sender who rounds VAT on each line and does not send the VAT by itself. */
export function inclusiveDiagnosis(sent: Decimal, invoice: ComputedInvoice): Diagnosis | undefined {
  const { taxAmount, legalMonetaryTotal: stated } = invoice.sent;
  if (taxAmount !== undefined || stated === undefined) return undefined;
  const byLine = roundedByLine(sent.minus(roundToCents(stated.taxExclusiveAmount)), invoice);
  return byLine && { ...byLine, text: 'inclusiveRoundedPerLine' };
}

/** The VAT in the amounts of a document if its prices included VAT. */
export function taxInside({ breakdown }: Totals): Decimal {
  const within = breakdown.map(({ taxableAmount, vatCategory }) => {
    const { taxPercent } = uaeVatCategory(vatCategory);
    return roundToCents(taxableAmount.times(taxPercent).div(100 + taxPercent));
  });
  return sum(within);
}
