import { edits, insertAfter, remove, text } from '../../edits.ts';
import { places, taxableAmount, vatAmount } from '../mixed-supplies.ts';
import type { RuleCase } from '../rule-cases.ts';

const document = 'mixed-supplies';
const addRate = (place: string, percent: string) =>
  insertAfter(`${place}/cac:TaxCategory/cbc:ID`, `<cbc:Percent>${percent}</cbc:Percent>`);
const { allowance, breakdown, charge, line } = places.O;

export const vatOutOfScope: Readonly<Record<string, readonly RuleCase[]>> = {
  'out of scope (O)': [
    {
      rule: 'aligned-ibrp-o-01',
      when: 'there is no breakdown',
      document,
      edit: remove(breakdown),
      fails: ['aligned-ibrp-o-01'],
    },
    {
      rule: 'aligned-ibrp-o-01',
      when: 'only the breakdown is out of scope',
      document: 'margin-scheme',
      edit: edits(
        text('cbc:ProfileExecutionID', '00000000'),
        insertAfter(
          'cac:TaxSubtotal',
          '<cac:TaxSubtotal><cbc:TaxableAmount>0</cbc:TaxableAmount><cbc:TaxAmount>0</cbc:TaxAmount><cac:TaxCategory><cbc:ID>O</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>',
        ),
      ),
      fails: ['ibr-126', 'ibr-cl-03'],
    },
    {
      rule: 'aligned-ibrp-o-05',
      when: 'a line has a rate',
      document,
      edit: insertAfter(`${line}/cac:ClassifiedTaxCategory/cbc:ID`, '<cbc:Percent>0</cbc:Percent>'),
      fails: ['aligned-ibrp-o-05'],
    },
    {
      rule: 'aligned-ibrp-o-05',
      when: 'no line has a rate',
      document: 'commercial-invoice',
      edit: text('cbc:Description', 'Tent'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-o-06',
      when: 'an allowance has a rate',
      document,
      edit: addRate(allowance, '0'),
      fails: ['aligned-ibrp-o-06'],
    },
    {
      rule: 'aligned-ibrp-o-06',
      when: 'an allowance of another tax has a rate',
      document,
      edit: edits(addRate(allowance, '0'), text(`${allowance}/cac:TaxScheme/cbc:ID`, 'GST')),
      fails: ['aligned-ibrp-032', 'ibr-133-ae'],
    },
    {
      rule: 'aligned-ibrp-o-07',
      when: 'a charge has the rate 0',
      document,
      edit: addRate(charge, '0'),
      fails: ['aligned-ibrp-o-07'],
    },
    {
      rule: 'aligned-ibrp-o-07',
      when: 'a charge has an empty rate',
      document,
      edit: addRate(charge, ''),
      fails: ['aligned-ibrp-o-07', 'ibr-079'],
    },
    {
      rule: 'aligned-ibrp-o-07',
      when: 'a charge of another tax has a rate',
      document,
      edit: edits(addRate(charge, '0'), text(`${charge}/cac:TaxScheme/cbc:ID`, 'GST')),
      fails: ['aligned-ibrp-037', 'ibr-133-ae'],
    },
    {
      rule: 'aligned-ibrp-o-08',
      when: 'the taxable amount is off by a cent',
      document,
      edit: text(taxableAmount(breakdown), '247.51'),
      fails: ['aligned-ibrp-o-08'],
    },
    {
      rule: 'aligned-ibrp-o-08',
      when: 'the taxable amount is padded',
      document,
      edit: text(taxableAmount(breakdown), ' 247.5 '),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-o-09',
      when: 'the VAT amount is not 0',
      document,
      edit: text(vatAmount(breakdown), '-1'),
      fails: ['aligned-ibrp-o-09', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-o-09',
      when: 'the VAT amount is 0.000',
      document,
      edit: text(vatAmount(breakdown), '0.000'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-o-11-ae',
      when: 'the breakdown has the rate 0',
      document,
      edit: addRate(breakdown, '0'),
      fails: ['aligned-ibrp-o-11-ae', 'ibr-119-ae'],
    },
    {
      rule: 'aligned-ibrp-o-11-ae',
      when: 'the breakdown has no rate',
      document: 'commercial-invoice',
      edit: text('cbc:Name', 'Tents'),
      fails: [],
    },
  ],
};
