import { edits, insertAfter, remove, replace, text } from '../../edits.ts';
import { places, rate, taxableAmount, vatAmount } from '../mixed-supplies.ts';
import type { RuleCase } from '../rule-cases.ts';

const document = 'mixed-supplies';
const addRate = (place: string, percent: string) =>
  insertAfter(`${place}/cac:TaxCategory/cbc:ID`, `<cbc:Percent>${percent}</cbc:Percent>`);
const { allowance, breakdown, charge, line } = places.E;

export const vatExempt: Readonly<Record<string, readonly RuleCase[]>> = {
  'exempt (E)': [
    {
      rule: 'aligned-ibrp-e-01',
      when: 'there is no breakdown',
      document,
      edit: remove(breakdown),
      fails: ['aligned-ibrp-e-01'],
    },
    {
      rule: 'aligned-ibrp-e-01',
      when: 'the breakdown is repeated in a second VAT total',
      document,
      edit: insertAfter(
        'cac:TaxTotal',
        '<cac:TaxTotal><cac:TaxSubtotal><cbc:TaxableAmount>297</cbc:TaxableAmount><cbc:TaxAmount>0</cbc:TaxAmount><cac:TaxCategory><cbc:ID>E</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>',
      ),
      fails: ['aligned-ibrp-e-01', 'ibr-cl-03', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-e-01',
      when: 'only a line of another scheme than VAT is exempt',
      document: 'commercial-invoice',
      edit: replace(
        'cac:ClassifiedTaxCategory',
        '<cac:ClassifiedTaxCategory><cbc:ID>E</cbc:ID><cbc:TaxExemptionReasonCode>DL8.46.1</cbc:TaxExemptionReasonCode><cac:TaxScheme><cbc:ID>GST</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>',
      ),
      fails: ['aligned-ibrp-o-08', 'ibr-133-ae'],
    },
    {
      rule: 'aligned-ibrp-e-05',
      when: 'a line has the rate 0',
      document,
      edit: insertAfter(`${line}/cac:ClassifiedTaxCategory/cbc:ID`, '<cbc:Percent>0</cbc:Percent>'),
      fails: ['aligned-ibrp-e-05'],
    },
    {
      rule: 'aligned-ibrp-e-05',
      when: 'the line is exempt from another tax than VAT',
      document,
      edit: edits(
        insertAfter(`${line}/cac:ClassifiedTaxCategory/cbc:ID`, '<cbc:Percent>0</cbc:Percent>'),
        text(`${line}/cac:ClassifiedTaxCategory/cac:TaxScheme/cbc:ID`, 'GST'),
      ),
      fails: ['ibr-133-ae'],
    },
    {
      rule: 'ibr-163-ae',
      when: 'a line has the VAT amount 0',
      document,
      edit: insertAfter(
        `${line}/cac:ItemPriceExtension/cbc:Amount`,
        '<cac:TaxTotal><cbc:TaxAmount currencyID="AED">0</cbc:TaxAmount></cac:TaxTotal>',
      ),
      fails: ['ibr-163-ae'],
    },
    {
      rule: 'ibr-163-ae',
      when: 'a line has a VAT total without amount',
      document,
      edit: insertAfter(
        `${line}/cac:ItemPriceExtension/cbc:Amount`,
        '<cac:TaxTotal><cbc:RoundingAmount>0</cbc:RoundingAmount></cac:TaxTotal>',
      ),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-e-06',
      when: 'an allowance has no rate',
      document,
      edit: remove(rate(allowance)),
      fails: ['aligned-ibrp-e-06'],
    },
    {
      rule: 'aligned-ibrp-e-06',
      when: 'the rate of an allowance is 0.0',
      document,
      edit: text(rate(allowance), '0.0'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-e-07',
      when: 'a charge has a rate',
      document,
      edit: text(rate(charge), '5'),
      fails: ['aligned-ibrp-e-07'],
    },
    {
      rule: 'aligned-ibrp-e-07',
      when: 'the indicator of the charge is 1, which is true',
      document,
      edit: edits(text(`${charge}/cbc:ChargeIndicator`, '1'), text(rate(charge), '')),
      fails: ['aligned-ibrp-e-07', 'ibr-079'],
    },
    {
      rule: 'aligned-ibrp-e-07',
      when: 'the rate of a charge is .0',
      document,
      edit: text(rate(charge), '.0'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-e-08',
      when: 'the taxable amount is off by a cent',
      document,
      edit: text(taxableAmount(breakdown), '296.99'),
      fails: ['aligned-ibrp-e-08'],
    },
    {
      rule: 'aligned-ibrp-e-08',
      when: 'the amount of the line is no plain decimal',
      document,
      edit: text(`${line}/cbc:LineExtensionAmount`, '3e2'),
      fails: [],
      unjudged: ['aligned-ibrp-e-08', 'ibr-co-10'],
    },
    {
      rule: 'aligned-ibrp-e-08',
      when: 'the taxable amount has more zeros',
      document,
      edit: text(taxableAmount(breakdown), '0297.000'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-e-09',
      when: 'the VAT amount is not 0',
      document,
      edit: text(vatAmount(breakdown), '1'),
      fails: ['aligned-ibrp-e-09', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-e-09',
      when: 'the VAT amount is empty',
      document,
      edit: text(vatAmount(breakdown), ''),
      fails: [],
      unjudged: ['aligned-ibrp-e-09', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-e-09',
      when: 'the VAT amount is 0',
      document,
      edit: text(vatAmount(breakdown), '0'),
      fails: [],
    },
    {
      rule: 'ibr-121-ae',
      when: 'the breakdown has the rate 0',
      document,
      edit: addRate(breakdown, '0'),
      fails: ['ibr-119-ae', 'ibr-121-ae'],
    },
    {
      rule: 'ibr-121-ae',
      when: 'the breakdown has no rate',
      document,
      edit: text('cbc:ID', 'FS-2025-1185'),
      fails: [],
    },
  ],
};
