import * as z from 'zod';
import { nullableText, optionalText, text } from './scalars.ts';

export const addressSchema = z.object({
  line1: nullableText,
  line2: optionalText,
  city: nullableText,
  countrySubentity: optionalText,
  postalCode: optionalText,
  countryCode: nullableText,
});

export const partySchema = z.object({
  name: text,
  trn: nullableText,
  participantId: nullableText,
  address: addressSchema,
  contactPhone: optionalText,
  contactEmail: optionalText,
  contactName: optionalText,
  legalRegistrationNumber: optionalText,
  legalRegistrationType: optionalText,
  authorityName: optionalText,
});

export type PartyRequest = z.infer<typeof partySchema>;
export type AddressRequest = z.infer<typeof addressSchema>;
