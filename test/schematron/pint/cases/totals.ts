import { append, edits, insertAfter, remove, text } from '../../edits.ts';
import type { RuleCase } from '../rule-cases.ts';

const total = (name: string) => `cac:LegalMonetaryTotal/cbc:${name}`;
const prepaid = insertAfter(
  total('ChargeTotalAmount'),
  '<cbc:PrepaidAmount currencyID="AED">645.68</cbc:PrepaidAmount>',
);

export const totals: Readonly<Record<string, readonly RuleCase[]>> = {
  totals: [
    { rule: 'ibr-012', breaks: remove(total('LineExtensionAmount')), with: ['ibr-co-10', 'ibr-co-13'] },
    { rule: 'ibr-013', breaks: remove(total('TaxExclusiveAmount')), with: ['ibr-co-13', 'ibr-co-15'] },
    { rule: 'ibr-014', breaks: remove(total('TaxInclusiveAmount')), with: ['ibr-co-15', 'ibr-co-16'] },
    { rule: 'ibr-015', breaks: remove(total('PayableAmount')), with: ['ibr-co-16'] },
    {
      rule: 'ibr-091',
      breaks: text(total('PayableAmount'), '12645.680'),
      takes: text(total('PayableAmount'), '12645.6'),
      takesWith: ['ibr-co-16'],
    },
    { rule: 'ibr-121', breaks: text(total('AllowanceTotalAmount'), '1302.000') },
    { rule: 'ibr-122', breaks: text(total('ChargeTotalAmount'), '325.500') },
    { rule: 'ibr-123', breaks: text(total('TaxExclusiveAmount'), '12043.500') },
    { rule: 'ibr-125', breaks: text(total('TaxInclusiveAmount'), '12645.680') },
    { rule: 'ibr-124', breaks: text('cac:TaxTotal/cbc:TaxAmount', '602.180') },
    { rule: 'ibr-co-10', breaks: text(total('LineExtensionAmount'), '13020.01'), with: ['ibr-co-13'] },
    { rule: 'ibr-co-11', breaks: text(total('AllowanceTotalAmount'), '1302.01'), with: ['ibr-co-13'] },
    { rule: 'ibr-co-12', breaks: text(total('ChargeTotalAmount'), '325.51'), with: ['ibr-co-13'] },
    { rule: 'ibr-co-13', breaks: text(total('TaxExclusiveAmount'), '12043.51'), with: ['ibr-co-15'] },
    { rule: 'ibr-co-14', breaks: text('cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount', '602.17') },
    { rule: 'ibr-co-15', breaks: text(total('TaxInclusiveAmount'), '12645.69'), with: ['ibr-co-16'] },
    {
      rule: 'ibr-co-16',
      breaks: prepaid,
      takes: edits(prepaid, text(total('PayableAmount'), '12000.00')),
    },
    {
      rule: 'ibr-sr-32',
      breaks: append(
        'cac:TaxSubtotal/cac:TaxCategory',
        '<cbc:TaxExemptionReason>a</cbc:TaxExemptionReason><cbc:TaxExemptionReason>b</cbc:TaxExemptionReason>',
      ),
      with: ['aligned-ibrp-s-10'],
    },
  ],
};
