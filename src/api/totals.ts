import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import { amountText, type Decimal, plainText } from '../core/numbers/decimal.ts';

/** Totals of a document as text with two decimals, so that no reader converts them to binary fractions by accident. */
export interface DocumentTotals {
  readonly currency: string;
  readonly lineExtensionAmount: string;
  readonly allowanceTotalAmount: string | null;
  readonly chargeTotalAmount: string | null;
  readonly taxExclusiveAmount: string;
  readonly taxAmount: string;
  readonly taxInclusiveAmount: string;
  readonly prepaidAmount: string | null;
  readonly payableRoundingAmount: string | null;
  readonly payableAmount: string;
  readonly breakdown: readonly {
    readonly vatCategory: string;
    readonly vatPercent: string | null;
    readonly taxableAmount: string;
    readonly taxAmount: string;
  }[];
  /** Totals in AED, if the document's currency is another. */
  readonly accounting: { readonly taxAmount: string; readonly taxInclusiveAmount: string } | null;
}

/** The totals of a computed invoice as results show them. */
export function totalsOf({ currency, minorUnits, totals, accounting }: ComputedInvoice): DocumentTotals {
  const text = (amount: Decimal) => amountText(amount, minorUnits);
  const optionalText = (amount: Decimal | undefined) => (amount === undefined ? null : text(amount));
  return {
    currency,
    lineExtensionAmount: text(totals.lineExtensionAmount),
    allowanceTotalAmount: optionalText(totals.allowanceTotalAmount),
    chargeTotalAmount: optionalText(totals.chargeTotalAmount),
    taxExclusiveAmount: text(totals.taxExclusiveAmount),
    taxAmount: text(totals.taxAmount),
    taxInclusiveAmount: text(totals.taxInclusiveAmount),
    prepaidAmount: optionalText(totals.prepaidAmount),
    payableRoundingAmount: optionalText(totals.payableRoundingAmount),
    payableAmount: text(totals.payableAmount),
    breakdown: totals.breakdown.map(({ vatCategory, vatPercent, taxableAmount, taxAmount }) => ({
      vatCategory,
      vatPercent: vatPercent ? plainText(vatPercent) : null,
      taxableAmount: text(taxableAmount),
      taxAmount: text(taxAmount),
    })),
    accounting: accounting
      ? {
          taxAmount: amountText(accounting.taxAmount, accounting.minorUnits),
          taxInclusiveAmount: amountText(accounting.taxInclusiveAmount, accounting.minorUnits),
        }
      : null,
  };
}
