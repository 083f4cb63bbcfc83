import type {
  AccountingTotals,
  ComputedInvoice,
  ComputedLine,
  TaxSubtotal,
  Totals,
} from '../core/computed-invoice.ts';
import { type Decimal, roundToCents, sum, zero } from '../core/decimal.ts';
import type { Invoice } from '../core/invoice.ts';
import type { Specification } from '../core/specification.ts';
import { computeBreakdown } from './breakdown.ts';
import { computeLines, rateToAccountingCurrency, splitAmounts } from './lines.ts';
import { contradictionsOf, honourSentTax, payableRoundingOf, taxOf } from './sent-totals.ts';

/**
 * Adds to an invoice what follows from it: line nets (IBT-131), VAT breakdown (IBG-23), totals (IBG-22), amounts in
 * the currency of accounting. Amounts that the caller sent are compared, and what contradicts is listed, never silently replaced. Amounts are
 * decimals in the unit of the currency, rounded to cents; nothing is thrown.
 */
export function compute(invoice: Invoice, specification: Specification): ComputedInvoice {
  const { sent, allowancesCharges } = invoice;
  const lines = computeLines(invoice, specification);
  const computed = computeBreakdown(lines, allowancesCharges, specification, invoice.vatExemptions);
  const breakdown = honourSentTax(computed, sent.taxAmount, specification);
  const totals = computeTotals(invoice, lines, breakdown, specification);
  const contradictions = contradictionsOf({ sent, allowancesCharges, lines, totals }, specification);
  // What is new comes first: added after a spread, it would turn the object into a slow one.
  return {
    totals,
    accounting: accountingTotals(invoice, totals, specification),
    contradictions,
    ...invoice,
    lines,
  };
}

function computeTotals(
  invoice: Invoice,
  lines: readonly ComputedLine[],
  breakdown: readonly TaxSubtotal[],
  { tolerances }: Specification,
): Totals {
  const taxAmount = taxOf(breakdown);
  const lineExtensionAmount = sum(lines.map(({ netAmount }) => netAmount));
  const { charges, allowances } = splitAmounts(invoice.allowancesCharges);
  const allowanceTotalAmount = totalOf(allowances);
  const chargeTotalAmount = totalOf(charges);
  const taxExclusiveAmount = lineExtensionAmount
    .minus(allowanceTotalAmount ?? zero)
    .plus(chargeTotalAmount ?? zero);
  const taxInclusiveAmount = sum([taxExclusiveAmount, taxAmount]);
  const prepaid = roundToCents(invoice.prepaidAmount ?? zero);
  const sentPayable = invoice.sent.legalMonetaryTotal?.payableAmount;
  const payableRoundingAmount = payableRoundingOf(
    taxInclusiveAmount,
    prepaid,
    sentPayable,
    tolerances.payable,
  );
  return {
    path: 'legalMonetaryTotal',
    breakdown,
    lineExtensionAmount,
    allowanceTotalAmount,
    chargeTotalAmount,
    taxExclusiveAmount,
    taxAmount,
    taxInclusiveAmount,
    prepaidAmount: prepaid.isZero() ? undefined : prepaid,
    payableRoundingAmount,
    payableAmount: taxInclusiveAmount.minus(prepaid).plus(payableRoundingAmount ?? zero),
  };
}

/** The sum of document level entries; absent when there are none (ibr-co-11, ibr-co-12). */
function totalOf(amounts: readonly Decimal[]): Decimal | undefined {
  return amounts.length === 0 ? undefined : sum(amounts);
}

function accountingTotals(
  invoice: Invoice,
  totals: Totals,
  specification: Specification,
): AccountingTotals | undefined {
  const rate = rateToAccountingCurrency(invoice, specification);
  if (invoice.currency === specification.accounting.currency || rate === undefined) return undefined;
  return {
    path: 'currencyExchangeRate',
    taxAmount: roundToCents(totals.taxAmount.times(rate)),
    taxInclusiveAmount: roundToCents(totals.taxInclusiveAmount.times(rate)),
  };
}
