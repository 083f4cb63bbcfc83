import type { FieldRows } from '../../../src/core/specification/fields.ts';
import { address } from './address.ts';
import { allowanceCharge } from './allowance-charge.ts';
import { delivery } from './delivery.ts';
import {
  creditNoteReason,
  documentRequest,
  precedingInvoice,
  transactionType,
  vatExemption,
} from './document.ts';
import { classification, itemAttribute, itemCertificate } from './item.ts';
import { line } from './line.ts';
import { party, partyIdentifier, payee, taxRepresentative } from './party.ts';
import { instalment, paidAmount, paymentInstruction } from './payment.ts';
import { additionalDocument, references } from './references.ts';
import { legalMonetaryTotal, taxTotal } from './totals.ts';

/** The objects of a document request and their fields, in the order of the interface, common to all PINTs. */
export const pintFields = {
  DocumentRequest: documentRequest,
  Party: party,
  PartyIdentifier: partyIdentifier,
  Payee: payee,
  TaxRepresentative: taxRepresentative,
  Address: address,
  Line: line,
  AllowanceCharge: allowanceCharge,
  Classification: classification,
  ItemAttribute: itemAttribute,
  ItemCertificate: itemCertificate,
  References: references,
  TaxTotal: taxTotal,
  LegalMonetaryTotal: legalMonetaryTotal,
  AdditionalDocument: additionalDocument,
  Delivery: delivery,
  PrecedingInvoice: precedingInvoice,
  CreditNoteReason: creditNoteReason,
  PaymentInstruction: paymentInstruction,
  Instalment: instalment,
  PaidAmount: paidAmount,
  VatExemption: vatExemption,
  TransactionType: transactionType,
} as const satisfies FieldRows;
