import { edits, insertAfter, insertBefore, remove, replace, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const line = (position: number, name: string) => `cac:InvoiceLine[${position}]/${name}`;

const quantityTimesPrice = (quantity: string, price: string, baseQuantity: string, net: string) =>
  edits(
    text(line(2, 'cbc:InvoicedQuantity'), quantity),
    text(line(2, 'cbc:PriceAmount'), price),
    text(line(2, 'cac:Price/cbc:BaseAmount'), price),
    text(line(2, 'cbc:BaseQuantity'), baseQuantity),
    text(line(2, 'cbc:LineExtensionAmount'), net),
  );

const secondCategory =
  '<cac:ClassifiedTaxCategory><cbc:ID>O</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';

export const lines: Readonly<Record<string, readonly RuleCase[]>> = {
  'the line amount': [
    {
      rule: 'ibr-147-ae',
      when: 'the quantity is another',
      edit: text(line(2, 'cbc:InvoicedQuantity'), '11'),
      shows: ['PriceAmount', 'BaseQuantity'],
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'it is off by a cent',
      edit: text(line(2, 'cbc:LineExtensionAmount'), '1500.01'),
      fails: ['ibr-147-ae', 'ibr-co-10'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'its third decimal is rounded away',
      edit: text(line(2, 'cbc:LineExtensionAmount'), '1500.004'),
      fails: [],
    },
    {
      rule: 'ibr-147-ae',
      when: 'doubles, price by base quantity first, lie below the decimal half cent',
      edit: quantityTimesPrice('90', '150.0005', '9', '1500.00'),
      fails: [],
    },
    {
      rule: 'ibr-147-ae',
      when: 'the decimal half cent is rounded up',
      edit: quantityTimesPrice('90', '150.0005', '9', '1500.01'),
      fails: ['ibr-147-ae', 'ibr-co-10'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'the base quantity is zero: an ordinary failure',
      edit: quantityTimesPrice('10', '150', '0', '1500.00'),
      fails: ['ibr-147-ae', 'ibr-087'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'the quantity is the text NaN, which is a double',
      edit: text(line(2, 'cbc:InvoicedQuantity'), 'NaN'),
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'there is no quantity',
      edit: remove(line(2, 'cbc:InvoicedQuantity')),
      fails: ['ibr-147-ae', 'ibr-022', 'ibr-023'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'the quantity is no number',
      edit: text(line(2, 'cbc:InvoicedQuantity'), 'ten'),
      fails: [],
      unjudged: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'there are two quantities',
      edit: insertAfter(
        line(2, 'cbc:InvoicedQuantity'),
        '<cbc:CreditedQuantity unitCode="HUR">10</cbc:CreditedQuantity>',
      ),
      fails: [],
      unjudged: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'the indicator of a line charge is 1, which leaves the charge out',
      edit: text('cac:InvoiceLine/cac:AllowanceCharge[2]/cbc:ChargeIndicator', '1'),
      fails: ['ibr-147-ae'],
    },
    {
      rule: 'ibr-147-ae',
      when: 'the lines of a credit note are judged alike',
      document: 'credit-note',
      edit: text('cbc:CreditedQuantity', '5'),
      fails: ['ibr-147-ae'],
    },
  ],
  'the VAT information of a line': [
    {
      rule: 'ibr-194-ae',
      when: 'the amount in AED is missing',
      edit: remove(line(2, 'cac:ItemPriceExtension/cbc:Amount')),
      fails: ['ibr-104-ae', 'ibr-194-ae'],
    },
    {
      rule: 'ibr-194-ae',
      when: 'the amount in AED of an exempt line is missing',
      document: 'mixed-supplies',
      edit: remove(line(3, 'cac:ItemPriceExtension/cbc:Amount')),
      fails: ['ibr-194-ae', 'ibr-079'],
    },
    {
      rule: 'ibr-194-ae',
      when: 'the amount in AED is any text',
      edit: text(line(2, 'cac:ItemPriceExtension/cbc:Amount'), '?'),
      fails: [],
    },
    {
      rule: 'ibr-145-ae',
      when: 'there is no category',
      edit: remove(line(2, 'cac:ClassifiedTaxCategory')),
      fails: ['aligned-ibrp-s-08', 'ibr-145-ae'],
    },
    {
      rule: 'ibr-145-ae',
      when: 'the category of a line has no code: that is not asked for here',
      document: 'commercial-invoice',
      edit: edits(
        remove(line(1, 'cac:ClassifiedTaxCategory/cbc:ID')),
        text('cac:TaxSubtotal/cbc:TaxableAmount', '800'),
      ),
      fails: ['ibr-sr-58'],
    },
    {
      rule: 'ibr-104-ae',
      when: 'a standard rated line has no VAT amount',
      edit: remove(line(2, 'cac:ItemPriceExtension/cac:TaxTotal')),
      fails: ['ibr-104-ae'],
    },
    {
      rule: 'ibr-104-ae',
      when: 'an out of scope line has no VAT amount',
      document: 'mixed-supplies',
      edit: remove(line(4, 'cac:ItemPriceExtension/cac:TaxTotal')),
      fails: ['ibr-104-ae'],
    },
    {
      rule: 'ibr-104-ae',
      when: 'the VAT amount of an out of scope line is any number',
      document: 'mixed-supplies',
      edit: text(line(4, 'cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount'), '12.50'),
      fails: [],
    },
    {
      rule: 'ibr-111-ae',
      when: 'a line of the category N has no rate',
      document: 'margin-scheme',
      edit: remove('cac:ClassifiedTaxCategory/cbc:Percent'),
      fails: ['ibr-102-ae', 'ibr-111-ae'],
    },
    {
      rule: 'ibr-111-ae',
      when: 'the rate of a line of the category N is zero',
      document: 'margin-scheme',
      edit: edits(
        text('cac:ClassifiedTaxCategory/cbc:Percent', '0'),
        text('cac:TaxCategory/cbc:Percent', '0'),
      ),
      fails: ['ibr-111-ae'],
    },
    {
      rule: 'ibr-111-ae',
      when: 'the rate of a line of the category N is no number',
      document: 'margin-scheme',
      edit: text('cac:ClassifiedTaxCategory/cbc:Percent', 'five'),
      fails: [],
      unjudged: ['ibr-102-ae', 'ibr-111-ae'],
    },
    {
      rule: 'ibr-111-ae',
      when: 'the rate of a line of the category N has an exponent, which the breakdown cannot read',
      document: 'margin-scheme',
      edit: text('cac:ClassifiedTaxCategory/cbc:Percent', '5e0'),
      fails: [],
      unjudged: ['ibr-102-ae'],
    },
    {
      rule: 'ibr-167-ae',
      when: 'an exempt line has no exemption reason code',
      document: 'mixed-supplies',
      edit: remove(line(3, 'cbc:TaxExemptionReasonCode')),
      fails: ['ibr-167-ae'],
    },
    {
      rule: 'ibr-167-ae',
      when: 'the exemption reason code is of no list',
      document: 'mixed-supplies',
      edit: text(line(3, 'cbc:TaxExemptionReasonCode'), 'XYZ'),
      fails: [],
    },
    {
      rule: 'ibr-123-ae',
      when: 'a line out of scope of VAT has two categories',
      document: 'commercial-invoice',
      edit: insertBefore(line(1, 'cac:ClassifiedTaxCategory'), secondCategory),
      shows: ['InvoiceTypeCode'],
      fails: ['ibr-123-ae'],
    },
    {
      rule: 'ibr-123-ae',
      when: 'a line out of scope of VAT has no category',
      document: 'commercial-invoice',
      edit: edits(
        remove(line(1, 'cac:ClassifiedTaxCategory')),
        text('cac:TaxSubtotal/cbc:TaxableAmount', '800'),
      ),
      fails: ['ibr-123-ae', 'ibr-145-ae'],
    },
    {
      rule: 'ibr-123-ae',
      when: 'a line of a tax invoice has two categories',
      document: 'mixed-supplies',
      edit: replace(line(4, 'cac:ClassifiedTaxCategory'), secondCategory.repeat(2)),
      fails: [],
    },
  ],
};
