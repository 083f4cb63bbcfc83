import * as z from 'zod';
import { limits } from '../../core/limits.ts';
import type { ObjectOf } from './described.ts';
import { nullableText, number, optionalDate, optionalText, requiredOrNull, text } from './scalars.ts';

/** What a document may say beside its parties and lines. */
export function supportingSchemas<Flags extends Readonly<Record<string, unknown>>>(
  flags: Flags,
  objectOf: ObjectOf,
) {
  const References = objectOf(
    'References',
    {
      purchaseOrderId: nullableText,
      contractId: nullableText,
      salesOrderId: optionalText,
      projectId: optionalText,
      despatchId: optionalText,
      receiptId: optionalText,
      buyerReference: optionalText,
      purchaseOrderSchemeId: optionalText,
      contractSchemeId: optionalText,
      salesOrderSchemeId: optionalText,
      projectSchemeId: optionalText,
      despatchSchemeId: optionalText,
      receiptSchemeId: optionalText,
      // Not in the published interface, which has no field for these terms.
      tenderId: optionalText,
      customsReferenceId: optionalText,
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
    documentId: text,
    documentTypeCode: optionalText,
    description: optionalText,
    externalUri: optionalText,
    embeddedBase64: z.string().max(limits.attachmentLength).nullish(),
    mimeCode: optionalText,
    fileName: optionalText,
    // Not in the published interface.
    schemeId: optionalText,
  });
  const Delivery = objectOf('Delivery', {
    actualDeliveryDate: optionalDate,
    streetName: optionalText,
    city: optionalText,
    countrySubentity: optionalText,
    addressLine: optionalText,
    countryCode: optionalText,
    incoterms: optionalText,
    // Not in the published interface, which has no field for these terms.
    additionalStreetName: optionalText,
    postalCode: optionalText,
    locationId: optionalText,
    locationSchemeId: optionalText,
    partyId: optionalText,
    partyName: optionalText,
  });
  const PrecedingInvoice = objectOf('PrecedingInvoice', {
    precedingInvoiceNumber: text,
    precedingInvoiceIssueDate: optionalDate,
  });
  const CreditNoteReason = objectOf('CreditNoteReason', {
    creditNoteReasonCode: text,
    creditNoteReason: optionalText,
  });
  const VatExemption = objectOf('VatExemption', {
    vatCategory: text,
    exemptionReasonCode: optionalText,
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

/** A row for each flag: a flag that is not set is false. */
function flagRows<Flags extends Readonly<Record<string, unknown>>>(flags: Flags) {
  const rows = Object.keys(flags).map((name) => [name, flag]);
  return Object.fromEntries(rows) as { [Name in keyof Flags]: typeof flag };
}
