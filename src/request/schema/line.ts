import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { nullableNumber, nullableText, number, optionalNumber, optionalText, text } from './scalars.ts';

export const vatCategorySchema = z.enum(['S', 'Z', 'E', 'O', 'AE']);

/** An allowance or charge of a line or of the document; the last two fields only matter on the document. */
export const allowanceChargeSchema = z.object({
  isCharge: z.boolean(),
  amount: number,
  reasonCode: optionalText,
  reason: optionalText,
  baseAmount: optionalNumber,
  multiplierPercent: optionalNumber,
  vatCategory: vatCategorySchema.nullish(),
  vatRate: optionalNumber,
  exemptionReasonCode: optionalText,
});

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

export const lineSchema = z.object({
  id: nullableText,
  description: text,
  quantity: number,
  unitCode: nullableText,
  unitPrice: number,
  lineExtensionAmount: nullableNumber,
  // The interface lists the category as required and gives a default for when it is omitted; the default wins.
  vatCategory: vatCategorySchema.nullish(),
  vatRate: number,
  exemptionReasonCode: optionalText,
  allowancesCharges: z.array(allowanceChargeSchema).max(limits.entries).nullish(),
  buyersItemId: optionalText,
  sellersItemId: optionalText,
  standardItemId: optionalText,
  standardItemSchemeId: optionalText,
  classifications: z.array(classificationSchema).max(limits.entries).nullish(),
  itemTypeCode: z.enum(['G', 'S', 'B']).nullish(),
  serviceAccountingCode: optionalText,
  goodsNatureCode: optionalText,
});

export type LineRequest = z.infer<typeof lineSchema>;
export type AllowanceChargeRequest = z.infer<typeof allowanceChargeSchema>;
export type ClassificationRequest = z.infer<typeof classificationSchema>;
export type VatCategoryRequest = z.infer<typeof vatCategorySchema>;
