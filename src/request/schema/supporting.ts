import * as z from 'zod';
import { limits } from '../../core/options/limits.ts';
import type { ObjectOf } from './described.ts';
import {
  code,
  identifier,
  nullableIdentifier,
  number,
  optionalCode,
  optionalDate,
  optionalIdentifier,
  optionalText,
  requiredOrNull,
} from './scalars.ts';

/** The parts of a document besides its parties and lines. */
export function supportingSchemas<Flags extends Readonly<Record<string, unknown>>>(
  flags: Flags,
  objectOf: ObjectOf,
) {
  const References = objectOf(
    'References',
    {
      purchaseOrderId: nullableIdentifier,
      contractId: nullableIdentifier,
      salesOrderId: optionalIdentifier,
      projectId: optionalIdentifier,
      despatchId: optionalIdentifier,
      receiptId: optionalIdentifier,
      buyerReference: optionalText,
      purchaseOrderSchemeId: optionalCode,
      contractSchemeId: optionalCode,
      salesOrderSchemeId: optionalCode,
      projectSchemeId: optionalCode,
      despatchSchemeId: optionalCode,
      receiptSchemeId: optionalCode,
      // Not in the published interface, which has no fields for these terms.
      tenderId: optionalIdentifier,
      customsReferenceId: optionalIdentifier,
      contractValue: optionalText,
    },
    { error: requiredOrNull },
  );
  const TaxTotal = objectOf('TaxTotal', {
    taxAmount: number,
  });
  const LegalMonetaryTotal = objectOf('LegalMonetaryTotal', {
    lineExtensionAmount: number,
    taxExclusiveAmount: number,
    taxInclusiveAmount: number,
    payableAmount: number,
  });
  const AdditionalDocument = objectOf('AdditionalDocument', {
    documentId: identifier,
    documentTypeCode: optionalCode,
    description: optionalText,
    externalUri: optionalText,
    embeddedBase64: z.string().max(limits.attachmentLength).nullish(),
    mimeCode: optionalCode,
    fileName: optionalText,
    // Not in the published interface.
    schemeId: optionalCode,
  });
  const Delivery = objectOf('Delivery', {
    actualDeliveryDate: optionalDate,
    streetName: optionalText,
    city: optionalText,
    countrySubentity: optionalText,
    addressLine: optionalText,
    countryCode: optionalCode,
    incoterms: optionalCode,
    // Not in the published interface, which has no fields for these terms.
    additionalStreetName: optionalText,
    postalCode: optionalCode,
    locationId: optionalIdentifier,
    locationSchemeId: optionalCode,
    partyId: optionalIdentifier,
    partyName: optionalText,
  });
  const PrecedingInvoice = objectOf('PrecedingInvoice', {
    precedingInvoiceNumber: identifier,
    precedingInvoiceIssueDate: optionalDate,
  });
  const CreditNoteReason = objectOf('CreditNoteReason', {
    creditNoteReasonCode: code,
    creditNoteReason: optionalText,
  });
  const VatExemption = objectOf('VatExemption', {
    vatCategory: code,
    exemptionReasonCode: optionalCode,
    exemptionReason: optionalText,
  });
  const TransactionType = objectOf('TransactionType', flagRows(flags));
  return {
    References,
    TaxTotal,
    LegalMonetaryTotal,
    AdditionalDocument,
    Delivery,
    PrecedingInvoice,
    CreditNoteReason,
    VatExemption,
    TransactionType,
  };
}

const flag = z.boolean().nullish();

/** A row for each flag; a flag that is not set is false. */
function flagRows<Flags extends Readonly<Record<string, unknown>>>(flags: Flags) {
  const rows = Object.keys(flags).map((name) => [name, flag]);
  return Object.fromEntries(rows) as { [Name in keyof Flags]: typeof flag };
}
