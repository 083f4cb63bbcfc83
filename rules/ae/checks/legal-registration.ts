import type { Party } from '../../../src/core/invoice/invoice.ts';
import { type Check, type CheckFinding, findingIf } from '../../../src/core/specification/check.ts';
import { ISO3166List as countries } from '../../../src/generated/code-lists.js';
import registrationTypes from '../aliases/registration-types.json' with { type: 'json' };
import { homeCountry, passportType, tradeLicenceType } from '../defaults/parties.ts';
import { uaeEndpointScheme } from '../tax-numbers.ts';

/** Codes in the country list that are not countries of ISO 3166 (ibr-010-ae, ibr-012-ae). */
const notCountries = ['1A', 'XI'];

export const legalRegistration: readonly Check[] = [
  {
    id: 'ibr-150-ae',
    covers: ['ibr-181-ae', 'ibr-173-ae', 'ibr-172-ae', 'ibr-co-26', 'pint-ae-registration-incomplete'],
    find: ({ seller }) =>
      findingIf(
        usesUaeAddress(seller) && seller.legalRegistrationNumber === undefined,
        'seller.legalRegistrationNumber',
      ),
  },
  typeMissing('ibr-181-ae', 'ibr-173-ae', 'seller'),
  typeMissing('ibr-180-ae', 'ibr-183-ae', 'buyer'),
  typeUnknown('ibr-173-ae', 'seller'),
  typeUnknown('ibr-183-ae', 'buyer'),
  authorityMissing('ibr-172-ae', 'seller'),
  authorityMissing('ibr-101-ae', 'buyer'),
  passportCountry('ibr-012-ae', 'seller'),
  passportCountry('ibr-010-ae', 'buyer'),
];

type PartyName = 'seller' | 'buyer';

function typeMissing(id: string, covered: string, name: PartyName): Check {
  return {
    id,
    covers: [covered],
    find: (invoice) =>
      findingsOf(
        invoice[name],
        'legalRegistrationType',
        (party) =>
          usesUaeAddress(party) &&
          party.legalRegistrationNumber !== undefined &&
          party.legalRegistrationType === undefined,
      ),
  };
}

function typeUnknown(id: string, name: PartyName): Check {
  return {
    id,
    misspelt: { value: 'value', list: 'legalRegistrationTypes' },
    find: (invoice) =>
      findingsOf(invoice[name], 'legalRegistrationType', (party) => {
        const { legalRegistrationType: type } = party;
        const isChecked =
          usesUaeAddress(party) && (name === 'buyer' || party.address.countryCode === homeCountry);
        return isChecked && type !== undefined && !Object.hasOwn(registrationTypes, type);
      }).map((finding) => ({ ...finding, complete: typesOfAuthority(invoice[name]) })),
  };
}

/** The types that the sent authority can belong to: a passport has a country, a licence any authority. */
function typesOfAuthority({ registrationAuthority: authority }: Party): readonly string[] {
  return Object.keys(registrationTypes).filter((type) => {
    if (type === passportType) return isCountry(authority);
    return type !== tradeLicenceType || authority !== undefined;
  });
}

function authorityMissing(id: string, name: PartyName): Check {
  return {
    id,
    find: (invoice) =>
      findingsOf(
        invoice[name],
        'authorityName',
        (party) =>
          party.legalRegistrationType === tradeLicenceType && party.registrationAuthority === undefined,
      ),
  };
}

function passportCountry(id: string, name: PartyName): Check {
  return {
    id,
    misspelt: { value: 'country', list: 'countries' },
    find: (invoice) => {
      const { path, legalRegistrationType, registrationAuthority: country } = invoice[name];
      if (legalRegistrationType !== passportType || isCountry(country)) return [];
      const place = `${path}.authorityName`;
      if (country === undefined) return [{ path: place }];
      return [{ path: place, text: unknownPassportCountries[name], values: { country } }];
    },
  };
}

/** The texts for a country that was sent but is unknown. */
const unknownPassportCountries = {
  seller: 'unknownPassportCountryOfSeller',
  buyer: 'unknownPassportCountryOfBuyer',
} as const satisfies Record<PartyName, string>;

function findingsOf(
  party: Party,
  field: string,
  isBroken: (party: Party) => boolean,
): readonly CheckFinding[] {
  const value = party.legalRegistrationType ?? '';
  return findingIf(isBroken(party), `${party.path}.${field}`, { value });
}

function usesUaeAddress({ endpointId, endpointSchemeId }: Party): boolean {
  return endpointId !== undefined && endpointSchemeId === uaeEndpointScheme;
}

function isCountry(code: string | undefined): boolean {
  return code !== undefined && Object.hasOwn(countries.codes, code) && !notCountries.includes(code);
}
