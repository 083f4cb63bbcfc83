import * as z from 'zod';
import type { DescribedSpecification } from '../../core/messages/field-text.ts';
import { oncePer } from '../../core/once-per.ts';
import { limits } from '../../core/options/limits.ts';
import { type RequestCodes, requestCodes } from './codes.ts';
import { describedIn, type ObjectOf } from './described.ts';
import { lineSchemas } from './line.ts';
import { partySchemas } from './party.ts';
import { paymentRows, paymentSchemas } from './payment.ts';
import {
  date,
  nullableCode,
  nullableDate,
  nullableIdentifier,
  nullableText,
  optionalCode,
  optionalDate,
  optionalIdentifier,
  optionalNumber,
  optionalText,
} from './scalars.ts';
import { supportingSchemas } from './supporting.ts';

/** The objects that make up the document request of a specification, by the interface's names for them. */
export function requestSchemas<
  DocumentType extends string,
  VatCategory extends string,
  ItemType extends string,
  Flags extends Readonly<Record<string, unknown>>,
>(codes: RequestCodes<DocumentType, VatCategory, ItemType, Flags>, objectOf: ObjectOf) {
  const { Address, PartyIdentifier, Party, Payee, TaxRepresentative } = partySchemas(objectOf);
  const { PaymentInstruction, Instalment, PaidAmount } = paymentSchemas(objectOf, Address);
  const { AllowanceCharge, Classification, ItemAttribute, ItemCertificate, Line } = lineSchemas(
    codes,
    objectOf,
  );
  const supporting = supportingSchemas(codes.transactionFlags, objectOf);
  const { References, TaxTotal, LegalMonetaryTotal, AdditionalDocument, Delivery } = supporting;
  const { PrecedingInvoice, CreditNoteReason, VatExemption, TransactionType } = supporting;
  const DocumentRequest = objectOf('DocumentRequest', {
    documentType: z.enum(codes.documentTypes),
    invoiceNumber: nullableIdentifier,
    issueDate: date,
    dueDate: nullableDate,
    currency: nullableCode,
    seller: Party,
    buyer: Party,
    lines: z.array(Line).max(limits.lines),
    references: References.nullable(),
    notes: nullableText,
    precedingInvoiceNumber: nullableIdentifier,
    taxTotal: TaxTotal.nullish(),
    legalMonetaryTotal: LegalMonetaryTotal.nullish(),
    allowancesCharges: z.array(AllowanceCharge).max(limits.entries).nullish(),
    additionalDocuments: z.array(AdditionalDocument).max(limits.entries).nullish(),
    delivery: Delivery.nullish(),
    transactionType: TransactionType.nullish(),
    beneficiaryId: optionalIdentifier,
    principalId: optionalIdentifier,
    billingFrequencyCode: optionalCode,
    taxCurrencyCode: optionalCode,
    currencyExchangeRate: optionalNumber,
    paymentMode: optionalCode,
    paymentTerms: optionalText,
    paymentBankAccount: optionalIdentifier,
    vatPointDate: optionalDate,
    billingPeriodStart: optionalDate,
    billingPeriodEnd: optionalDate,
    precedingInvoiceIssueDate: optionalDate,
    prepaidAmount: optionalNumber,
    // Not in the published interface, which has no fields for these terms.
    creditNoteReasonCode: optionalCode,
    creditNoteReason: optionalText,
    creditNoteReasons: z.array(CreditNoteReason).max(limits.entries).nullish(),
    uuid: optionalIdentifier,
    issueTime: optionalIdentifier,
    accountingCost: optionalText,
    billingFrequencyText: optionalText,
    precedingInvoices: z.array(PrecedingInvoice).max(limits.entries).nullish(),
    payee: Payee.nullish(),
    taxRepresentative: TaxRepresentative.nullish(),
    ...paymentRows,
    paymentServiceProviderAddress: Address.nullish(),
    paymentInstructions: z.array(PaymentInstruction).max(limits.entries).nullish(),
    instalments: z.array(Instalment).max(limits.entries).nullish(),
    paidAmounts: z.array(PaidAmount).max(limits.entries).nullish(),
    vatExemptions: z.array(VatExemption).max(limits.entries).nullish(),
  });
  return {
    DocumentRequest,
    Party,
    PartyIdentifier,
    Payee,
    TaxRepresentative,
    Address,
    Line,
    AllowanceCharge,
    Classification,
    ItemAttribute,
    ItemCertificate,
    References,
    TaxTotal,
    LegalMonetaryTotal,
    AdditionalDocument,
    Delivery,
    PrecedingInvoice,
    CreditNoteReason,
    PaymentInstruction,
    Instalment,
    PaidAmount,
    VatExemption,
    TransactionType,
  };
}

export type RequestSchemas<Codes extends RequestCodes = RequestCodes> =
  Codes extends RequestCodes<infer DocumentType, infer VatCategory, infer ItemType, infer Flags>
    ? ReturnType<typeof requestSchemas<DocumentType, VatCategory, ItemType, Flags>>
    : never;

/** The schemas for the requests of a specification, with English descriptions; made once. */
export const requestSchemasOf = oncePer(
  (specification: DescribedSpecification): RequestSchemas =>
    requestSchemas(requestCodes(specification), describedIn(specification, 'en')),
);
