import { append, edits, insertAfter, text } from '../../edits.ts';
import { buyer, country, seller, taxRegistration, taxScheme } from '../party-edits.ts';
import type { RuleCase } from '../rule-cases.ts';

export const partiesTaxIdentifiers: Readonly<Record<string, readonly RuleCase[]>> = {
  'tax identifiers': [
    {
      rule: 'ibr-132-ae',
      when: 'the VAT identifier of the buyer does not end with 03',
      edit: text(`${taxScheme(buyer)}/cbc:CompanyID`, '100765432800004'),
      fails: ['ibr-132-ae'],
    },
    {
      rule: 'ibr-132-ae',
      when: 'the VAT identifier of the seller is padded',
      edit: text(`${taxScheme(seller)}/cbc:CompanyID`, '100345678500003 '),
      fails: ['ibr-132-ae'],
    },
    {
      rule: 'ibr-132-ae',
      when: 'the buyer is in Oman',
      edit: edits(text(`${taxScheme(buyer)}/cbc:CompanyID`, 'OM1100'), text(country(buyer), 'OM')),
      fails: [],
    },
    {
      rule: 'ibr-148-ae',
      when: 'the TIN of the seller does not begin with 1',
      edit: insertAfter(taxScheme(seller), taxRegistration('2003456789', 'TIN')),
      fails: ['ibr-133-ae', 'ibr-148-ae'],
    },
    {
      rule: 'ibr-148-ae',
      when: 'the TIN of the seller is padded',
      edit: insertAfter(taxScheme(seller), taxRegistration(' 1003456785', 'TIN')),
      takes: insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      fails: ['ibr-148-ae'],
    },
    {
      rule: 'ibr-148-ae',
      when: 'the seller has a TIN',
      edit: insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      fails: [],
    },
    {
      rule: 'ibr-133-ae',
      when: 'the buyer is registered in another scheme',
      edit: text(`${taxScheme(buyer)}/cbc:ID`, 'GST'),
      fails: ['ibr-133-ae'],
    },
    {
      rule: 'ibr-133-ae',
      when: 'the scheme of a line is in lower case',
      edit: text('cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID', 'vat'),
      fails: ['ibr-133-ae'],
    },
    {
      rule: 'ibr-133-ae',
      when: 'the seller has a TIN, which lifts the rule from the whole document',
      edit: edits(
        text(`${taxScheme(buyer)}/cbc:ID`, 'GST'),
        insertAfter(taxScheme(seller), taxRegistration('1003456785', 'TIN')),
      ),
      fails: [],
    },
    {
      rule: 'ibr-133-ae',
      when: 'the TIN of the seller is in whatever scheme',
      edit: append(`${seller}/cac:Party`, taxRegistration('1003456785', 'GST')),
      fails: [],
    },
  ],
};
