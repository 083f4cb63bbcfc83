import type {
  Party,
  PartyIdentifier,
  Payee,
  TaxRegistration,
  TaxRepresentative,
} from '../../../src/core/invoice/invoice.ts';
import { type Aggregate, type AttributeRow, text } from '../../../src/core/specification/binding.ts';
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
    text('cbc:CompanyID', 'number', [...termOf('IBT-031', 'IBT-048'), ...termOf('IBT-032')], { field }),
    { element: 'cac:TaxScheme', rows: [text('cbc:ID', 'scheme', schemeTerms, { field })] },
  ];
}

function identifier(termOf: TermOf): Aggregate<PartyIdentifier> {
  return [
    text('cbc:ID', 'id', termOf('IBT-029', 'IBT-046'), {
      attributes: [{ name: 'schemeID', value: 'schemeId', terms: termOf('IBT-029-1', 'IBT-046-1') }],
    }),
  ];
}

/** Seller (IBG-04) and buyer (IBG-07); a country may add to the legal registration (IBT-030, IBT-047). */
export function partyBinding(
  role: PartyRole,
  registration: readonly AttributeRow<Party>[],
): Aggregate<Party> {
  const termOf = termsOf(role);
  return [
    text('cbc:EndpointID', 'endpointId', termOf('IBT-034', 'IBT-049'), {
      field: 'participantId',
      attributes: [{ name: 'schemeID', value: 'endpointSchemeId', terms: termOf('IBT-034-1', 'IBT-049-1') }],
    }),
    {
      element: 'cac:PartyIdentification',
      rows: [
        text('cbc:ID', 'identification', termOf('IBT-029', 'IBT-046'), {
          field: 'trn',
          pathAt: 'identificationPath',
          attributes: [
            { name: 'schemeID', value: 'identificationSchemeId', terms: termOf('IBT-029-1', 'IBT-046-1') },
          ],
        }),
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
        text('cbc:RegistrationName', 'name', termOf('IBT-027', 'IBT-044')),
        text('cbc:CompanyID', 'legalRegistrationNumber', termOf('IBT-030', 'IBT-047'), {
          attributes: [
            ...registration,
            { name: 'schemeID', value: 'legalRegistrationSchemeId', terms: termOf('IBT-030-1', 'IBT-047-1') },
          ],
        }),
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
      text('cbc:ID', 'identifier', ['IBT-060'], {
        attributes: [{ name: 'schemeID', value: 'identifierSchemeId', terms: ['IBT-060-1'] }],
      }),
    ],
  },
  { element: 'cac:PartyName', rows: [text('cbc:Name', 'name', ['IBT-059'])] },
  {
    element: 'cac:PartyLegalEntity',
    rows: [
      text('cbc:CompanyID', 'legalRegistrationNumber', ['IBT-061'], {
        attributes: [{ name: 'schemeID', value: 'legalRegistrationSchemeId', terms: ['IBT-061-1'] }],
      }),
    ],
  },
];

/** Seller tax representative (IBG-11) with its address (IBG-12). */
export const taxRepresentative: Aggregate<TaxRepresentative> = [
  { element: 'cac:PartyName', rows: [text('cbc:Name', 'name', ['IBT-062'])] },
  { element: 'cac:PostalAddress', terms: ['IBG-12'], of: 'address', parts: representativeAddress },
  {
    element: 'cac:PartyTaxScheme',
    terms: ['IBT-063'],
    of: 'taxRegistration',
    parts: partyTaxScheme(() => ['IBT-063'], ['IBT-063-1']),
  },
];
