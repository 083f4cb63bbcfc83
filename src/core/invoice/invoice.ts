import type { Decimal } from '../numbers/decimal.ts';
import type { Profile } from '../specification/engine.ts';
import type { DocumentAsSent } from './as-sent.ts';
import type { Delivery, Period } from './delivery.ts';
import type { DocumentAllowanceCharge, Line } from './line.ts';
import type { Located, Optional } from './located.ts';
import type { Party, Payee, TaxRepresentative } from './party.ts';
import type { Instalment, PaidAmount, Payment } from './payment.ts';
import type {
  AdditionalDocument,
  Contract,
  CreditNoteReason,
  OrderReference,
  PrecedingInvoice,
  Reference,
} from './reference.ts';

export type * from './as-sent.ts';
export type * from './delivery.ts';
export type * from './line.ts';
export type * from './located.ts';
export type * from './party.ts';
export type * from './payment.ts';
export type * from './reference.ts';

/**
 * A document of any of the four types, normalised: texts trimmed, aliases and codes resolved, defaults filled
 * in.
 */
export interface Invoice extends Located {
  readonly documentType: string;
  readonly root: RootName;
  readonly profile: Profile;
  readonly customizationId: string;
  readonly profileId: string;
  readonly typeCode: string;
  readonly transactionType: ReadonlySet<string>;
  readonly profileExecutionId: Optional<string>;
  readonly invoiceNumber: Optional<string>;
  readonly uuid: string;
  readonly issueDate: string;
  readonly issueTime: Optional<string>;
  readonly dueDate: Optional<string>;
  readonly notes: Optional<string>;
  readonly vatPointDate: Optional<string>;
  readonly currency: string;
  readonly taxCurrency: Optional<string>;
  readonly exchangeRate: Optional<ExchangeRate>;
  /** The plain fields. */
  readonly asSent: DocumentAsSent;
  readonly buyerReference: Optional<string>;
  readonly period: Optional<Period>;
  readonly creditNoteReason: Optional<string>;
  readonly creditNoteReasonText: Optional<string>;
  /** The reasons after the first. */
  readonly furtherReasons: readonly CreditNoteReason[];
  readonly order: Optional<OrderReference>;
  readonly precedingInvoice: Optional<PrecedingInvoice>;
  /** The preceding invoices after the first. */
  readonly furtherPrecedingInvoices: readonly PrecedingInvoice[];
  readonly despatch: Optional<Reference>;
  readonly receipt: Optional<Reference>;
  readonly customs: Optional<Reference>;
  readonly tender: Optional<Reference>;
  readonly contract: Optional<Contract>;
  readonly project: Optional<Reference>;
  readonly additionalDocuments: readonly AdditionalDocument[];
  readonly seller: Party;
  readonly buyer: Party;
  readonly payee: Optional<Payee>;
  readonly taxRepresentative: Optional<TaxRepresentative>;
  readonly delivery: Optional<Delivery>;
  readonly payment: Optional<Payment>;
  /** The payment instructions after the first. */
  readonly furtherPayments: readonly Payment[];
  readonly paymentTerms: Optional<string>;
  readonly instalments: readonly Instalment[];
  readonly paidAmounts: readonly PaidAmount[];
  readonly allowancesCharges: readonly DocumentAllowanceCharge[];
  readonly lines: readonly Line[];
  readonly vatExemptions: readonly VatExemption[];
  /** How to treat document level allowances and charges without a VAT category. */
  readonly undecidedEntries: UndecidedEntries;
  readonly prepaidAmount: Optional<Decimal>;
  /** The rounding of the amount to pay (IBT-114) as sent. */
  readonly payableRoundingAmount: Optional<Decimal>;
  readonly sent: SentTotals;
}

/** An invoice with lines of another form. */
export interface InvoiceWith<OwnLine> extends Omit<Invoice, 'lines'> {
  readonly lines: readonly OwnLine[];
}

/**
 * An allowance or charge without a VAT category is an issue, or is apportioned over the categories of the
 * lines.
 */
export const undecidedEntries = ['refuse', 'apportion'] as const;

export type UndecidedEntries = (typeof undecidedEntries)[number];

export type RootName = 'Invoice' | 'CreditNote';

/** The totals that the caller sent, and the accounting currency: checked, never trusted. */
export interface SentTotals {
  readonly taxAmount: Optional<Decimal>;
  readonly legalMonetaryTotal: Optional<{
    readonly lineExtensionAmount: Decimal;
    readonly taxExclusiveAmount: Decimal;
    readonly taxInclusiveAmount: Decimal;
    readonly payableAmount: Decimal;
  }>;
  readonly taxCurrencyCode: Optional<string>;
  readonly exchangeRate: Optional<Decimal>;
  /** An exchange rate that was sent without the currency of which it is. */
  readonly rateOfUnnamedCurrency: Optional<Decimal>;
}

export interface ExchangeRate extends Located {
  readonly fromCurrency: string;
  readonly toCurrency: string;
  readonly rate: Decimal;
  /** The rate as the caller sent it, with all its decimals. */
  readonly sentRate: Decimal;
}

/** Why a VAT category of the breakdown is exempt (IBT-120, IBT-121). */
export interface VatExemption extends Located {
  readonly vatCategory: Optional<string>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}
