import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import type { RequestCodes } from './codes.ts';
import { nullableNumber, nullableText, number, optionalNumber, optionalText, text } from './scalars.ts';

/** An allowance or charge of a line or of the document; the last three fields only matter on the document. */
export function allowanceChargeSchema<VatCategory extends string>(codes: {
  readonly vatCategories: readonly VatCategory[];
}) {
  return z.object({
    isCharge: z.boolean(),
    amount: number,
    reasonCode: optionalText,
    reason: optionalText,
    baseAmount: optionalNumber,
    multiplierPercent: optionalNumber,
    vatCategory: z.enum(codes.vatCategories).nullish(),
    vatRate: optionalNumber,
    exemptionReasonCode: optionalText,
  });
}

/** An item classification: a bare HS code, or the code with its list under the names that ERPs use for them. */
export const classificationSchema = z.union([
  text,
  z.object({
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
  }),
]);

/** A line of the document. */
export function lineSchema<VatCategory extends string, ItemType extends string>(
  codes: Pick<RequestCodes<string, VatCategory, ItemType>, 'vatCategories' | 'itemTypes'>,
  allowanceCharge: ReturnType<typeof allowanceChargeSchema<VatCategory>>,
) {
  return z.object({
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
    allowancesCharges: z.array(allowanceCharge).max(limits.entries).nullish(),
    buyersItemId: optionalText,
    sellersItemId: optionalText,
    standardItemId: optionalText,
    standardItemSchemeId: optionalText,
    classifications: z.array(classificationSchema).max(limits.entries).nullish(),
    itemTypeCode: z.enum(codes.itemTypes).nullish(),
    serviceAccountingCode: optionalText,
    goodsNatureCode: optionalText,
  });
}

export type LineRequest = z.infer<ReturnType<typeof lineSchema<string, string>>>;
export type AllowanceChargeRequest = z.infer<ReturnType<typeof allowanceChargeSchema<string>>>;
export type ClassificationRequest = z.infer<typeof classificationSchema>;
