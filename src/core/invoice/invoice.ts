import type { Decimal } from '../numbers/decimal.ts';
import type { Profile } from '../specification/engine.ts';
import type { AsSent } from './as-sent.ts';
import type { DocumentAllowanceCharge, Line } from './line.ts';
import type { Located, Optional } from './located.ts';
import type { Address, Endpoint, Party, Payee, TaxRepresentative } from './party.ts';

export type * from './as-sent.ts';
export type * from './line.ts';
export type * from './located.ts';
export type * from './party.ts';

/** A document of any type, normalised: texts trimmed, codes resolved, defaults filled in. */
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
  /** The number of decimals of its amounts. */
  readonly minorUnits: number;
  readonly taxCurrency: Optional<string>;
  readonly exchangeRate: Optional<ExchangeRate>;
  /** The plain fields. */
  readonly asSent: AsSent<'DocumentRequest'>;
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
  /** Treatment of document level allowances and charges without a VAT category. */
  readonly splitDiscounts: boolean;
  /** Rounding of a sent VAT total: per category, or on each line. */
  readonly vatRounding: VatRounding;
  readonly prepaidAmount: Optional<Decimal>;
  /** The rounding of the amount to pay (IBT-114) as sent. */
  readonly payableRoundingAmount: Optional<Decimal>;
  readonly sent: SentTotals;
}

/** An invoice with lines of another form. */
export interface InvoiceWith<OwnLine> extends Omit<Invoice, 'lines'> {
  readonly lines: readonly OwnLine[];
}

/** The ways of rounding VAT: on the total of a category, as the format does, or on each line. */
export const vatRoundings = ['per-category', 'per-line'] as const;

export type VatRounding = (typeof vatRoundings)[number];

export type RootName = 'Invoice' | 'CreditNote';

/** The totals that the caller sent, and the accounting currency; they are checked, never trusted. */
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
  /** An exchange rate that was sent without its currency. */
  readonly rateOfUnnamedCurrency: Optional<Decimal>;
}

export interface ExchangeRate extends Located {
  readonly fromCurrency: string;
  readonly toCurrency: string;
  readonly rate: Decimal;
  /** The rate as the caller sent it, with all its decimals. */
  readonly sentRate: Decimal;
}

/** Reason why a VAT category of the breakdown is exempt (IBT-120, IBT-121). */
export interface VatExemption extends Located {
  readonly vatCategory: Optional<string>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}

export interface Period extends Located {
  readonly billingPeriodStart: Optional<string>;
  readonly billingPeriodEnd: Optional<string>;
  readonly billingFrequencyCode: Optional<string>;
  /** The frequency in words, because PINT has no term for it. */
  readonly billingFrequencyText: Optional<string>;
}

/** Delivery of the goods or services, with place and time (IBG-13). */
export interface Delivery extends Located {
  readonly actualDeliveryDate: Optional<string>;
  readonly address: Optional<DeliveryAddress>;
  readonly locationId: Optional<string>;
  readonly locationSchemeId: Optional<string>;
  readonly partyId: Optional<string>;
  readonly partyName: Optional<string>;
  readonly incoterms: Optional<string>;
  readonly asSent: AsSent<'Delivery'>;
}

/** The address that goods are delivered to (IBG-15). */
export interface DeliveryAddress extends Located {
  readonly streetName: Optional<string>;
  readonly additionalStreetName: Optional<string>;
  readonly postalCode: Optional<string>;
  readonly city: Optional<string>;
  readonly countrySubentity: Optional<string>;
  readonly addressLine: Optional<string>;
  readonly countryCode: Optional<string>;
  readonly asSent: AsSent<'Delivery'>;
}

export interface Payment extends Located {
  readonly id: Optional<string>;
  readonly paymentMode: string;
  readonly name: Optional<string>;
  readonly dueDate: Optional<string>;
  readonly paymentBankAccount: Optional<string>;
  readonly accountScheme: Optional<string>;
  readonly paymentAccountName: Optional<string>;
  readonly paymentServiceProviderId: Optional<string>;
  readonly paymentServiceProviderAddress: Optional<Address>;
  readonly paymentReference: Optional<string>;
  readonly cardAccountNumber: Optional<string>;
  readonly cardNetworkId: Optional<string>;
  readonly cardHolderName: Optional<string>;
  readonly mandateId: Optional<string>;
  readonly payerAccount: Optional<string>;
  /** The plain fields of an additional instruction. */
  readonly asSent?: AsSent<'PaymentInstruction'>;
}

/** Payment terms of an instalment (IBG-33). */
export interface Instalment extends Located {
  readonly paymentInstructionId: Optional<string>;
  readonly note: Optional<string>;
  readonly amount: Optional<Decimal>;
  readonly dueDate: Optional<string>;
  readonly asSent: AsSent<'Instalment'>;
}

/** Paid amount (IBG-35). */
export interface PaidAmount extends Located {
  readonly id: Optional<string>;
  readonly amount: Optional<Decimal>;
  readonly date: Optional<string>;
  readonly type: Optional<string>;
  readonly asSent: AsSent<'PaidAmount'>;
}

export interface Reference extends Located {
  readonly id: string;
  readonly schemeId: Optional<string>;
  readonly asSent: AsSent<'References'>;
}

export interface Contract extends Reference {
  readonly value: Optional<string>;
}

/** The orders of the buyer (IBT-013) and of the seller (IBT-014). */
export interface OrderReference extends Located {
  readonly purchaseOrderId: string;
  readonly purchaseOrderSchemeId: Optional<string>;
  readonly salesOrderId: Optional<string>;
  readonly salesOrderSchemeId: Optional<string>;
  readonly asSent: AsSent<'References'>;
}

/** An invoice that the document corrects or adds to (IBG-03). */
export interface PrecedingInvoice extends Located {
  readonly precedingInvoiceNumber: string;
  readonly precedingInvoiceIssueDate: Optional<string>;
  /** The plain fields of an additional one. */
  readonly asSent?: AsSent<'PrecedingInvoice'>;
}

/** A document that supports the claims (IBG-24), attached or referred to. */
export interface AdditionalDocument extends Located {
  readonly documentId: Optional<string>;
  readonly schemeId: Optional<string>;
  readonly documentTypeCode: Optional<string>;
  readonly description: Optional<string>;
  readonly externalUri: Optional<string>;
  readonly embeddedBase64: Optional<string>;
  readonly mimeCode: Optional<string>;
  readonly fileName: Optional<string>;
  readonly asSent?: AsSent<'AdditionalDocument'>;
}

export interface CreditNoteReason extends Located {
  readonly creditNoteReasonCode: Optional<string>;
  readonly creditNoteReason: Optional<string>;
  readonly asSent: AsSent<'CreditNoteReason'>;
}

/** Prefix that some systems write before a Peppol participant identifier. */
const prefix = 'iso6523-actorid-upis::';

/** Returns the electronic address in a participant identifier, which may lack its scheme. */
export function parseParticipantId(participantId: string, assumedScheme: string): Endpoint {
  const text = participantId.toLowerCase().startsWith(prefix)
    ? participantId.slice(prefix.length)
    : participantId;
  const colon = text.indexOf(':');
  if (colon < 0) return { schemeId: assumedScheme, value: text };
  return { schemeId: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}
