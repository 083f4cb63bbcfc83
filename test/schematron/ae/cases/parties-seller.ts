import {
  attribute,
  edits,
  insertAfter,
  insertBefore,
  remove,
  replace,
  text,
  withoutAttribute,
} from '../../edits.ts';
import {
  country,
  endpoint,
  legalIdentifier,
  passport,
  seller,
  taxRegistration,
  taxScheme,
} from '../party-edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const principal = (id: string) =>
  edits(
    text('cbc:ProfileExecutionID', '00000100'),
    insertBefore(
      'cac:Delivery',
      `<cac:SellerSupplierParty><cac:Party><cac:PartyIdentification><cbc:ID>${id}</cbc:ID></cac:PartyIdentification></cac:Party></cac:SellerSupplierParty>`,
    ),
  );

const secondLegalId = '<cbc:CompanyID schemeAgencyID="CD" schemeAgencyName="IN">C-1</cbc:CompanyID>';

export const partiesSeller: Readonly<Record<string, readonly RuleCase[]>> = {
  'the seller': [
    {
      rule: 'ibr-150-ae',
      when: 'the endpoint is of the UAE and there is no legal registration identifier',
      edit: remove(legalIdentifier(seller)),
      fails: ['ibr-150-ae'],
    },
    {
      rule: 'ibr-150-ae',
      when: 'the endpoint is of another scheme',
      edit: edits(remove(legalIdentifier(seller)), attribute(endpoint(seller), 'schemeID', '0192')),
      fails: ['ibr-069'],
    },
    {
      rule: 'ibr-181-ae',
      when: 'the legal registration identifier has no type',
      edit: edits(withoutAttribute(legalIdentifier(seller), 'schemeAgencyID'), text(country(seller), 'OM')),
      takes: text(country(seller), 'OM'),
      fails: ['ibr-181-ae'],
    },
    {
      rule: 'ibr-181-ae',
      when: 'the type is any text and the seller is not in the UAE',
      edit: edits(attribute(legalIdentifier(seller), 'schemeAgencyID', ''), text(country(seller), 'OM')),
      fails: [],
    },
    {
      rule: 'ibr-173-ae',
      when: 'the type is CL, which is for buyers only',
      edit: attribute(legalIdentifier(seller), 'schemeAgencyID', 'CL'),
      fails: ['ibr-173-ae'],
    },
    {
      rule: 'ibr-173-ae',
      when: 'a UAE seller gives no type',
      edit: withoutAttribute(legalIdentifier(seller), 'schemeAgencyID'),
      fails: ['ibr-173-ae', 'ibr-181-ae'],
    },
    {
      rule: 'ibr-173-ae',
      when: 'the type is an Emirates ID',
      edit: attribute(legalIdentifier(seller), 'schemeAgencyID', 'EID'),
      fails: [],
    },
    {
      rule: 'ibr-172-ae',
      when: 'a trade licence names no authority',
      edit: withoutAttribute(legalIdentifier(seller), 'schemeAgencyName'),
      fails: ['ibr-172-ae'],
    },
    {
      rule: 'ibr-172-ae',
      when: 'another CompanyID names an authority',
      edit: edits(
        withoutAttribute(legalIdentifier(seller), 'schemeAgencyName'),
        insertAfter(legalIdentifier(seller), secondLegalId),
      ),
      fails: ['ibr-100'],
    },
    {
      rule: 'ibr-012-ae',
      when: 'a passport was issued by no country at all',
      edit: passport(seller, 'ZZ'),
      fails: ['ibr-012-ae'],
    },
    {
      rule: 'ibr-012-ae',
      when: 'a passport was issued by XI, which is no assigned country code',
      edit: passport(seller, 'XI'),
      takes: passport(seller, 'IN'),
      fails: ['ibr-012-ae'],
    },
    {
      rule: 'ibr-012-ae',
      when: 'a passport does not tell its country',
      edit: edits(passport(seller, 'IN'), withoutAttribute(legalIdentifier(seller), 'schemeAgencyName')),
      fails: ['ibr-012-ae'],
    },
    {
      rule: 'ibr-012-ae',
      when: 'a passport was issued by India',
      edit: passport(seller, 'IN'),
      fails: [],
    },
    {
      rule: 'ibr-012-ae',
      when: 'two identifiers name a country and one is a passport',
      edit: edits(passport(seller, 'IN'), insertAfter(legalIdentifier(seller), secondLegalId)),
      fails: ['ibr-100'],
      unjudged: ['ibr-012-ae'],
    },
    {
      rule: 'ibr-012-ae',
      when: 'two identifiers name an authority and none is a passport',
      edit: insertAfter(legalIdentifier(seller), secondLegalId),
      fails: ['ibr-100'],
    },
    {
      rule: 'ibr-134-ae',
      when: 'the seller has no VAT identifier',
      edit: remove(taxScheme(seller)),
      fails: ['ibr-134-ae'],
    },
    {
      rule: 'ibr-134-ae',
      when: 'the scheme of the VAT identifier is in lower case',
      edit: text(`${taxScheme(seller)}/cbc:ID`, 'vat'),
      fails: ['ibr-133-ae', 'ibr-134-ae'],
    },
    {
      rule: 'ibr-134-ae',
      when: 'the document is out of scope of VAT',
      document: 'commercial-invoice',
      edit: text('cbc:ID', 'HT-2025-0094'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-sr-12',
      when: 'the seller has two VAT identifiers',
      edit: insertAfter(taxScheme(seller), taxRegistration('100345678500003', 'VAT')),
      fails: ['aligned-ibrp-sr-12', 'ibr-178-ae'],
    },
    {
      rule: 'aligned-ibrp-sr-12',
      when: 'one registration holds two identifiers, in a scheme in lower case',
      edit: edits(
        text(`${taxScheme(seller)}/cbc:ID`, 'vat'),
        insertAfter(`${taxScheme(seller)}/cbc:CompanyID`, '<cbc:CompanyID>100345678500003</cbc:CompanyID>'),
      ),
      fails: ['aligned-ibrp-sr-12', 'ibr-133-ae', 'ibr-134-ae'],
    },
    {
      rule: 'aligned-ibrp-sr-12',
      when: 'the scheme of the second VAT identifier is padded',
      edit: insertAfter(taxScheme(seller), taxRegistration('100345678500003', 'VAT ')),
      fails: ['ibr-133-ae'],
    },
    {
      rule: 'ibr-178-ae',
      when: 'neither of two registrations is for VAT',
      edit: edits(
        replace(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
        insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      ),
      takes: insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      shows: ['PartyTaxScheme'],
      fails: ['ibr-134-ae', 'ibr-178-ae'],
    },
    {
      rule: 'ibr-178-ae',
      when: 'there are three registrations',
      edit: insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN').repeat(2)),
      fails: ['ibr-178-ae', 'ibr-sr-42'],
    },
    {
      rule: 'ibr-178-ae',
      when: 'one of two registrations is for VAT',
      edit: insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      fails: [],
    },
    {
      rule: 'ibr-177-ae',
      when: 'a disclosed agent has no tax identifier',
      edit: edits(principal('P-100'), remove(taxScheme(seller))),
      takes: principal('P-100'),
      shows: ['ProfileExecutionID'],
      fails: ['ibr-134-ae', 'ibr-176-ae', 'ibr-177-ae'],
    },
    {
      rule: 'ibr-177-ae',
      when: 'a disclosed agent has a tax identifier of another scheme than VAT',
      edit: edits(principal('P-100'), replace(taxScheme(seller), taxRegistration('1003456785', 'TIN'))),
      fails: ['ibr-134-ae'],
    },
    {
      rule: 'ibr-137-ae',
      when: 'disclosed agent billing does not name the principal',
      edit: text('cbc:ProfileExecutionID', '00000100'),
      takes: principal('P-100'),
      shows: ['ProfileExecutionID'],
      fails: ['ibr-137-ae', 'ibr-176-ae'],
    },
    {
      rule: 'ibr-137-ae',
      when: 'disclosed agent billing names the principal',
      edit: principal('P-100'),
      fails: [],
    },
    {
      rule: 'ibr-176-ae',
      when: 'the agent is its own principal',
      edit: principal('100345678500003'),
      takes: principal('P-100'),
      shows: ['ProfileExecutionID', 'PartyTaxScheme'],
      fails: ['ibr-176-ae'],
    },
    {
      rule: 'ibr-176-ae',
      when: 'another identifier of the agent differs from that of the principal',
      edit: edits(
        principal('100345678500003'),
        insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      ),
      fails: [],
    },
  ],
};
