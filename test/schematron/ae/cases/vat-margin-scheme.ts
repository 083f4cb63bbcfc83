import { insertAfter, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const secondBreakdown = (percent: string) =>
  insertAfter(
    'cac:TaxSubtotal',
    `<cac:TaxSubtotal><cbc:TaxableAmount>85000</cbc:TaxableAmount><cbc:TaxAmount>0</cbc:TaxAmount><cac:TaxCategory><cbc:ID>N</cbc:ID><cbc:Percent>${percent}</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`,
  );

export const vatMarginScheme: Readonly<Record<string, readonly RuleCase[]>> = {
  'margin scheme (N)': [
    {
      rule: 'ibr-105-ae',
      when: 'there are two parts of the breakdown',
      document: 'margin-scheme',
      edit: secondBreakdown('5'),
      fails: ['ibr-105-ae', 'ibr-126', 'ibr-cl-03'],
    },
    {
      rule: 'ibr-105-ae',
      when: 'lines alone have the category: no breakdown is asked for',
      document: 'margin-scheme',
      edit: remove('cac:TaxSubtotal'),
      fails: [],
    },
    {
      rule: 'ibr-102-ae',
      when: 'the taxable amount is off by three cents',
      document: 'margin-scheme',
      edit: text('cbc:TaxableAmount', '85000.03'),
      fails: ['ibr-102-ae'],
    },
    {
      rule: 'ibr-102-ae',
      when: 'no line has the rate of the breakdown',
      document: 'margin-scheme',
      edit: text('cac:TaxCategory/cbc:Percent', '4'),
      fails: ['ibr-102-ae'],
    },
    {
      rule: 'ibr-102-ae',
      when: 'the rate of the breakdown is no plain decimal: an ordinary failure',
      document: 'margin-scheme',
      edit: text('cac:TaxCategory/cbc:Percent', '5e0'),
      fails: ['ibr-102-ae'],
    },
    {
      rule: 'ibr-102-ae',
      when: 'there is no taxable amount',
      document: 'margin-scheme',
      edit: remove('cbc:TaxableAmount'),
      fails: ['aligned-ibrp-045'],
      unjudged: ['ibr-102-ae'],
    },
    {
      rule: 'ibr-102-ae',
      when: 'the taxable amount is off by two cents',
      document: 'margin-scheme',
      edit: text('cbc:TaxableAmount', '85000.02'),
      fails: [],
    },
    {
      rule: 'ibr-108-ae',
      when: 'the VAT amount is not 0',
      document: 'margin-scheme',
      edit: text('cac:TaxSubtotal/cbc:TaxAmount', '4250.00'),
      fails: ['ibr-108-ae', 'ibr-co-14'],
    },
    {
      rule: 'ibr-108-ae',
      when: 'there is no VAT amount: an ordinary failure',
      document: 'margin-scheme',
      edit: remove('cac:TaxSubtotal/cbc:TaxAmount'),
      fails: ['aligned-ibrp-046', 'ibr-108-ae'],
    },
    {
      rule: 'ibr-108-ae',
      when: 'the VAT amount is no number',
      document: 'margin-scheme',
      edit: text('cac:TaxSubtotal/cbc:TaxAmount', 'nil'),
      fails: [],
      unjudged: ['ibr-108-ae', 'ibr-co-14'],
    },
    {
      rule: 'ibr-108-ae',
      when: 'the VAT amount has an exponent',
      document: 'margin-scheme',
      edit: text('cac:TaxSubtotal/cbc:TaxAmount', '0e0'),
      fails: [],
      unjudged: ['ibr-co-14'],
    },
  ],
};
