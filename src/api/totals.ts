import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import { amountText, type Decimal, plainText } from '../core/numbers/decimal.ts';

/**
 * Totals of a document as text with two decimals, so that no reader turns them into binary fractions by
 * accident.
 */
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
export function totalsOf({ currency, totals, accounting }: ComputedInvoice): DocumentTotals {
  return {
    currency,
    lineExtensionAmount: amountText(totals.lineExtensionAmount),
    allowanceTotalAmount: optionalAmount(totals.allowanceTotalAmount),
    chargeTotalAmount: optionalAmount(totals.chargeTotalAmount),
    taxExclusiveAmount: amountText(totals.taxExclusiveAmount),
    taxAmount: amountText(totals.taxAmount),
    taxInclusiveAmount: amountText(totals.taxInclusiveAmount),
    prepaidAmount: optionalAmount(totals.prepaidAmount),
    payableRoundingAmount: optionalAmount(totals.payableRoundingAmount),
    payableAmount: amountText(totals.payableAmount),
    breakdown: totals.breakdown.map(({ vatCategory, vatPercent, taxableAmount, taxAmount }) => ({
      vatCategory,
      vatPercent: vatPercent ? plainText(vatPercent) : null,
      taxableAmount: amountText(taxableAmount),
      taxAmount: amountText(taxAmount),
    })),
    accounting: accounting
      ? {
          taxAmount: amountText(accounting.taxAmount),
          taxInclusiveAmount: amountText(accounting.taxInclusiveAmount),
        }
      : null,
  };
}

function optionalAmount(amount: Decimal | undefined): string | null {
  return amount === undefined ? null : amountText(amount);
}
