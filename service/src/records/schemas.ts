import { z } from '@hono/zod-openapi';
import { inWordsOf } from '../problems/schema-errors.ts';
import { isSeen, seen } from '../texts/seen.ts';

/** In characters. */
export const longestText = 1000;
const text = z.string().max(longestText);
const optional = text.nullable().default(null);
/** The form that is searched is empty if nothing can be seen, and nobody would find the row. */
const required = text
  .min(1, { abort: true })
  .refine(isSeen, inWordsOf('blank'))
  .openapi({ pattern: seen.source });
const active = z.boolean().default(true);

/** A customer or vendor: a business to which documents are sent, or from which they come. */
const businessFields = {
  name: required,
  nameAr: optional,
  email: optional,
  phone: optional,
  vatTrn: optional,
  address: optional,
  city: optional,
  country: optional,
  contactPerson: optional,
  participantId: optional,
  postalCode: optional,
  addressLine2: optional,
  stateProvince: optional,
  companyRegistrationNumber: optional,
  code: optional,
  isActive: active,
};

export const customerRequest = z.strictObject(businessFields).openapi('CustomerRequest');
export const vendorRequest = z.strictObject(businessFields).openapi('VendorRequest');

const sameCodeAs = z.string().optional().openapi({
  description:
    'Only if another record has the code, as an earlier release allowed: its id. Name this one by its own id.',
});

/** What was read may be sent back: this of it is ignored. */
const readOnly = {
  id: z.string().optional().openapi({ readOnly: true }),
  sameCodeAs: sameCodeAs.openapi({ readOnly: true }),
};
export const customerReplacement = z
  .strictObject({ ...businessFields, ...readOnly })
  .openapi('CustomerReplacement');
export const vendorReplacement = z
  .strictObject({ ...businessFields, ...readOnly })
  .openapi('VendorReplacement');

const maximumPrice = 1e15;

const itemFields = {
  code: required,
  name: required,
  nameAr: optional,
  description: optional,
  unitOfMeasure: required.default('EA'),
  unitPrice: z.number().min(0).max(maximumPrice).default(0),
  isActive: active,
};

export const itemRequest = z.strictObject(itemFields).openapi('ItemRequest');
export const itemReplacement = z.strictObject({ ...itemFields, ...readOnly }).openapi('ItemReplacement');

const nullableText = z.string().nullable();
const business = {
  id: z.string(),
  name: z.string(),
  nameAr: nullableText,
  email: nullableText,
  phone: nullableText,
  vatTrn: nullableText,
  address: nullableText,
  city: nullableText,
  country: nullableText,
  contactPerson: nullableText,
  participantId: nullableText,
  postalCode: nullableText,
  addressLine2: nullableText,
  stateProvince: nullableText,
  companyRegistrationNumber: nullableText,
  code: nullableText,
  isActive: z.boolean(),
  sameCodeAs,
};

export const customerSchema = z.object(business).openapi('Customer');
export const vendorSchema = z.object(business).openapi('Vendor');
export const itemSchema = z
  .object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    nameAr: nullableText,
    description: nullableText,
    unitOfMeasure: z.string(),
    unitPrice: z.number(),
    isActive: z.boolean(),
    sameCodeAs,
  })
  .openapi('Item');
