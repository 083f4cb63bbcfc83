import type { Decimal } from './decimal.ts';
import type { Profile } from './engine.ts';

/** Absent where the request gave nothing, or nothing but blanks. */
export type Optional<T> = T | undefined;

/** Part of an invoice that stands at a place in the caller's JSON, such as `lines[2]`. */
export interface Located {
  readonly path: string;
}

/** The document of any of the four types, normalised: texts trimmed, aliases and codes resolved, defaults in place. */
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
  readonly accountingCost: Optional<string>;
  readonly buyerReference: Optional<string>;
  readonly period: Optional<Period>;
  readonly creditNoteReason: Optional<string>;
  readonly creditNoteReasonText: Optional<string>;
  /** Those after the first. */
  readonly furtherReasons: readonly CreditNoteReason[];
  readonly order: Optional<OrderReference>;
  readonly precedingInvoice: Optional<PrecedingInvoice>;
  /** Those after the first. */
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
  readonly beneficiaryId: Optional<string>;
  readonly principalId: Optional<string>;
  readonly delivery: Optional<Delivery>;
  readonly payment: Optional<Payment>;
  /** Those after the first. */
  readonly furtherPayments: readonly Payment[];
  readonly paymentTerms: Optional<string>;
  readonly instalments: readonly Instalment[];
  readonly paidAmounts: readonly PaidAmount[];
  readonly allowancesCharges: readonly DocumentAllowanceCharge[];
  readonly lines: readonly Line[];
  readonly vatExemptions: readonly VatExemption[];
  /** What becomes of document level allowances and charges without a VAT category. */
  readonly undecidedEntries: UndecidedEntries;
  readonly prepaidAmount: Optional<Decimal>;
  readonly sent: SentTotals;
}

/** An allowance or charge of no VAT category is an issue, or is apportioned over the categories of the lines. */
export const undecidedEntries = ['refuse', 'apportion'] as const;
export type UndecidedEntries = (typeof undecidedEntries)[number];

export type RootName = 'Invoice' | 'CreditNote';

/** What the caller says that the document adds up to, and the currency of accounting: checked, never trusted. */
export interface SentTotals {
  readonly taxAmount: Optional<Decimal>;
  readonly legalMonetaryTotal: Optional<{
    readonly lineExtensionAmount: Decimal;
    readonly taxExclusiveAmount: Decimal;
    readonly taxInclusiveAmount: Decimal;
    readonly payableAmount: Decimal;
  }>;
  readonly taxCurrencyCode: Optional<string>;
}

export interface Party extends Located {
  readonly endpointId: Optional<string>;
  readonly endpointSchemeId: Optional<string>;
  readonly identification: Optional<string>;
  readonly identificationSchemeId: Optional<string>;
  /** Those after the first. */
  readonly furtherIdentifiers: readonly PartyIdentifier[];
  readonly tradingName: Optional<string>;
  readonly name: Optional<string>;
  readonly address: Address;
  readonly taxRegistration: Optional<TaxRegistration>;
  /** A tax identification number beside the VAT registration. */
  readonly tinRegistration: Optional<TaxRegistration>;
  readonly legalRegistrationNumber: Optional<string>;
  readonly legalRegistrationType: Optional<string>;
  readonly authorityName: Optional<string>;
  readonly legalRegistrationSchemeId: Optional<string>;
  readonly legalForm: Optional<string>;
  readonly contactName: Optional<string>;
  readonly contactPhone: Optional<string>;
  readonly contactEmail: Optional<string>;
}

export interface Endpoint {
  readonly schemeId: string;
  readonly value: string;
}

export interface TaxRegistration extends Located {
  readonly trn: string;
  readonly scheme: string;
}

export interface Address extends Located {
  readonly line1: Optional<string>;
  readonly line2: Optional<string>;
  readonly line3: Optional<string>;
  readonly city: Optional<string>;
  readonly postalCode: Optional<string>;
  readonly countrySubentity: Optional<string>;
  readonly countryCode: Optional<string>;
}

export interface ExchangeRate extends Located {
  readonly source: string;
  readonly target: string;
  readonly rate: Decimal;
  /** The rate as the caller sent it, of any number of decimals. */
  readonly sentRate: Decimal;
}

export interface Period extends Located {
  readonly billingPeriodStart: Optional<string>;
  readonly billingPeriodEnd: Optional<string>;
  readonly billingFrequencyCode: Optional<string>;
}

export interface Reference extends Located {
  readonly id: string;
  readonly schemeId: Optional<string>;
}

export interface Contract extends Reference {
  readonly value: Optional<string>;
}

export interface OrderReference extends Located {
  readonly purchaseOrderId: string;
  readonly purchaseOrderSchemeId: Optional<string>;
  readonly salesOrderId: Optional<string>;
  readonly salesOrderSchemeId: Optional<string>;
}

export interface PrecedingInvoice extends Located {
  readonly precedingInvoiceNumber: string;
  readonly precedingInvoiceIssueDate: Optional<string>;
}

export interface AdditionalDocument extends Located {
  readonly documentId: Optional<string>;
  readonly schemeId: Optional<string>;
  readonly documentTypeCode: Optional<string>;
  readonly description: Optional<string>;
  readonly externalUri: Optional<string>;
  readonly embeddedBase64: Optional<string>;
  readonly mimeCode: Optional<string>;
  readonly fileName: Optional<string>;
}

export interface Delivery extends Located {
  readonly actualDeliveryDate: Optional<string>;
  readonly address: Optional<DeliveryAddress>;
  readonly locationId: Optional<string>;
  readonly locationSchemeId: Optional<string>;
  readonly partyId: Optional<string>;
  readonly partyName: Optional<string>;
  readonly incoterms: Optional<string>;
}

