import type { ObjectOf } from './described.ts';
import { nullableText, optionalText, text } from './scalars.ts';

/** A party (IBG-04, IBG-07) with its address. */
export function partySchemas(objectOf: ObjectOf) {
  const Address = objectOf('Address', {
    line1: nullableText,
    line2: optionalText,
    city: nullableText,
    countrySubentity: optionalText,
    postalCode: optionalText,
    countryCode: nullableText,
  });
  const Party = objectOf('Party', {
    name: text,
    trn: nullableText,
    participantId: nullableText,
    address: Address,
    contactPhone: optionalText,
    contactEmail: optionalText,
    contactName: optionalText,
    legalRegistrationNumber: optionalText,
    legalRegistrationType: optionalText,
    authorityName: optionalText,
  });
  return { Address, Party };
}
