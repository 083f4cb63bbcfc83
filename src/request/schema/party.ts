import * as z from 'zod';
import { limits } from '../../core/options/limits.ts';
import type { ObjectOf } from './described.ts';
import {
  identifier,
  nullableCode,
  nullableIdentifier,
  nullableText,
  optionalCode,
  optionalIdentifier,
  optionalText,
  text,
} from './scalars.ts';

/** A party (IBG-04, IBG-07) with its address. */
export function partySchemas(objectOf: ObjectOf) {
  const Address = objectOf('Address', {
    line1: nullableText,
    line2: optionalText,
    line3: optionalText,
    city: nullableText,
    countrySubentity: optionalText,
    postalCode: optionalCode,
    countryCode: nullableCode,
  });
  const PartyIdentifier = objectOf('PartyIdentifier', { id: identifier, schemeId: optionalCode });
  const Party = objectOf('Party', {
    name: text,
    trn: nullableIdentifier,
    participantId: nullableIdentifier,
    address: Address,
    contactPhone: optionalText,
    contactEmail: optionalText,
    contactName: optionalText,
    legalRegistrationNumber: optionalIdentifier,
    legalRegistrationType: optionalCode,
    authorityName: optionalText,
    // Not in the published interface, which has no fields for these terms.
    tradingName: optionalText,
    tin: optionalIdentifier,
    identifiers: z.array(PartyIdentifier).max(limits.entries).nullish(),
    legalRegistrationSchemeId: optionalCode,
    legalForm: optionalText,
  });
  const Payee = objectOf('Payee', {
    name: text,
    identifier: optionalIdentifier,
    identifierSchemeId: optionalCode,
    legalRegistrationNumber: optionalIdentifier,
    legalRegistrationSchemeId: optionalCode,
  });
  const TaxRepresentative = objectOf('TaxRepresentative', {
    name: text,
    trn: nullableIdentifier,
    address: Address,
  });
  return { Address, PartyIdentifier, Party, Payee, TaxRepresentative };
}
