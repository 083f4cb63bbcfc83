import * as z from 'zod';
import { limits } from '../../core/options/limits.ts';
import type { RequestCodes } from './codes.ts';
import type { ObjectOf } from './described.ts';
import {
  nullableCode,
  nullableIdentifier,
  nullableNumber,
  number,
  optionalCode,
  optionalDate,
  optionalIdentifier,
  optionalNumber,
  optionalText,
  text,
} from './scalars.ts';

/** A line (IBG-25) with its item classifications, and the allowances and charges that documents have too. */
export function lineSchemas<VatCategory extends string, ItemType extends string>(
  codes: Pick<RequestCodes<string, VatCategory, ItemType>, 'vatCategories' | 'itemTypes'>,
  objectOf: ObjectOf,
) {
  // The last three fields only matter on the document.
  const AllowanceCharge = objectOf('AllowanceCharge', {
    isCharge: z.boolean(),
    amount: number,
    reasonCode: optionalCode,
    reason: optionalText,
    baseAmount: optionalNumber,
    multiplierPercent: optionalNumber,
    vatCategory: z.enum(codes.vatCategories).nullish(),
    vatRate: optionalNumber,
    exemptionReasonCode: optionalCode,
    // Not in the published interface.
    exemptionReason: optionalText,
  });
  // The code and its list under the names that ERPs use for them.
  const Classification = objectOf('Classification', {
    code: optionalCode,
    value: optionalText,
    classificationCode: optionalCode,
    itemClassificationCode: optionalCode,
    id: optionalIdentifier,
    listId: optionalCode,
    listID: optionalCode,
    schemeId: optionalCode,
    scheme: optionalCode,
    listVersionId: optionalCode,
    version: optionalCode,
    listVersion: optionalCode,
  });
  const ItemAttribute = objectOf('ItemAttribute', { name: text, value: text });
  // The UBL schema requires all four fields of a certificate.
  const ItemCertificate = objectOf('ItemCertificate', { id: text, typeCode: text, type: text, issuer: text });
  const Line = objectOf('Line', {
    id: nullableIdentifier,
    description: text,
    quantity: number,
    unitCode: nullableCode,
    unitPrice: number,
    lineExtensionAmount: nullableNumber,
    // The interface lists the category as required but also gives a default for a missing one; the default
    // wins.
    vatCategory: z.enum(codes.vatCategories).nullish(),
    vatRate: number,
    exemptionReasonCode: optionalCode,
    allowancesCharges: z.array(AllowanceCharge).max(limits.entries).nullish(),
    buyersItemId: optionalIdentifier,
    sellersItemId: optionalIdentifier,
    standardItemId: optionalIdentifier,
    standardItemSchemeId: optionalCode,
    classifications: z
      .array(z.union([text, Classification]))
      .max(limits.entries)
      .nullish(),
    itemTypeCode: z.enum(codes.itemTypes).nullish(),
    serviceAccountingCode: optionalIdentifier,
    goodsNatureCode: optionalCode,
    // Not in the published interface, which has no fields for these terms.
    name: optionalText,
    note: optionalText,
    accountingCost: optionalText,
    periodStart: optionalDate,
    periodEnd: optionalDate,
    orderId: optionalIdentifier,
    orderLineId: optionalIdentifier,
    despatchId: optionalIdentifier,
    despatchLineId: optionalIdentifier,
    objectId: optionalIdentifier,
    objectSchemeId: optionalCode,
    creditNoteReasonCode: optionalCode,
    creditNoteReason: optionalText,
    exemptionReason: optionalText,
    baseQuantity: optionalNumber,
    grossPrice: optionalNumber,
    vatTotal: optionalNumber,
    perUnitAmount: optionalNumber,
    originCountry: optionalCode,
    batchNumber: optionalIdentifier,
    attributes: z.array(ItemAttribute).max(limits.entries).nullish(),
    certificates: z.array(ItemCertificate).max(limits.entries).nullish(),
  });
  return { AllowanceCharge, Classification, ItemAttribute, ItemCertificate, Line };
}
