import { withFields } from '../../../src/core/specification/fields.ts';
import { pintFields } from '../../pint/fields/index.ts';
import { creditNoteReason, documentRequest, transactionType } from './document.ts';
import { line } from './line.ts';
import { address, allowanceCharge, classification, delivery, references } from './parts.ts';
import { party } from './party.ts';

/** The objects of a document request and their fields: those of PINT, with those of the UAE. */
export const fields = withFields(pintFields, {
  DocumentRequest: documentRequest,
  Party: party,
  Address: address,
  Line: line,
  AllowanceCharge: allowanceCharge,
  Classification: classification,
  References: references,
  Delivery: delivery,
  CreditNoteReason: creditNoteReason,
  TransactionType: transactionType,
});
