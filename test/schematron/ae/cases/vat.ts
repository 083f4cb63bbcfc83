import { append, edits, insertAfter, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

export const vat: Readonly<Record<string, readonly RuleCase[]>> = {
  'VAT categories of the document': [
    {
      rule: 'ibr-116-ae',
      when: 'a standard rated document says it is under the margin scheme',
      edit: text('cbc:ProfileExecutionID', '00100000'),
      fails: ['ibr-116-ae'],
    },
    {
      rule: 'ibr-116-ae',
      when: 'a category without code is not looked at',
      document: 'margin-scheme',
      edit: append(
        'cac:Item',
        '<cac:ClassifiedTaxCategory><cbc:Percent>5</cbc:Percent></cac:ClassifiedTaxCategory>',
      ),
      fails: ['ibr-sr-58'],
    },
    {
      rule: 'ibr-122-ae',
      when: 'an invoice out of scope of VAT has a standard rated allowance',
      document: 'commercial-invoice',
      edit: insertAfter(
        'cac:PaymentMeans',
        '<cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:Amount>0</cbc:Amount><cac:TaxCategory><cbc:ID>AE</cbc:ID><cbc:Percent>0</cbc:Percent></cac:TaxCategory></cac:AllowanceCharge>',
      ),
      fails: ['aligned-ibrp-032', 'ibr-122-ae', 'ibr-033', 'ibr-126', 'ibr-cl-03', 'ibr-co-11'],
    },
    {
      rule: 'ibr-122-ae',
      when: 'the categories of an invoice out of scope of VAT are padded',
      document: 'commercial-invoice',
      edit: text('cac:ClassifiedTaxCategory/cbc:ID', ' O '),
      fails: [],
    },
    {
      rule: 'ibr-151-ae',
      when: 'a tax invoice has out of scope lines only',
      document: 'commercial-invoice',
      edit: text('cbc:InvoiceTypeCode', '380'),
      fails: ['ibr-134-ae', 'ibr-151-ae'],
    },
    {
      rule: 'ibr-151-ae',
      when: 'a self-billed invoice has out of scope lines only',
      document: 'commercial-invoice',
      edit: text('cbc:InvoiceTypeCode', '389'),
      fails: ['ibr-134-ae', 'ibr-cl-01'],
    },
    {
      rule: 'ibr-190-ae',
      when: 'an allowance is at 10 percent',
      edit: text('cac:AllowanceCharge/cac:TaxCategory/cbc:Percent', '10'),
      fails: ['aligned-ibrp-s-08', 'ibr-190-ae'],
    },
    {
      rule: 'ibr-190-ae',
      when: 'the rate of an allowance of no VAT scheme is no number',
      edit: edits(
        text('cac:AllowanceCharge/cac:TaxCategory/cbc:Percent', '5e0'),
        text('cac:AllowanceCharge/cac:TaxCategory/cac:TaxScheme/cbc:ID', 'GST'),
      ),
      fails: ['aligned-ibrp-032', 'ibr-133-ae', 'ibr-190-ae'],
      unjudged: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'ibr-190-ae',
      when: 'the rate of the breakdown is 5.00',
      edit: text('cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', '5.00'),
      fails: [],
    },
    {
      rule: 'ibr-190-ae',
      when: 'a line is at 10 percent: lines are not looked at',
      edit: text('cac:InvoiceLine[2]/cac:ClassifiedTaxCategory/cbc:Percent', '10'),
      fails: ['aligned-ibrp-s-08'],
    },
  ],
  'the VAT breakdown': [
    {
      rule: 'aligned-ibrp-045',
      when: 'there is no taxable amount',
      edit: remove('cac:TaxSubtotal/cbc:TaxableAmount'),
      fails: ['aligned-ibrp-045', 'aligned-ibrp-s-09'],
      unjudged: ['aligned-ibrp-s-08'],
    },
    {
      rule: 'aligned-ibrp-045',
      when: 'the taxable amount of an exempt part is missing',
      document: 'mixed-supplies',
      edit: remove('cac:TaxSubtotal[3]/cbc:TaxableAmount'),
      fails: ['aligned-ibrp-045', 'aligned-ibrp-e-08'],
    },
    {
      rule: 'aligned-ibrp-046',
      when: 'there is no VAT amount',
      edit: remove('cac:TaxSubtotal/cbc:TaxAmount'),
      fails: ['aligned-ibrp-046', 'aligned-ibrp-s-09', 'ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-045',
      when: 'the breakdown of a line has no amounts',
      edit: append(
        'cac:ItemPriceExtension/cac:TaxTotal',
        '<cac:TaxSubtotal><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>5</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>',
      ),
      fails: ['aligned-ibrp-045', 'aligned-ibrp-046'],
    },
    {
      rule: 'aligned-ibrp-045',
      when: 'the taxable amount is empty',
      document: 'mixed-supplies',
      edit: text('cac:TaxSubtotal[4]/cbc:TaxableAmount', ''),
      fails: [],
      unjudged: ['aligned-ibrp-o-08'],
    },
    {
      rule: 'aligned-ibrp-046',
      when: 'the VAT amount is empty',
      edit: text('cac:TaxSubtotal/cbc:TaxAmount', ''),
      fails: ['aligned-ibrp-s-09'],
      unjudged: ['ibr-co-14'],
    },
    {
      rule: 'aligned-ibrp-047',
      when: 'the code of the category is padded',
      edit: text('cac:TaxSubtotal/cac:TaxCategory/cbc:ID', ' S '),
      fails: [],
    },
    {
      rule: 'aligned-ibrp-047',
      when: 'the category has no code',
      edit: remove('cac:TaxSubtotal/cac:TaxCategory/cbc:ID'),
      fails: ['aligned-ibrp-047', 'aligned-ibrp-s-01'],
    },
    {
      rule: 'aligned-ibrp-047',
      when: 'the category is of another scheme than VAT',
      edit: text('cac:TaxSubtotal/cac:TaxScheme/cbc:ID', 'GST'),
      fails: ['aligned-ibrp-047', 'aligned-ibrp-048', 'ibr-133-ae'],
    },
    {
      rule: 'aligned-ibrp-048',
      when: 'there is no rate',
      edit: remove('cac:TaxSubtotal/cac:TaxCategory/cbc:Percent'),
      fails: ['aligned-ibrp-048', 'aligned-ibrp-s-08', 'aligned-ibrp-s-09', 'ibr-119-ae'],
    },
    {
      rule: 'aligned-ibrp-048',
      when: 'a padded out of scope category has no rate',
      document: 'mixed-supplies',
      edit: text('cac:TaxSubtotal[4]/cac:TaxCategory/cbc:ID', ' O '),
      fails: ['ibr-119-ae'],
    },
    {
      rule: 'ibr-119-ae',
      when: 'an exempt part has an empty rate',
      document: 'mixed-supplies',
      edit: insertAfter('cac:TaxSubtotal[3]/cac:TaxCategory/cbc:ID', '<cbc:Percent/>'),
      fails: ['ibr-119-ae', 'ibr-121-ae', 'ibr-079'],
    },
    {
      rule: 'ibr-119-ae',
      when: 'a zero rated part has the rate 0',
      document: 'mixed-supplies',
      edit: text('cac:TaxSubtotal[2]/cac:TaxCategory/cbc:Percent', '0.00'),
      fails: [],
    },
  ],
};
