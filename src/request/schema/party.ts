import * as z from 'zod';
import { limits } from '../../core/limits.ts';
import type { ObjectOf } from './described.ts';
import { nullableText, optionalText, text } from './scalars.ts';

/** A party (IBG-04, IBG-07) with its address. */
export function partySchemas(objectOf: ObjectOf) {
  const Address = objectOf('Address', {
    line1: nullableText,
    line2: optionalText,
    line3: optionalText,
    city: nullableText,
    countrySubentity: optionalText,
    postalCode: optionalText,
    countryCode: nullableText,
  });
  const PartyIdentifier = objectOf('PartyIdentifier', { id: text, schemeId: optionalText });
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
    // Not in the published interface, which has no field for these terms.
    tradingName: optionalText,
    tin: optionalText,
    identifiers: z.array(PartyIdentifier).max(limits.entries).nullish(),
    legalRegistrationSchemeId: optionalText,
    legalForm: optionalText,
  });
  const Payee = objectOf('Payee', {
    name: text,
    identifier: optionalText,
    identifierSchemeId: optionalText,
    legalRegistrationNumber: optionalText,
    legalRegistrationSchemeId: optionalText,
  });
  const TaxRepresentative = objectOf('TaxRepresentative', {
    name: text,
    trn: nullableText,
    address: Address,
  });
  return { Address, PartyIdentifier, Party, Payee, TaxRepresentative };
}
