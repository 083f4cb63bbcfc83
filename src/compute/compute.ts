import type {
  AccountingTotals,
  ComputedInvoice,
  ComputedLine,
  Totals,
} from '../core/invoice/computed-invoice.ts';
import type { DocumentAllowanceCharge, Instalment, Invoice, PaidAmount } from '../core/invoice/invoice.ts';
import { type Decimal, difference, sum, zero } from '../core/numbers/decimal.ts';
import { roundAmount, roundHalfAwayFromZero } from '../core/numbers/rounding.ts';
import type { ComputingSpecification } from '../core/specification/computing-specification.ts';
import { apportion } from './apportion.ts';
import { computeBreakdown, type TaxedLine } from './breakdown.ts';
import { computeLines, rateToAccountingCurrency, splitAmounts } from './lines.ts';
import { compareSentAmounts } from './sent-amounts.ts';
import { unusedFactorsOf } from './sent-factors.ts';
import { honourSentTax, type Payable, payableRoundingOf, taxByLineDifference, taxOf } from './sent-totals.ts';

/**
 * Computes line nets (IBT-131), VAT breakdown (IBG-23) and totals (IBG-22), and lists sent amounts that contradict
 * them. Amounts are decimals in units of the currency, rounded to its minor units. The net amount of a line is rounded
 * as in ibr-147-ae, in binary fractions, so that 1 × 1.005 is 1.00. Never throws.
 */
export function compute(invoice: Invoice, specification: ComputingSpecification): ComputedInvoice {
  return computeWith(computeLines(invoice, specification), invoice, specification);
}

/** Computes an invoice from lines that are already computed. */
export function computeWith(
  lines: readonly ComputedLine[],
  invoice: Invoice,
  specification: ComputingSpecification,
): ComputedInvoice {
  const allowancesCharges = invoice.splitDiscounts
    ? apportion(invoice.allowancesCharges, lines, invoice.minorUnits, specification)
    : invoice.allowancesCharges;
  const { totals, taxTotal, accounting } = computeAmounts(invoice, lines, allowancesCharges, specification);
  const { contradictions, adjustments } = compareSentAmounts(invoice, lines, totals, specification);
  // New members come first: added after a spread, they would make the object slow.
  return {
    totals,
    taxTotal,
    accounting,
    contradictions,
    adjustments,
    unusedFactors: unusedFactorsOf(invoice, lines, totals.lineExtensionAmount, specification),
    ...invoice,
    lines,
    allowancesCharges,
    instalments: invoice.instalments.map((each) => rounded(each, invoice)),
    paidAmounts: invoice.paidAmounts.map((each) => rounded(each, invoice)),
  };
}

function rounded<Part extends Instalment | PaidAmount>(part: Part, { minorUnits }: Invoice): Part {
  return part.amount === undefined ? part : { ...part, amount: roundAmount(part.amount, minorUnits) };
}

/** Amounts computed from the lines and the document level allowances and charges. */
export type ComputedAmounts = Pick<ComputedInvoice, 'totals' | 'taxTotal' | 'accounting'>;

/** The VAT breakdown, the totals, and those in the accounting currency. */
export function computeAmounts(
  invoice: Omit<Invoice, 'lines'>,
  lines: readonly TaxedLine[],
  allowancesCharges: readonly DocumentAllowanceCharge[],
  specification: ComputingSpecification,
): ComputedAmounts {
  const ownBreakdown = computeBreakdown(lines, allowancesCharges, invoice, specification);
  const breakdown = honourSentTax(ownBreakdown, invoice, specification);
  const taxAmount = taxOf(breakdown);
  const byLineDifference = taxByLineDifference(invoice, lines, taxAmount, specification);
  const taxRounding = taxAmount.minus(taxOf(ownBreakdown));
  const lineExtensionAmount = sum(lines.map(({ netAmount }) => netAmount));
  const { charges, allowances } = splitAmounts(invoice.allowancesCharges);
  const allowanceTotalAmount = totalOf(allowances);
  const chargeTotalAmount = totalOf(charges);
  const lessAllowances = difference(lineExtensionAmount, allowanceTotalAmount ?? zero);
  const taxExclusiveAmount = sum([lessAllowances, chargeTotalAmount ?? zero]);
  const taxInclusiveAmount = sum([taxExclusiveAmount, taxAmount]);
  const prepaid = roundAmount(invoice.prepaidAmount ?? zero, invoice.minorUnits);
  const due = { taxInclusiveAmount, prepaid, byLineDifference };
  const rounding = payableRounding(invoice, due, specification);
  const totals = {
    path: 'legalMonetaryTotal',
    breakdown,
    lineExtensionAmount,
    allowanceTotalAmount,
    chargeTotalAmount,
    taxExclusiveAmount,
    taxAmount,
    taxRoundingAmount: taxRounding.isZero() ? undefined : taxRounding,
    taxByLineDifference: byLineDifference,
    taxInclusiveAmount,
    prepaidAmount: prepaid.isZero() ? undefined : prepaid,
    payableRoundingAmount: rounding.isZero() ? undefined : rounding,
    payableAmount: sum([difference(taxInclusiveAmount, prepaid), rounding]),
  };
  return {
    totals,
    taxTotal: { path: 'taxTotal', taxAmount: totals.taxAmount, breakdown },
    accounting: accountingTotals(invoice, totals, specification),
  };
}

/** The rounding of the amount to pay (IBT-114): as sent, otherwise the rounding in the sent payable amount. */
function payableRounding(
  { currency, minorUnits, payableRoundingAmount, sent: { legalMonetaryTotal: sent } }: Omit<Invoice, 'lines'>,
  { byLineDifference, ...due }: Pick<Payable, 'taxInclusiveAmount' | 'prepaid'> & ByLine,
  specification: ComputingSpecification,
): Decimal {
  // The amount due comes from the sender, who added other VAT and may have rounded once more.
  const byLine = byLineDifference ?? zero;
  const taxInclusiveAmount = due.taxInclusiveAmount.plus(byLine);
  const stated =
    payableRoundingAmount === undefined
      ? sent && payableRoundingOf({ currency, minorUnits, ...due, taxInclusiveAmount, sent }, specification)
      : roundAmount(payableRoundingAmount, minorUnits);
  return byLine.plus(stated ?? zero);
}

interface ByLine {
  readonly byLineDifference: Decimal | undefined;
}

/** The sum of document level entries; undefined without entries (ibr-co-11, ibr-co-12). */
function totalOf(amounts: readonly Decimal[]): Decimal | undefined {
  return amounts.length === 0 ? undefined : sum(amounts);
}

function accountingTotals(
  invoice: Omit<Invoice, 'lines'>,
  totals: Totals,
  specification: ComputingSpecification,
): AccountingTotals | undefined {
  const rate = rateToAccountingCurrency(invoice, specification);
  const { currency } = specification.accounting;
  if (invoice.currency === currency || rate === undefined) return undefined;
  const minorUnits = specification.minorUnitsOf(currency);
  return {
    path: 'currencyExchangeRate',
    minorUnits,
    taxAmount: roundHalfAwayFromZero(totals.taxAmount.times(rate), minorUnits),
    taxInclusiveAmount: roundHalfAwayFromZero(totals.taxInclusiveAmount.times(rate), minorUnits),
  };
}
