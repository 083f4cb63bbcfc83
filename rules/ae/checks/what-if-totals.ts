import type { ComputedInvoice } from '../../../src/core/invoice/computed-invoice.ts';
import { type Decimal, decimal, sum, zero } from '../../../src/core/numbers/decimal.ts';
import { percentOf } from '../../../src/core/numbers/rounding.ts';
import { minorUnitsOf, roundToCents } from '../defaults/currency.ts';
import { uaeVatCategory } from '../defaults/vat-categories.ts';

/** The totals that the document would have after changes. */
export type WhatIf = Readonly<
  Record<
    'lineExtensionAmount' | 'taxExclusiveAmount' | 'taxAmount' | 'taxInclusiveAmount' | 'payableAmount',
    Decimal
  >
>;

/** Amounts to add to a VAT category; a negative amount is subtracted. */
export interface Change {
  readonly vatCategory: string | undefined;
  readonly amount: Decimal;
}

/** The changes that make another version of a document. */
export interface Changes {
  readonly lines?: readonly Change[];
  readonly entries?: readonly Change[];
  /** Amounts that change the VAT, but no other total. */
  readonly untaxed?: readonly Change[];
  /** A rate that replaces the rates of the taxed categories. */
  readonly taxPercent?: number;
}

/** The totals of a document with changed lines, allowances, charges or rates. */
export function totalsIf(changes: Changes, { totals }: ComputedInvoice): WhatIf {
  const { lines = [], entries = [], untaxed = [] } = changes;
  const amountOf = (parts: readonly Change[]) => sum(parts.map(({ amount }) => amount));
  const lineExtensionAmount = totals.lineExtensionAmount.plus(amountOf(lines));
  const taxExclusiveAmount = totals.taxExclusiveAmount.plus(amountOf([...lines, ...entries]));
  const taxed = [...lines, ...entries, ...untaxed];
  const taxAmount = sum(
    totals.breakdown.map(({ vatCategory, taxableAmount }) =>
      taxOn(
        sum([
          taxableAmount,
          ...taxed.filter((part) => part.vatCategory === vatCategory).map((part) => part.amount),
        ]),
        vatCategory,
        changes.taxPercent,
      ),
    ),
  );
  return totalsWithTax({ lineExtensionAmount, taxExclusiveAmount, taxAmount }, totals);
}

/** The totals from the net amounts that were sent, regardless of the unit prices. */
export function totalsOfSentLines(invoice: ComputedInvoice): WhatIf {
  const lines = invoice.lines.map(({ vatCategory, netAmount, sentNetAmount = netAmount }) => ({
    vatCategory,
    amount: roundToCents(sentNetAmount).minus(netAmount),
  }));
  return totalsIf({ lines }, invoice);
}

/** The totals that follow from an amount without VAT and its VAT. */
export function totalsWithTax(
  amounts: Pick<WhatIf, 'lineExtensionAmount' | 'taxExclusiveAmount' | 'taxAmount'>,
  { prepaidAmount = zero, payableRoundingAmount = zero }: ComputedInvoice['totals'],
): WhatIf {
  const taxInclusiveAmount = amounts.taxExclusiveAmount.plus(amounts.taxAmount);
  const payableAmount = taxInclusiveAmount.minus(prepaidAmount).plus(payableRoundingAmount);
  return { ...amounts, taxInclusiveAmount, payableAmount };
}

function taxOn(amount: Decimal, vatCategory: string, otherPercent: number | undefined): Decimal {
  const { taxPercent } = uaeVatCategory(vatCategory);
  return percentOf(amount, taxPercent === 0 ? 0 : (otherPercent ?? taxPercent), minorUnitsOf());
}

/** The sender may have rounded once more. */
const tolerance = decimal('0.02');

/** Tells whether amounts differ by at most one more rounding. */
export function isNear(amount: Decimal, expected: Decimal, most: Decimal = tolerance): boolean {
  return amount.minus(expected).abs().lessThanOrEqualTo(most);
}

/** Tells whether these totals are exactly the totals that were sent. */
export function areSent(
  totals: WhatIf,
  { sent: { taxAmount, legalMonetaryTotal: sent } }: ComputedInvoice,
  most: Decimal = tolerance,
): boolean {
  if (taxAmount !== undefined && !isNear(roundToCents(taxAmount), totals.taxAmount, most)) return false;
  if (sent === undefined) return true;
  return sentTotals.every((name) => isNear(roundToCents(sent[name]), totals[name], most));
}

const sentTotals = [
  'lineExtensionAmount',
  'taxExclusiveAmount',
  'taxInclusiveAmount',
  'payableAmount',
] as const;
