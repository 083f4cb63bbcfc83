import type { Aggregate, AttributeRow } from '../../../src/core/binding.ts';
import type {
  Address,
  DeliveryAddress,
  Party,
  PartyIdentifier,
  Payee,
  TaxRegistration,
  TaxRepresentative,
} from '../../../src/core/invoice.ts';

export type PartyRole = 'seller' | 'buyer';

/** The term of a row for the role of a party: that of the seller, or that of the buyer, where it has one. */
export type TermOf = (seller: string, buyer?: string) => readonly string[];

/** Both parties are written alike, each under its own terms. */
export function termsOf(role: PartyRole): TermOf {
  return (seller, buyer) => (role === 'seller' ? [seller] : buyer === undefined ? [] : [buyer]);
}

function postalAddress(termOf: TermOf): Aggregate<Address> {
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

function partyTaxScheme(
  termOf: TermOf,
  schemeTerms = termOf('IBT-031-1', 'IBT-048-1'),
): Aggregate<TaxRegistration> {
  return [
    {
      element: 'cbc:CompanyID',
      terms: [...termOf('IBT-031', 'IBT-048'), ...termOf('IBT-032')],
      value: 'trn',
      codec: 'text',
    },
    {
      element: 'cac:TaxScheme',
      rows: [
        {
          element: 'cbc:ID',
          terms: schemeTerms,
          value: 'scheme',
          field: 'trn',
          codec: 'text',
        },
      ],
    },
  ];
}

function identifier(termOf: TermOf): Aggregate<PartyIdentifier> {
  return [
    {
      element: 'cbc:ID',
      terms: termOf('IBT-029', 'IBT-046'),
      value: 'id',
      codec: 'text',
      attributes: [{ name: 'schemeID', value: 'schemeId', terms: termOf('IBT-029-1', 'IBT-046-1') }],
    },
  ];
}

/** Seller (IBG-04) and buyer (IBG-07); a country may say more of the legal registration (IBT-030, IBT-047). */
export function partyBinding(
  role: PartyRole,
  registration: readonly AttributeRow<Party>[],
): Aggregate<Party> {
  const termOf = termsOf(role);
  return [
    {
      element: 'cbc:EndpointID',
      terms: termOf('IBT-034', 'IBT-049'),
      value: 'endpointId',
      field: 'participantId',
      codec: 'text',
      attributes: [{ name: 'schemeID', value: 'endpointSchemeId', terms: termOf('IBT-034-1', 'IBT-049-1') }],
    },
    {
      element: 'cac:PartyIdentification',
      rows: [
        {
          element: 'cbc:ID',
          terms: termOf('IBT-029', 'IBT-046'),
          value: 'identification',
          field: 'trn',
          codec: 'text',
          attributes: [
            {
              name: 'schemeID',
              value: 'identificationSchemeId',
              terms: termOf('IBT-029-1', 'IBT-046-1'),
            },
          ],
        },
      ],
    },
    { element: 'cac:PartyIdentification', of: 'furtherIdentifiers', parts: identifier(termOf) },
    {
      element: 'cac:PartyName',
      rows: [
        { element: 'cbc:Name', terms: termOf('IBT-028', 'IBT-045'), value: 'tradingName', codec: 'text' },
      ],
    },
    {
      element: 'cac:PostalAddress',
      terms: termOf('IBG-05', 'IBG-08'),
      of: 'address',
      parts: postalAddress(termOf),
    },
    { element: 'cac:PartyTaxScheme', of: 'taxRegistration', parts: partyTaxScheme(termOf) },
    { element: 'cac:PartyTaxScheme', of: 'tinRegistration', parts: partyTaxScheme(() => ['IBT-032'], []) },
    {
      element: 'cac:PartyLegalEntity',
      rows: [
        {
          element: 'cbc:RegistrationName',
          terms: termOf('IBT-027', 'IBT-044'),
          value: 'name',
          codec: 'text',
        },
        {
          element: 'cbc:CompanyID',
          terms: termOf('IBT-030', 'IBT-047'),
          value: 'legalRegistrationNumber',
          codec: 'text',
          attributes: [
            ...registration,
            {
              name: 'schemeID',
              value: 'legalRegistrationSchemeId',
              terms: termOf('IBT-030-1', 'IBT-047-1'),
            },
          ],
        },
        { element: 'cbc:CompanyLegalForm', terms: termOf('IBT-033'), value: 'legalForm', codec: 'text' },
      ],
    },
    {
      element: 'cac:Contact',
      terms: termOf('IBG-06', 'IBG-09'),
      rows: [
        { element: 'cbc:Name', terms: termOf('IBT-041', 'IBT-056'), value: 'contactName', codec: 'text' },
        {
          element: 'cbc:Telephone',
          terms: termOf('IBT-042', 'IBT-057'),
          value: 'contactPhone',
          codec: 'text',
        },
        {
          element: 'cbc:ElectronicMail',
          terms: termOf('IBT-043', 'IBT-058'),
          value: 'contactEmail',
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

/** Payee (IBG-10). */
export const payee: Aggregate<Payee> = [
  {
    element: 'cac:PartyIdentification',
    rows: [
      {
        element: 'cbc:ID',
        terms: ['IBT-060'],
        value: 'identifier',
        codec: 'text',
        attributes: [{ name: 'schemeID', value: 'identifierSchemeId', terms: ['IBT-060-1'] }],
      },
    ],
  },
  {
    element: 'cac:PartyName',
    rows: [{ element: 'cbc:Name', terms: ['IBT-059'], value: 'name', codec: 'text' }],
  },
  {
    element: 'cac:PartyLegalEntity',
    rows: [
      {
        element: 'cbc:CompanyID',
        terms: ['IBT-061'],
        value: 'legalRegistrationNumber',
        codec: 'text',
        attributes: [{ name: 'schemeID', value: 'legalRegistrationSchemeId', terms: ['IBT-061-1'] }],
      },
    ],
  },
];

/** The terms of the seller's address, and those of other addresses of the same kind. */
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

/** Seller tax representative (IBG-11) with its address (IBG-12). */
export const taxRepresentative: Aggregate<TaxRepresentative> = [
  {
    element: 'cac:PartyName',
    rows: [{ element: 'cbc:Name', terms: ['IBT-062'], value: 'name', codec: 'text' }],
  },
  {
    element: 'cac:PostalAddress',
    terms: ['IBG-12'],
    of: 'address',
    parts: addressUnder(representativeAddressTerms),
  },
  {
    element: 'cac:PartyTaxScheme',
    terms: ['IBT-063'],
    of: 'taxRegistration',
    parts: partyTaxScheme(() => ['IBT-063'], ['IBT-063-1']),
  },
];

/** Where the account of the payee is held. */
export const bankAddress: Aggregate<Address> = addressUnder(bankAddressTerms);
