import { append, edits, insertBefore, remove, text } from '../../edits.ts';
import { testEdges } from './edges.ts';

const line = 'cac:InvoiceLine';
const total = (name: string) => `cac:LegalMonetaryTotal/cbc:${name}`;
const documentAllowance = 'cac:AllowanceCharge[1]';

testEdges('extensive-invoice', [
  [
    'ibr-091',
    'fails',
    'on a blank as third character behind the point',
    text(total('PayableAmount'), '798.00 '),
  ],
  ['ibr-091', 'passes', 'on a line feed as second one', text(total('PayableAmount'), '798.0\n')],
  ['ibr-091', 'passes', 'without a point', text(total('PayableAmount'), '798')],
  [
    'ibr-091',
    'is unjudged',
    'on two amounts',
    append('cac:LegalMonetaryTotal', '<cbc:PayableAmount currencyID="USD">1</cbc:PayableAmount>'),
  ],
  [
    'ibr-co-10',
    'passes',
    'on the same value written otherwise',
    text(total('LineExtensionAmount'), ' +1000. '),
  ],
  [
    'ibr-co-10',
    'fails',
    'on a total with more decimals than cents',
    text(total('LineExtensionAmount'), '1000.001'),
  ],
  [
    'ibr-co-10',
    'passes',
    'on lines whose sum rounds to it',
    text(`${line}/cbc:LineExtensionAmount`, '785.004'),
  ],
  ['ibr-co-10', 'fails', 'half a cent up', text(`${line}/cbc:LineExtensionAmount`, '785.005')],
  [
    'ibr-co-10',
    'passes',
    'on half a cent below zero, which rounds up',
    edits(
      text(`${line}[1]/cbc:LineExtensionAmount`, '-1.125'),
      text(`${line}[2]/cbc:LineExtensionAmount`, '0'),
      text(total('LineExtensionAmount'), '-1.12'),
    ),
  ],
  [
    'ibr-co-10',
    'passes',
    'on more digits than a double holds',
    edits(
      text(`${line}[1]/cbc:LineExtensionAmount`, '90071992547409930.01'),
      text(`${line}[2]/cbc:LineExtensionAmount`, '0.01'),
      text(total('LineExtensionAmount'), '90071992547409930.02'),
    ),
  ],
  ['ibr-co-10', 'is unjudged', 'on an exponent', text(`${line}/cbc:LineExtensionAmount`, '7.85e2')],
  ['ibr-co-10', 'is unjudged', 'on an empty amount', text(`${line}/cbc:LineExtensionAmount`, '')],
  [
    'ibr-co-10',
    'passes',
    'on a line without amount',
    edits(remove(`${line}/cbc:LineExtensionAmount`), text(total('LineExtensionAmount'), '215.00')),
  ],
  [
    'ibr-co-11',
    'fails',
    'without total where an allowance is 0',
    edits(remove(total('AllowanceTotalAmount')), text(`${documentAllowance}/cbc:Amount`, '0')),
  ],
  [
    'ibr-co-11',
    'passes',
    'without total and without allowance',
    edits(remove(total('AllowanceTotalAmount')), remove(documentAllowance)),
  ],
  [
    'ibr-co-11',
    'passes',
    'on a total of 0 without allowance',
    edits(text(total('AllowanceTotalAmount'), '0'), remove(documentAllowance)),
  ],
  ['ibr-co-12', 'fails', 'on a total that is not 0 without charge', remove('cac:AllowanceCharge[2]')],
  [
    'ibr-co-13',
    'passes',
    'where the tax total includes VAT, whatever the amounts',
    edits(
      text(total('TaxExclusiveAmount'), '1'),
      append('cac:TaxTotal', '<cbc:TaxIncludedIndicator>1</cbc:TaxIncludedIndicator>'),
    ),
  ],
  [
    'ibr-co-13',
    'is unjudged',
    'on an indicator that is no boolean',
    append('cac:TaxTotal', '<cbc:TaxIncludedIndicator>yes</cbc:TaxIncludedIndicator>'),
  ],
  [
    'ibr-co-13',
    'fails',
    'unrounded, without allowances and charges',
    edits(
      remove(total('AllowanceTotalAmount')),
      remove(total('ChargeTotalAmount')),
      text(total('LineExtensionAmount'), '950.001'),
    ),
  ],
  ['ibr-co-13', 'passes', 'rounded, with allowances', text(total('LineExtensionAmount'), '1000.001')],
  [
    'ibr-co-15',
    'fails',
    'where the total in the accounting currency comes first',
    edits(
      remove('cac:TaxTotal[2]'),
      insertBefore(
        'cac:TaxTotal',
        '<cac:TaxTotal><cbc:TaxAmount currencyID="AED">174.44</cbc:TaxAmount></cac:TaxTotal>',
      ),
    ),
  ],
  ['ibr-co-15', 'fails', 'on a padded document currency', text('cbc:DocumentCurrencyCode', 'USD ')],
  ['ibr-co-15', 'fails', 'without a tax total', edits(remove('cac:TaxTotal[2]'), remove('cac:TaxTotal[1]'))],
  [
    'ibr-co-16',
    'passes',
    'on a prepaid amount of 0 as on none',
    edits(text(total('PrepaidAmount'), '0.00'), text(total('PayableAmount'), '998.00')),
  ],
  [
    'ibr-co-16',
    'fails',
    'unrounded, with neither prepaid amount nor rounding',
    edits(
      remove(total('PrepaidAmount')),
      remove(total('PayableRoundingAmount')),
      text(total('PayableAmount'), '997.501'),
    ),
  ],
  [
    'ibr-co-16',
    'fails',
    'on an unrounded amount due, with a prepaid amount only',
    edits(remove(total('PayableRoundingAmount')), text(total('PayableAmount'), '797.501')),
  ],
  [
    'ibr-co-16',
    'passes',
    'on an unrounded total with VAT, with a prepaid amount only',
    edits(
      remove(total('PayableRoundingAmount')),
      text(total('TaxInclusiveAmount'), '997.501'),
      text(total('PayableAmount'), '797.50'),
    ),
  ],
  [
    'ibr-co-16',
    'passes',
    'on an unrounded amount due, with rounding only',
    edits(remove(total('PrepaidAmount')), text(total('PayableAmount'), '998.001')),
  ],
  [
    'ibr-co-16',
    'fails',
    'on an unrounded total with VAT, with rounding only',
    edits(
      remove(total('PrepaidAmount')),
      text(total('TaxInclusiveAmount'), '997.501'),
      text(total('PayableAmount'), '998.00'),
    ),
  ],
  [
    'ibr-co-16',
    'passes',
    'rounded on both sides, with both',
    edits(text(total('TaxInclusiveAmount'), '997.501'), text(total('PayableAmount'), '798.004')),
  ],
  ['ibr-co-14', 'passes', 'without breakdown', remove('cac:TaxSubtotal')],
  [
    'ibr-co-14',
    'fails',
    'on the total in the accounting currency too',
    append(
      'cac:TaxTotal[2]',
      '<cac:TaxSubtotal><cbc:TaxAmount currencyID="AED">1</cbc:TaxAmount></cac:TaxSubtotal>',
    ),
  ],
]);
