import { z } from '@hono/zod-openapi';
import { inWordsOf } from '../problems/schema-errors.ts';
import { isSeen, seen } from '../texts/forms.ts';

/** In characters. */
export const longestText = 1000;
const text = z.string().max(longestText);
const optional = text.nullable().default(null);
/** A name without visible characters has an empty search form, and nobody would find its row. */
const required = text
  .min(1, { abort: true })
  .refine(isSeen, inWordsOf('blank'))
  .openapi({ pattern: seen.source });
const active = z.boolean().default(true);

const meaning = {
  id: 'The id that the service gave it.',
  name: 'Its name in English, or as it is registered.',
  nameAr: 'Its name in Arabic.',
  email: 'Its e-mail address.',
  phone: 'Its telephone number.',
  vatTrn: 'Its tax registration number, 15 digits.',
  address: 'The first line of its address.',
  city: 'Its city.',
  country: 'Its country, by its code of two letters.',
  contactPerson: 'The person to ask.',
  participantId: 'Its id in the network, such as 0235:1003548797.',
  postalCode: 'Its postal code.',
  addressLine2: 'The second line of its address.',
  stateProvince: 'Its emirate, state or province.',
  companyRegistrationNumber: 'The number of its licence or registration.',
  code: 'Its number or code in your books.',
  isActive: 'Whether it is in use.',
  itemCode: 'Its article number in your books.',
  itemName: 'Its name on documents.',
  description: 'More about it.',
  unitOfMeasure: 'The unit in which it is sold, a UN/ECE code.',
  unitPrice: 'Its price for a unit, without VAT.',
} as const;

const businessFields = {
  name: required.describe(meaning.name),
  nameAr: optional.describe(meaning.nameAr),
  email: optional.describe(meaning.email),
  phone: optional.describe(meaning.phone),
  vatTrn: optional.describe(meaning.vatTrn),
  address: optional.describe(meaning.address),
  city: optional.describe(meaning.city),
  country: optional.describe(meaning.country),
  contactPerson: optional.describe(meaning.contactPerson),
  participantId: optional.describe(meaning.participantId),
  postalCode: optional.describe(meaning.postalCode),
  addressLine2: optional.describe(meaning.addressLine2),
  stateProvince: optional.describe(meaning.stateProvince),
  companyRegistrationNumber: optional.describe(meaning.companyRegistrationNumber),
  code: optional.describe(meaning.code),
  isActive: active.describe(meaning.isActive),
};

/** Customers and vendors have the same members: they are one schema. */
export const businessRequest = z
  .strictObject(businessFields)
  .describe('A customer or vendor as it is sent.')
  .openapi('BusinessPartnerRequest');

/** A client may send a record back as read. */
const readOnly = {
  id: z.string().optional().describe('Ignored: the path has it.').openapi({ readOnly: true }),
};
export const businessReplacement = z
  .strictObject({ ...businessFields, ...readOnly })
  .describe('A customer or vendor as it is sent, or as it was read.')
  .openapi('BusinessPartnerReplacement');

const maximumPrice = 1e15;

const itemFields = {
  code: required.describe(meaning.itemCode),
  name: required.describe(meaning.itemName),
  nameAr: optional.describe(meaning.nameAr),
  description: optional.describe(meaning.description),
  unitOfMeasure: required.default('EA').describe(meaning.unitOfMeasure),
  unitPrice: z.number().min(0).max(maximumPrice).default(0).describe(meaning.unitPrice),
  isActive: active.describe(meaning.isActive),
};

export const itemRequest = z
  .strictObject(itemFields)
  .describe('An item as it is sent.')
  .openapi('ItemRequest');
export const itemReplacement = z
  .strictObject({ ...itemFields, ...readOnly })
  .describe('An item as it is sent, or as it was read.')
  .openapi('ItemReplacement');

const nullableText = z.string().nullable();

export const businessSchema = z
  .object({
    id: z.string().describe(meaning.id),
    name: z.string().describe(meaning.name),
    nameAr: nullableText.describe(meaning.nameAr),
    email: nullableText.describe(meaning.email),
    phone: nullableText.describe(meaning.phone),
    vatTrn: nullableText.describe(meaning.vatTrn),
    address: nullableText.describe(meaning.address),
    city: nullableText.describe(meaning.city),
    country: nullableText.describe(meaning.country),
    contactPerson: nullableText.describe(meaning.contactPerson),
    participantId: nullableText.describe(meaning.participantId),
    postalCode: nullableText.describe(meaning.postalCode),
    addressLine2: nullableText.describe(meaning.addressLine2),
    stateProvince: nullableText.describe(meaning.stateProvince),
    companyRegistrationNumber: nullableText.describe(meaning.companyRegistrationNumber),
    code: nullableText.describe(meaning.code),
    isActive: z.boolean().describe(meaning.isActive),
  })
  .describe('A customer or vendor: a business to which documents are sent, or from which they come.')
  .openapi('BusinessPartner');
export const itemSchema = z
  .object({
    id: z.string().describe(meaning.id),
    code: z.string().describe(meaning.itemCode),
    name: z.string().describe(meaning.itemName),
    nameAr: nullableText.describe(meaning.nameAr),
    description: nullableText.describe(meaning.description),
    unitOfMeasure: z.string().describe(meaning.unitOfMeasure),
    unitPrice: z.number().describe(meaning.unitPrice),
    isActive: z.boolean().describe(meaning.isActive),
  })
  .describe('Something that is sold or bought.')
  .openapi('Item');