export interface DeliveryAddress extends Located {
  readonly streetName: Optional<string>;
  readonly additionalStreetName: Optional<string>;
  readonly postalCode: Optional<string>;
  readonly city: Optional<string>;
  readonly countrySubentity: Optional<string>;
  readonly addressLine: Optional<string>;
  readonly countryCode: Optional<string>;
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
}

export interface AllowanceCharge extends Located {
  readonly isCharge: boolean;
  readonly amount: Decimal;
  /** The amounts as the caller sent them, of any number of decimals. */
  readonly sentAmount: Decimal;
  readonly sentBaseAmount: Optional<Decimal>;
  readonly reasonCode: Optional<string>;
  readonly reason: Optional<string>;
  readonly baseAmount: Optional<Decimal>;
  readonly multiplierPercent: Optional<Decimal>;
}

export interface DocumentAllowanceCharge extends AllowanceCharge {
  /** Absent where the caller named none and the lines are of several: which tax it changes is not for us to decide. */
  readonly vatCategory: Optional<string>;
  readonly vatPercent: Optional<Decimal>;
  /** The rate that the caller sent; it never decides, and must not contradict the category. */
  readonly sentVatRate: Optional<Decimal>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}

export interface Line extends Located {
  readonly id: string;
  readonly note: Optional<string>;
  readonly accountingCost: Optional<string>;
  readonly periodStart: Optional<string>;
  readonly periodEnd: Optional<string>;
  readonly orderLineId: Optional<string>;
  readonly orderId: Optional<string>;
  readonly creditNoteReasonCode: Optional<string>;
  readonly creditNoteReason: Optional<string>;
  readonly despatchLineId: Optional<string>;
  readonly despatchId: Optional<string>;
  readonly object: Optional<LineObject>;
  readonly vatTotal: Optional<Decimal>;
  readonly name: Optional<string>;
  readonly description: Optional<string>;
  readonly quantity: Decimal;
  readonly unitCode: string;
  readonly unitPrice: Decimal;
  /** How many units the price is for (IBT-149). */
  readonly baseQuantity: Decimal;
  readonly grossPrice: Decimal;
  readonly priceDiscount: Decimal;
  /** The price as sent: a negative one is written with its sign on the quantity (ibr-027). */
  readonly sentUnitPrice: Decimal;
  readonly sentNetAmount: Optional<Decimal>;
  readonly vatCategory: string;
  readonly vatPercent: Optional<Decimal>;
  /** The rate that the caller sent; it only decides for reverse charge, and must not contradict the category. */
  readonly sentVatRate: Decimal;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
  readonly allowancesCharges: readonly AllowanceCharge[];
  readonly buyersItemId: Optional<string>;
  readonly sellersItemId: Optional<string>;
  readonly standardItemId: Optional<string>;
  readonly standardItemSchemeId: Optional<string>;
  /** The item type that the caller sent, even where it is not written for want of a classification. */
  readonly sentItemTypeCode: Optional<string>;
  readonly serviceAccountingCode: Optional<string>;
  readonly goodsNatureCode: Optional<string>;
  readonly originCountry: Optional<string>;
  readonly perUnitAmount: Optional<Decimal>;
  readonly attributes: readonly ItemAttribute[];
  readonly batchNumber: Optional<string>;
  readonly commodities: readonly Commodity[];
}

/** One CommodityClassification: the first carries what is said of the whole item, each at most one classification. */
export interface Commodity extends Located {
  readonly goodsNatureCode: Optional<string>;
  readonly itemTypeCode: Optional<string>;
  readonly code: Optional<string>;
  readonly listId: Optional<string>;
  readonly listVersionId: Optional<string>;
}

export interface PartyIdentifier extends Located {
  readonly id: Optional<string>;
  readonly schemeId: Optional<string>;
}

/** Payee (IBG-10). */
export interface Payee extends Located {
  readonly name: Optional<string>;
  readonly identifier: Optional<string>;
  readonly identifierSchemeId: Optional<string>;
  readonly legalRegistrationNumber: Optional<string>;
  readonly legalRegistrationSchemeId: Optional<string>;
}

/** Seller tax representative (IBG-11). */
export interface TaxRepresentative extends Located {
  readonly name: Optional<string>;
  readonly address: Address;
  readonly taxRegistration: Optional<TaxRegistration>;
}

/** Payment terms of an instalment (IBG-33). */
export interface Instalment extends Located {
  readonly paymentInstructionId: Optional<string>;
  readonly note: Optional<string>;
  readonly amount: Optional<Decimal>;
  readonly dueDate: Optional<string>;
}

/** Paid amount (IBG-35). */
export interface PaidAmount extends Located {
  readonly id: Optional<string>;
  readonly amount: Optional<Decimal>;
  readonly date: Optional<string>;
  readonly type: Optional<string>;
}

/** Why a VAT category of the breakdown is exempt (IBT-120, IBT-121). */
export interface VatExemption extends Located {
  readonly vatCategory: Optional<string>;
  readonly exemptionReasonCode: Optional<string>;
  readonly exemptionReason: Optional<string>;
}

/** Object that a line is about (IBT-128). */
export interface LineObject extends Located {
  readonly objectId: string;
  readonly objectSchemeId: Optional<string>;
}

/** Item attribute (IBG-32). */
export interface ItemAttribute extends Located {
  readonly name: Optional<string>;
  readonly value: Optional<string>;
}

export interface CreditNoteReason extends Located {
  readonly creditNoteReasonCode: Optional<string>;
  readonly creditNoteReason: Optional<string>;
}
