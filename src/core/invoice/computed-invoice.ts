import type { Decimal } from '../numbers/decimal.ts';
import type { InvoiceWith, Line, Located, Optional } from './invoice.ts';

/** The invoice with all amounts that follow from it by arithmetic. */
export interface ComputedInvoice extends InvoiceWith<ComputedLine> {
  readonly totals: Totals;
  readonly taxTotal: TaxTotal;
  readonly accounting: Optional<AccountingTotals>;
  /** Sent amounts that contradict the computed ones. */
  readonly contradictions: readonly ContradictedAmount[];
  /** All other sent amounts that are not written as they were sent. */
  readonly adjustments: readonly SentAmount[];
  /** Amounts of money in unknown fields of the request, if any. */
  readonly amountsBeside?: readonly AmountBeside[];
  /** Sent rates, categories and other factors that were not used to compute the amounts. */
  readonly unusedFactors: readonly SentFactor[];
}

/** A line (IBG-25) with its computed amounts. */
export interface ComputedLine extends Line {
  /** Line net amount (IBT-131), to the cent. */
  readonly netAmount: Decimal;
  /** VAT line amount (BTAE-08) in the accounting currency; absent on exempt lines, and without an exchange rate. */
  readonly vatAmount: Optional<Decimal>;
  /** Line amount payable (BTAE-10) in the accounting currency. */
  readonly payableAmount: Optional<Decimal>;
}

/** VAT breakdown (IBG-23): one group per category. */
export interface TaxSubtotal extends Located {
  readonly vatCategory: string;
  readonly taxableAmount: Decimal;
  readonly taxAmount: Decimal;
  readonly vatPercent: Optional<Decimal>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}

/** The VAT total (IBT-110) with the breakdown that adds up to it, as they are written together. */
export interface TaxTotal extends Located {
  readonly taxAmount: Decimal;
  readonly breakdown: readonly TaxSubtotal[];
}

/** Document totals (IBG-22) in the document's currency. */
export interface Totals extends Located {
  readonly breakdown: readonly TaxSubtotal[];
  readonly lineExtensionAmount: Decimal;
  readonly allowanceTotalAmount: Optional<Decimal>;
  readonly chargeTotalAmount: Optional<Decimal>;
  readonly taxExclusiveAmount: Decimal;
  readonly taxAmount: Decimal;
  /** Difference of the sent VAT total and the one from the breakdown's rates (decision 11); absent if none. */
  readonly taxRoundingAmount: Optional<Decimal>;
  /** Difference of a VAT total rounded on each line and the written one, if `vatRounding` accepts it. */
  readonly taxByLineDifference: Optional<Decimal>;
  readonly taxInclusiveAmount: Decimal;
  readonly prepaidAmount: Optional<Decimal>;
  readonly payableRoundingAmount: Optional<Decimal>;
  readonly payableAmount: Decimal;
}

/** Totals in the accounting currency, if the document's currency is another. */
export interface AccountingTotals extends Located {
  /** The decimals of the accounting currency. */
  readonly minorUnits: number;
  /** IBT-111. */
  readonly taxAmount: Decimal;
  /** BTAE-20. */
  readonly taxInclusiveAmount: Decimal;
}

/** An amount that a caller may send although it follows from other amounts, or is written rounded. */
export type AmountName =
  | 'lineNetAmount'
  /** A net amount whose half cent was rounded differently from the official rule, which uses doubles. */
  | 'lineNetAmountByHalf'
  | 'taxAmount'
  | 'lineExtensionAmount'
  | 'taxExclusiveAmount'
  | 'taxInclusiveAmount'
  /** The VAT total and the total with VAT of a sender whose option `vatRounding` is `per-line`. */
  | 'taxAmountByLine'
  | 'taxInclusiveAmountByLine'
  | 'payableAmount'
  | 'prepaidAmount'
  | 'payableRoundingAmount'
  | 'entryAmount'
  | 'entryBaseAmount'
  | 'unitPrice';

/** An amount that is not written as the caller sent it; the UBL omits it if nothing is written. */
export interface SentAmount extends Located {
  readonly amount: AmountName;
  readonly sent: Decimal;
  readonly written: Optional<Decimal>;
}

/** An amount in an unknown field of the request. */
export interface AmountBeside extends Located {
  readonly amount: Decimal;
}

/** Factors of amounts, as a caller sends them. */
export const factorNames = [
  'vatRate',
  'vatCategory',
  'multiplierPercent',
  'quantity',
  'baseQuantity',
  'grossPrice',
  'currencyExchangeRate',
] as const;

export type FactorName = (typeof factorNames)[number];

/** A rate, category, percentage, quantity or price that was not used as sent to compute the amounts. */
export interface SentFactor extends Located {
  readonly factor: FactorName;
  readonly sent: Decimal | string;
  /** The values used instead, if any. */
  readonly used: Optional<Decimal | string>;
}

/** A sent amount that differs from the sum of the document. */
export interface ContradictedAmount extends Located {
  readonly amount: AmountName;
  readonly sent: Decimal;
  readonly computed: Decimal;
}
