import type { Decimal } from './decimal.ts';
import type { Invoice, Line, Located, Optional } from './invoice.ts';

/** The invoice with everything that follows from it by arithmetic. */
export interface ComputedInvoice extends Omit<Invoice, 'lines'> {
  readonly lines: readonly ComputedLine[];
  readonly totals: Totals;
  readonly accounting: Optional<AccountingTotals>;
  readonly contradictions: readonly Contradiction[];
}

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

/** Document totals (IBG-22) in the document's currency. */
export interface Totals extends Located {
  readonly breakdown: readonly TaxSubtotal[];
  readonly lineExtensionAmount: Decimal;
  readonly allowanceTotalAmount: Optional<Decimal>;
  readonly chargeTotalAmount: Optional<Decimal>;
  readonly taxExclusiveAmount: Decimal;
  readonly taxAmount: Decimal;
  readonly taxInclusiveAmount: Decimal;
  readonly prepaidAmount: Optional<Decimal>;
  readonly payableRoundingAmount: Optional<Decimal>;
  readonly payableAmount: Decimal;
}

/** Totals in the accounting currency, for a document in another one. */
export interface AccountingTotals extends Located {
  /** IBT-111. */
  readonly taxAmount: Decimal;
  /** BTAE-20. */
  readonly taxInclusiveAmount: Decimal;
}

/** An amount that the caller sent and that is not what the document adds up to. */
export interface Contradiction extends Located {
  readonly amount:
    | 'lineNetAmount'
    | 'taxAmount'
    | 'lineExtensionAmount'
    | 'taxExclusiveAmount'
    | 'taxInclusiveAmount'
    | 'payableAmount';
  readonly sent: Decimal;
  readonly computed: Decimal;
}
