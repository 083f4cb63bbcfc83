import type {
  Party,
  PartyIdentifier,
  Payee,
  TaxRegistration,
  TaxRepresentative,
} from '../../../src/core/invoice/invoice.ts';
import type { Aggregate, AttributeRow } from '../../../src/core/specification/binding.ts';
import { postalAddress, representativeAddress, type TermOf } from './address.ts';

export type PartyRole = 'seller' | 'buyer';

/** Both parties are written in the same way, each with its own terms. */
export function termsOf(role: PartyRole): TermOf {
  return (seller, buyer) => (role === 'seller' ? [seller] : buyer === undefined ? [] : [buyer]);
}

function partyTaxScheme(
  termOf: TermOf,
  schemeTerms = termOf('IBT-031-1', 'IBT-048-1'),
  field: 'trn' | 'tin' = 'trn',
): Aggregate<TaxRegistration> {
  return [
    {
      element: 'cbc:CompanyID',
      terms: [...termOf('IBT-031', 'IBT-048'), ...termOf('IBT-032')],
      value: 'number',
      field,
      codec: 'text',
    },
    {
      element: 'cac:TaxScheme',
      rows: [
        {
          element: 'cbc:ID',
          terms: schemeTerms,
          value: 'scheme',
          field,
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

/** Seller (IBG-04) and buyer (IBG-07); a country may add to the legal registration (IBT-030, IBT-047). */
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
          pathAt: 'identificationPath',
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
      element: 'cac:PostalAddress',
      terms: termOf('IBG-05', 'IBG-08'),
      of: 'address',
      parts: postalAddress(termOf),
    },
    { element: 'cac:PartyTaxScheme', of: 'taxRegistration', parts: partyTaxScheme(termOf) },
    {
      element: 'cac:PartyTaxScheme',
      of: 'otherTaxRegistration',
      parts: partyTaxScheme(() => ['IBT-032'], [], 'tin'),
    },
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
      ],
    },
    { element: 'cac:Contact', terms: termOf('IBG-06', 'IBG-09'), rows: [] },
  ];
}

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
    parts: representativeAddress,
  },
  {
    element: 'cac:PartyTaxScheme',
    terms: ['IBT-063'],
    of: 'taxRegistration',
    parts: partyTaxScheme(() => ['IBT-063'], ['IBT-063-1']),
  },
];
