import * as z from 'zod';
import { limits } from '../../core/limits.ts';
import type { RequestCodes } from './codes.ts';
import type { ObjectOf } from './described.ts';
import {
  nullableNumber,
  nullableText,
  number,
  optionalDate,
  optionalNumber,
  optionalText,
  text,
} from './scalars.ts';

/** A line (IBG-25) with its item classifications, and allowances and charges, which the document has as well. */
export function lineSchemas<VatCategory extends string, ItemType extends string>(
  codes: Pick<RequestCodes<string, VatCategory, ItemType>, 'vatCategories' | 'itemTypes'>,
  objectOf: ObjectOf,
) {
  // The last three fields only matter on the document.
  const AllowanceCharge = objectOf('AllowanceCharge', {
    isCharge: z.boolean(),
    amount: number,
    reasonCode: optionalText,
    reason: optionalText,
    baseAmount: optionalNumber,
    multiplierPercent: optionalNumber,
    vatCategory: z.enum(codes.vatCategories).nullish(),
    vatRate: optionalNumber,
    exemptionReasonCode: optionalText,
    // Not in the published interface.
    exemptionReason: optionalText,
  });
  // The code and its list under the names that ERPs use for them.
  const Classification = objectOf('Classification', {
    code: optionalText,
    value: optionalText,
    classificationCode: optionalText,
    itemClassificationCode: optionalText,
    id: optionalText,
    listId: optionalText,
    listID: optionalText,
    schemeId: optionalText,
    scheme: optionalText,
    listVersionId: optionalText,
    version: optionalText,
    listVersion: optionalText,
  });
  const ItemAttribute = objectOf('ItemAttribute', { name: text, value: text });
  const Line = objectOf('Line', {
    id: nullableText,
    description: text,
    quantity: number,
    unitCode: nullableText,
    unitPrice: number,
    lineExtensionAmount: nullableNumber,
    // The interface lists the category as required and gives a default for when it is omitted; the default wins.
    vatCategory: z.enum(codes.vatCategories).nullish(),
    vatRate: number,
    exemptionReasonCode: optionalText,
    allowancesCharges: z.array(AllowanceCharge).max(limits.entries).nullish(),
    buyersItemId: optionalText,
    sellersItemId: optionalText,
    standardItemId: optionalText,
    standardItemSchemeId: optionalText,
    classifications: z
      .array(z.union([text, Classification]))
      .max(limits.entries)
      .nullish(),
    itemTypeCode: z.enum(codes.itemTypes).nullish(),
    serviceAccountingCode: optionalText,
    goodsNatureCode: optionalText,
    // Not in the published interface, which has no field for these terms.
    name: optionalText,
    note: optionalText,
    accountingCost: optionalText,
    periodStart: optionalDate,
    periodEnd: optionalDate,
    orderId: optionalText,
    orderLineId: optionalText,
    despatchId: optionalText,
    despatchLineId: optionalText,
    objectId: optionalText,
    objectSchemeId: optionalText,
    creditNoteReasonCode: optionalText,
    creditNoteReason: optionalText,
    exemptionReason: optionalText,
    baseQuantity: optionalNumber,
    grossPrice: optionalNumber,
    vatTotal: optionalNumber,
    perUnitAmount: optionalNumber,
    originCountry: optionalText,
    batchNumber: optionalText,
    attributes: z.array(ItemAttribute).max(limits.entries).nullish(),
  });
  return { AllowanceCharge, Classification, ItemAttribute, Line };
}
