import { attribute, edits, insertBefore, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

export const codeLists: Readonly<Record<string, readonly RuleCase[]>> = {
  'code lists': [
    ...['VX', '', 'DL8.61.1.D DL8.61.1.E', 'dl8.61.1.d'].map((code) => ({
      rule: 'ibr-001-ae',
      when: `the reason of a credit note is "${code}"`,
      document: 'credit-note' as const,
      edit: text('cbc:ResponseCode', code),
      fails: code === '' ? ['ibr-001-ae', 'ibr-079'] : ['ibr-001-ae'],
    })),
    {
      rule: 'ibr-001-ae',
      when: 'the reason of a credit note is padded',
      document: 'credit-note',
      edit: text('cbc:ResponseCode', '\n DL8.61.1.A\n'),
      fails: [],
    },
    {
      rule: 'ibr-005-ae',
      when: 'the frequency of billing is unknown',
      edit: text('cbc:DescriptionCode', 'YLY'),
      fails: ['ibr-005-ae'],
    },
    {
      rule: 'ibr-005-ae',
      when: 'the frequency of billing of a line is unknown',
      edit: insertBefore(
        'cac:InvoiceLine/cac:AllowanceCharge',
        '<cac:InvoicePeriod><cbc:DescriptionCode>35</cbc:DescriptionCode></cac:InvoicePeriod>',
      ),
      fails: ['ibr-005-ae', 'ibr-co-20'],
    },
    {
      rule: 'ibr-005-ae',
      when: 'billing is once in 15 days',
      edit: text('cbc:DescriptionCode', ' Q15'),
      fails: [],
    },
    {
      rule: 'ibr-139-ae',
      when: 'the category of an allowance is in no list',
      edit: text('cac:AllowanceCharge/cac:TaxCategory/cbc:ID', 'K'),
      fails: ['aligned-ibrp-s-08', 'ibr-139-ae'],
    },
    {
      rule: 'ibr-139-ae',
      when: 'the category of a line is the Greek letter Nu',
      document: 'margin-scheme',
      edit: text('cac:ClassifiedTaxCategory/cbc:ID', '\u039D'),
      fails: ['ibr-102-ae', 'ibr-116-ae', 'ibr-139-ae'],
    },
    {
      rule: 'ibr-139-ae',
      when: 'the category of a breakdown is in lower case',
      document: 'commercial-invoice',
      edit: text('cac:TaxCategory/cbc:ID', 'o'),
      fails: ['aligned-ibrp-048', 'aligned-ibrp-o-01', 'ibr-119-ae', 'ibr-122-ae', 'ibr-139-ae'],
    },
    {
      rule: 'ibr-139-ae',
      when: 'the category of an allowance is padded',
      edit: text('cac:AllowanceCharge/cac:TaxCategory/cbc:ID', ' S '),
      fails: [],
    },
    {
      rule: 'ibr-006-ae',
      when: 'the type of goods is unknown, whatever the category of the line',
      edit: insertBefore('cbc:CommodityCode', '<cbc:NatureCode>DL8.48.8</cbc:NatureCode>'),
      fails: ['ibr-006-ae'],
    },
    {
      rule: 'ibr-006-ae',
      when: 'the type of goods is gold and diamonds',
      document: 'mixed-supplies',
      edit: text('cbc:NatureCode', 'DL8.48.8.1'),
      fails: [],
    },
    {
      rule: 'ibr-013-ae',
      when: 'the country of a passport is no country: only the rule of the party says so',
      edit: edits(
        attribute('cac:PartyLegalEntity[1]/cbc:CompanyID', 'schemeAgencyID', 'PAS'),
        attribute('cac:PartyLegalEntity[1]/cbc:CompanyID', 'schemeAgencyName', 'ZZ'),
        attribute('cac:PartyLegalEntity[2]/cbc:CompanyID', 'schemeAgencyID', 'PAS'),
        attribute('cac:PartyLegalEntity[2]/cbc:CompanyID', 'schemeAgencyName', 'ZZ'),
      ),
      fails: ['ibr-010-ae', 'ibr-012-ae'],
    },
  ],
};
