import type { Address, DeliveryAddress } from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, text } from '../../../src/core/specification/binding.ts';

/** The term of a row for the role of a party: the seller's or, if it has one, the buyer's. */
export type TermOf = (seller: string, buyer?: string) => readonly string[];

export function postalAddress(termOf: TermOf): Aggregate<Address> {
  return [
    text('cbc:StreetName', 'line1', termOf('IBT-035', 'IBT-050')),
    text('cbc:AdditionalStreetName', 'line2', termOf('IBT-036', 'IBT-051')),
    text('cbc:CityName', 'city', termOf('IBT-037', 'IBT-052')),
    text('cbc:PostalZone', 'postalCode', termOf('IBT-038', 'IBT-053')),
    text('cbc:CountrySubentity', 'countrySubentity', termOf('IBT-039', 'IBT-054')),
    { element: 'cac:AddressLine', rows: [text('cbc:Line', 'line3', termOf('IBT-162', 'IBT-163'))] },
    {
      element: 'cac:Country',
      rows: [text('cbc:IdentificationCode', 'countryCode', termOf('IBT-040', 'IBT-055'))],
    },
  ];
}

export const deliveryAddress: Aggregate<DeliveryAddress> = [
  text('cbc:StreetName', 'streetName', ['IBT-075']),
  text('cbc:AdditionalStreetName', 'additionalStreetName', ['IBT-076']),
  text('cbc:CityName', 'city', ['IBT-077']),
  text('cbc:PostalZone', 'postalCode', ['IBT-078']),
  text('cbc:CountrySubentity', 'countrySubentity', ['IBT-079']),
  { element: 'cac:AddressLine', rows: [text('cbc:Line', 'addressLine', ['IBT-165'])] },
  { element: 'cac:Country', rows: [text('cbc:IdentificationCode', 'countryCode', ['IBT-080'])] },
];

/** The seller's address terms, with the matching terms of other addresses. */
const representativeAddressTerms: Readonly<Record<string, string>> = {
  'IBT-035': 'IBT-064',
  'IBT-036': 'IBT-065',
  'IBT-037': 'IBT-066',
  'IBT-038': 'IBT-067',
  'IBT-039': 'IBT-068',
  'IBT-162': 'IBT-164',
  'IBT-040': 'IBT-069',
};
const bankAddressTerms: Readonly<Record<string, string>> = {
  'IBT-035': 'IBT-169',
  'IBT-036': 'IBT-170',
  'IBT-037': 'IBT-171',
  'IBT-038': 'IBT-172',
  'IBT-039': 'IBT-173',
  'IBT-162': 'IBT-174',
  'IBT-040': 'IBT-175',
};

function addressUnder(terms: Readonly<Record<string, string>>): Aggregate<Address> {
  return postalAddress((seller) => [terms[seller] ?? '']);
}

/** Address of a seller tax representative (IBG-12). */
export const representativeAddress: Aggregate<Address> = addressUnder(representativeAddressTerms);

/** Place where the payee's account is held. */
export const bankAddress: Aggregate<Address> = addressUnder(bankAddressTerms);
