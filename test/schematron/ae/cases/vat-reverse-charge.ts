import { edits, insertAfter, remove, replace, text } from '../../edits.ts';
import { lineVatAmount, places, rate, taxableAmount, vatAmount } from '../mixed-supplies.ts';
import type { RuleCase } from '../rule-cases.ts';

const document = 'mixed-supplies';
const { allowance, breakdown, charge, line } = places.AE;

const gtin = `${line}/cac:StandardItemIdentification`;

export const vatReverseCharge: Readonly<Record<string, readonly RuleCase[]>> = {
  'reverse charge (AE)': [
    {
      rule: 'aligned-ibrp-ae-01-ae',
      when: 'there is no breakdown',
      document,
      edit: remove(breakdown),
      fails: ['aligned-ibrp-ae-01-ae'],
    },
    {
      rule: 'aligned-ibrp-ae-01-ae',
      when: 'the breakdown is repeated at another rate: each part must be the whole amount',
      document,
      edit: insertAfter(
        breakdown,
        '<cac:TaxSubtotal><cbc:TaxableAmount>1980</cbc:TaxableAmount><cbc:TaxAmount>0</cbc:TaxAmount><cac:TaxCategory><cbc:ID>AE</cbc:ID><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>',
      ),
      fails: ['ibr-126', 'ibr-cl-03'],
    },
    {
      rule: 'aligned-ibrp-ae-05-ae',
      when: 'a line has no rate',
      document,
      edit: remove(rate(line)),
      fails: ['aligned-ibrp-ae-05-ae'],
    },
    {
      rule: 'aligned-ibrp-ae-05-ae',
      when: 'the rate of a line is any text',
      document,
      edit: text(rate(line), '-'),
      fails: [],
    },
    {
      rule: 'ibr-103-ae',
      when: 'the buyer has no tax identifier',
      document,
      edit: remove('cac:AccountingCustomerParty/cac:PartyTaxScheme'),
      fails: ['ibr-103-ae'],
    },
    {
      rule: 'ibr-103-ae',
      when: 'the buyer has the tax identifier of another country',
      document,
      edit: edits(
        text('cac:AccountingCustomerParty/cac:PartyTaxScheme/cbc:CompanyID', 'OM1100'),
        text('cac:AccountingCustomerParty/cac:Country/cbc:IdentificationCode', 'OM'),
      ),
      fails: [],
    },
    {
      rule: 'ibr-162-ae',
      when: 'a line has a VAT amount',
      document,
      edit: text(lineVatAmount(line), '100'),
      fails: ['ibr-162-ae'],
    },
    {
      rule: 'ibr-162-ae',
      when: 'the VAT amount of a line is no number',
      document,
      edit: text(lineVatAmount(line), ''),
      fails: [],
      unjudged: ['ibr-162-ae'],
    },
    {
      rule: 'ibr-162-ae',
      when: 'one of two VAT amounts of a line is 0',
      document,
      edit: insertAfter(
        `${line}/cac:ItemPriceExtension/cac:TaxTotal`,
        '<cac:TaxTotal><cbc:TaxAmount>100</cbc:TaxAmount></cac:TaxTotal>',
      ),
      fails: ['ibr-cl-03'],
    },
    { rule: 'ibr-174-ae', when: 'a line has no GTIN', document, edit: remove(gtin), fails: ['ibr-174-ae'] },
    {
      rule: 'ibr-174-ae',
      when: 'the GTIN is of another scheme',
      document,
      edit: replace(
        gtin,
        '<cac:StandardItemIdentification><cbc:ID schemeID="0088">6291041500213</cbc:ID></cac:StandardItemIdentification>',
      ),
      fails: ['ibr-174-ae'],
    },
    {
      rule: 'ibr-174-ae',
      when: 'the GTIN has no scheme',
      document,
      edit: replace(
        gtin,
        '<cac:StandardItemIdentification><cbc:ID>6291041500213</cbc:ID></cac:StandardItemIdentification>',
      ),
      fails: ['ibr-064'],
    },
    {
      rule: 'aligned-ibrp-ae-06',
      when: 'an allowance is at 5 percent',
      document,
      edit: text(rate(allowance), '5'),
      fails: ['aligned-ibrp-ae-06'],
    },
    {
      rule: 'aligned-ibrp-ae-06',
      when: 'the rate of an allowance is 00',
      document,
      edit: text(rate(allowance), '00'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-ae-07',
      when: 'the rate of a charge is 5',
      document,
      edit: text(rate(charge), '5'),
      fails: ['aligned-ibrp-ae-07'],
    },
    {
      rule: 'aligned-ibrp-ae-07',
      when: 'the rate of a charge is blank',
      document,
      edit: text(rate(charge), ' '),
      fails: ['aligned-ibrp-ae-07', 'ibr-079'],
    },
    {
      rule: 'aligned-ibrp-ae-07',
      when: 'the rate of a charge is 0.',
      document,
      edit: text(rate(charge), '0.'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-ae-08-ae',
      when: 'the taxable amount is off by a cent',
      document,
      edit: text(taxableAmount(breakdown), '1980.01'),
      fails: ['aligned-ibrp-ae-08-ae'],
    },
    {
      rule: 'aligned-ibrp-ae-08-ae',
      when: 'the rate of the breakdown does not matter',
      document,
      edit: text(rate(breakdown), '7'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-ae-09-ae',
      when: 'the VAT amount is not 0',
      document,
      edit: text(vatAmount(breakdown), '99'),
      fails: ['aligned-ibrp-ae-09-ae', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-ae-09-ae',
      when: 'the VAT amount is +.0',
      document,
      edit: text(vatAmount(breakdown), '+.0'),
      fails: [],
    },
  ],
};
