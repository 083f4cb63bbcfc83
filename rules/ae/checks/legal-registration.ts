import { type Breach, type BusinessRule, findingIf } from '../../../src/core/check.ts';
import type { Party } from '../../../src/core/invoice.ts';
import countries from '../../pint/codelists/ISO3166.json' with { type: 'json' };
import registrationTypes from '../aliases/registration-types.json' with { type: 'json' };
import { homeCountry, passportType, tradeLicenceType, uaeEndpointScheme } from '../defaults/parties.ts';

const types = Object.keys(registrationTypes).join(', ');

/** Codes of the country list that are no countries of ISO 3166 (ibr-010-ae, ibr-012-ae). */
const notCountries = ['1A', 'XI'];

export const legalRegistration: readonly BusinessRule[] = [
  {
    id: 'ibr-150-ae',
    terms: ['IBT-030'],
    message: 'The seller has no legal registration number.',
    hint: 'Set seller.legalRegistrationNumber, for example to the trade licence number, or give it in defaults.seller.',
    find: ({ seller }) =>
      findingIf(
        usesUaeAddress(seller) && seller.legalRegistrationNumber === undefined,
        'seller.legalRegistrationNumber',
      ),
  },
  typeMissing('ibr-181-ae', 'ibr-173-ae', 'seller', 'BTAE-15'),
  typeMissing('ibr-180-ae', 'ibr-183-ae', 'buyer', 'BTAE-16'),
  typeUnknown('ibr-173-ae', 'seller', 'BTAE-15'),
  typeUnknown('ibr-183-ae', 'buyer', 'BTAE-16'),
  authorityMissing('ibr-172-ae', 'seller', 'BTAE-12'),
  authorityMissing('ibr-101-ae', 'buyer', 'BTAE-11'),
  passportCountry('ibr-012-ae', 'seller', 'BTAE-18'),
  passportCountry('ibr-010-ae', 'buyer', 'BTAE-19'),
];

type PartyName = 'seller' | 'buyer';

function typeMissing(id: string, covered: string, name: PartyName, term: string): BusinessRule {
  return {
    id,
    terms: [term],
    message: `The legal registration number of the ${name} does not say what kind of registration it is.`,
    hint: `Set ${name}.legalRegistrationType to one of ${types}.`,
    covers: [covered],
    find: (invoice) =>
      findingsOf(
        invoice[name],
        'legalRegistrationType',
        (party) => usesUaeAddress(party) && isRegistered(party) && party.legalRegistrationType === undefined,
      ),
  };
}

function typeUnknown(id: string, name: PartyName, term: string): BusinessRule {
  return {
    id,
    terms: [term],
    message: `The legal registration type {value} of the ${name} is not one of ${types}.`,
    hint: `Set ${name}.legalRegistrationType to TL for a trade licence, EID for an Emirates ID, PAS for a passport, CD for a cabinet decision.`,
    find: (invoice) =>
      findingsOf(invoice[name], 'legalRegistrationType', (party) => {
        const { legalRegistrationType: type } = party;
        const isChecked =
          usesUaeAddress(party) && (name === 'buyer' || party.address.countryCode === homeCountry);
        return isChecked && type !== undefined && !Object.hasOwn(registrationTypes, type);
      }),
  };
}

function authorityMissing(id: string, name: PartyName, term: string): BusinessRule {
  return {
    id,
    terms: [term],
    message: `The trade licence of the ${name} does not name the authority that issued it.`,
    hint: `Set ${name}.authorityName, for example to Dubai Department of Economy and Tourism.`,
    find: (invoice) =>
      findingsOf(
        invoice[name],
        'authorityName',
        (party) => party.legalRegistrationType === tradeLicenceType && party.authorityName === undefined,
      ),
  };
}

function passportCountry(id: string, name: PartyName, term: string): BusinessRule {
  return {
    id,
    terms: [term],
    message: `The passport of the ${name} does not name the country that issued it by its ISO code.`,
    hint: `Set ${name}.authorityName to the two-letter code of the country, for example IN.`,
    find: (invoice) =>
      findingsOf(
        invoice[name],
        'authorityName',
        ({ legalRegistrationType, authorityName }) =>
          legalRegistrationType === passportType && !isCountry(authorityName),
      ),
  };
}

function findingsOf(party: Party, field: string, isBroken: (party: Party) => boolean): readonly Breach[] {
  const value = party.legalRegistrationType ?? '';
  return findingIf(isBroken(party), `${party.path}.${field}`, { value });
}

function usesUaeAddress({ endpointId, endpointSchemeId }: Party): boolean {
  return endpointId !== undefined && endpointSchemeId === uaeEndpointScheme;
}

function isRegistered({ legalRegistrationNumber }: Party): boolean {
  return legalRegistrationNumber !== undefined;
}

function isCountry(code: string | undefined): boolean {
  return code !== undefined && Object.hasOwn(countries.codes, code) && !notCountries.includes(code);
}
