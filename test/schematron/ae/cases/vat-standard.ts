import { edits, insertAfter, insertBefore, remove, text } from '../../edits.ts';
import { places, rate, taxableAmount, vatAmount } from '../mixed-supplies.ts';
import type { RuleCase } from '../rule-cases.ts';

const document = 'mixed-supplies';
const { allowance, breakdown, charge, line } = places.S;

const lineAllowance =
  '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount currencyID="AED">0</cbc:Amount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:AllowanceCharge>';

export const vatStandard: Readonly<Record<string, readonly RuleCase[]>> = {
  'standard rated (S)': [
    {
      rule: 'aligned-ibrp-s-01',
      when: 'a standard rated line has no part in the breakdown',
      document,
      edit: remove(breakdown),
      fails: ['aligned-ibrp-s-01', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-s-01',
      when: 'a part of the breakdown has no line, allowance or charge',
      document,
      edit: edits(
        remove('cac:ClassifiedTaxCategory'),
        remove('cac:AllowanceCharge'),
        remove('cac:AllowanceCharge'),
      ),
      fails: ['aligned-ibrp-s-01', 'aligned-ibrp-s-08', 'ibr-145-ae', 'ibr-co-11', 'ibr-co-12'],
    },
    {
      rule: 'aligned-ibrp-s-01',
      when: 'nothing is standard rated',
      document: 'commercial-invoice',
      edit: text('cbc:ID', 'HT-2025-0094'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-s-05',
      when: 'the rate of a line is zero',
      document,
      edit: text(rate(line), '0'),
      fails: ['aligned-ibrp-s-05', 'aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-s-05',
      when: 'the rate of a line is no plain decimal, which also leaves the taxable amount without a verdict',
      document,
      edit: text(rate(line), '5e0'),
      fails: ['aligned-ibrp-s-05'],
      unjudged: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-s-05',
      when: 'the rate of a line is 5.0, padded',
      document,
      edit: text(rate(line), ' 5.0 '),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-s-06',
      when: 'an allowance has no rate',
      document,
      edit: remove(rate(allowance)),
      fails: ['aligned-ibrp-s-06', 'aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-s-06',
      when: 'the allowance of a line has a negative rate',
      edit: edits(
        insertBefore('cac:InvoiceLine[2]/cac:Item', lineAllowance),
        text('cac:InvoiceLine[2]/cac:AllowanceCharge/cbc:Percent', '-5'),
      ),
      fails: ['aligned-ibrp-s-06', 'ibr-190-ae', 'ibr-042'],
    },
    {
      rule: 'aligned-ibrp-s-06',
      when: 'the allowance of a line has a rate above zero',
      edit: insertBefore('cac:InvoiceLine[2]/cac:Item', lineAllowance),
      fails: ['ibr-042'],
    },
    {
      rule: 'aligned-ibrp-s-07',
      when: 'the rate of a charge is zero',
      document,
      edit: text(rate(charge), '0'),
      fails: ['aligned-ibrp-s-07', 'aligned-ibrp-s-08', 'ibr-190-ae'],
    },
    {
      rule: 'aligned-ibrp-s-07',
      when: 'the rate of a charge is 5.00',
      document,
      edit: text(rate(charge), '5.00'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the taxable amount is off by three cents',
      document,
      edit: text(taxableAmount(breakdown), '990.03'),
      fails: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the taxable amount is off by two cents',
      document,
      edit: text(taxableAmount(breakdown), '989.98'),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the taxable amount is that of charges less allowances, without the lines',
      document,
      edit: edits(text(taxableAmount(breakdown), '-10.00'), text(vatAmount(breakdown), '0.50')),
      fails: ['ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the taxable amount of lines alone is left out',
      document: 'invoice',
      edit: edits(
        text(taxableAmount('cac:TaxSubtotal'), '0.00'),
        text(vatAmount('cac:TaxSubtotal'), '0.00'),
        remove('cac:AllowanceCharge'),
        remove('cac:AllowanceCharge'),
      ),
      fails: ['aligned-ibrp-s-08', 'ibr-co-11', 'ibr-co-12', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the taxable amount is no number',
      document,
      edit: text(taxableAmount(breakdown), '99e1'),
      fails: ['aligned-ibrp-s-09'],
      unjudged: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the amount of a line is no number',
      document: 'credit-note',
      edit: text('cac:CreditNoteLine/cbc:LineExtensionAmount', '1,152.00'),
      fails: [],
      unjudged: ['aligned-ibrp-s-08', 'ibr-147-ae', 'ibr-co-10'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'nothing has the rate of the breakdown, so no indicator is read',
      document: 'credit-note',
      edit: edits(
        text('cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '5.5'),
        text('cac:TaxSubtotal/cbc:TaxAmount', '60.19'),
        text('cac:AllowanceCharge/cbc:ChargeIndicator', 'no'),
      ),
      fails: ['aligned-ibrp-s-08', 'ibr-190-ae', 'ibr-082'],
      unjudged: ['ibr-co-11', 'ibr-co-12'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the rates of breakdown and line are no plain decimals: an ordinary failure',
      document,
      edit: edits(text(rate(breakdown), '5e0'), text(rate(line), '5e0')),
      fails: ['aligned-ibrp-s-05', 'aligned-ibrp-s-08', 'aligned-ibrp-s-09', 'ibr-190-ae'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the rate of the breakdown is no plain decimal: an ordinary failure',
      document,
      edit: text(rate(breakdown), '5 %'),
      fails: ['aligned-ibrp-s-08', 'aligned-ibrp-s-09', 'ibr-190-ae'],
    },
    {
      rule: 'aligned-ibrp-s-08',
      when: 'the breakdown is repeated in a second VAT total, in another currency',
      edit: insertAfter(
        'cac:TaxTotal',
        '<cac:TaxTotal><cbc:TaxAmount currencyID="USD">163.97</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="USD">3279.37</cbc:TaxableAmount><cbc:TaxAmount currencyID="USD">163.97</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>',
      ),
      fails: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-s-09',
      when: 'the VAT amount is off by three cents',
      document,
      edit: text(vatAmount(breakdown), '49.53'),
      fails: ['aligned-ibrp-s-09', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-s-09',
      when: 'the VAT amount is no number: an ordinary failure',
      document,
      edit: text(vatAmount(breakdown), ''),
      fails: ['aligned-ibrp-s-09'],
      unjudged: ['ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-s-09',
      when: 'the VAT amount has the other sign and is off by two cents',
      document,
      edit: text(vatAmount(breakdown), '-49.48'),
      fails: ['ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-s-10',
      when: 'the breakdown has an empty exemption reason',
      document,
      edit: insertAfter(rate(breakdown), '<cbc:TaxExemptionReason/>'),
      fails: ['aligned-ibrp-s-10', 'ibr-079'],
    },
    {
      rule: 'aligned-ibrp-s-10',
      when: 'the breakdown has an exemption reason code',
      document,
      edit: insertAfter(rate(breakdown), '<cbc:TaxExemptionReasonCode>DL8.46.1</cbc:TaxExemptionReasonCode>'),
      fails: ['aligned-ibrp-s-10'],
    },
    {
      rule: 'aligned-ibrp-s-10',
      when: 'a zero rated part of the breakdown has an exemption reason',
      document,
      edit: insertAfter(
        rate(places.Z.breakdown),
        '<cbc:TaxExemptionReason>Medicines</cbc:TaxExemptionReason>',
      ),
      fails: [],
    },
  ],
};
