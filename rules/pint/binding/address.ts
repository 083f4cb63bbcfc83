import type { Address, DeliveryAddress } from '../../../src/core/invoice/invoice.ts';
import type { Aggregate } from '../../../src/core/specification/binding.ts';

/** The term of a row for the role of a party: the seller's or, if it has one, the buyer's. */
export type TermOf = (seller: string, buyer?: string) => readonly string[];

export function postalAddress(termOf: TermOf): Aggregate<Address> {
  return [
    { element: 'cbc:StreetName', terms: termOf('IBT-035', 'IBT-050'), value: 'line1', codec: 'text' },
    {
      element: 'cbc:AdditionalStreetName',
      terms: termOf('IBT-036', 'IBT-051'),
      value: 'line2',
      codec: 'text',
    },
    { element: 'cbc:CityName', terms: termOf('IBT-037', 'IBT-052'), value: 'city', codec: 'text' },
    { element: 'cbc:PostalZone', terms: termOf('IBT-038', 'IBT-053'), value: 'postalCode', codec: 'text' },
    {
      element: 'cbc:CountrySubentity',
      terms: termOf('IBT-039', 'IBT-054'),
      value: 'countrySubentity',
      codec: 'text',
    },
    {
      element: 'cac:AddressLine',
      rows: [{ element: 'cbc:Line', terms: termOf('IBT-162', 'IBT-163'), value: 'line3', codec: 'text' }],
    },
    {
      element: 'cac:Country',
      rows: [
        {
          element: 'cbc:IdentificationCode',
          terms: termOf('IBT-040', 'IBT-055'),
          value: 'countryCode',
          codec: 'text',
        },
      ],
    },
  ];
}

export const deliveryAddress: Aggregate<DeliveryAddress> = [
  { element: 'cbc:StreetName', terms: ['IBT-075'], value: 'streetName', codec: 'text' },
  {
    element: 'cbc:AdditionalStreetName',
    terms: ['IBT-076'],
    value: 'additionalStreetName',
    codec: 'text',
  },
  { element: 'cbc:CityName', terms: ['IBT-077'], value: 'city', codec: 'text' },
  { element: 'cbc:PostalZone', terms: ['IBT-078'], value: 'postalCode', codec: 'text' },
  { element: 'cbc:CountrySubentity', terms: ['IBT-079'], value: 'countrySubentity', codec: 'text' },
  {
    element: 'cac:AddressLine',
    rows: [{ element: 'cbc:Line', terms: ['IBT-165'], value: 'addressLine', codec: 'text' }],
  },
  {
    element: 'cac:Country',
    rows: [{ element: 'cbc:IdentificationCode', terms: ['IBT-080'], value: 'countryCode', codec: 'text' }],
  },
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
