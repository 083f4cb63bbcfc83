import {
  append,
  attribute,
  edits,
  insertAfter,
  insertBefore,
  remove,
  replace,
  text,
  withoutAttribute,
} from '../../edits.ts';
import { testEdges } from './edges.ts';

const line = 'cac:InvoiceLine';

testEdges('extensive-invoice', [
  ['ibr-002', 'fails', 'on a blank', text('cbc:ID', ' ')],
  ['ibr-002', 'is unjudged', 'on two numbers', insertAfter('cbc:ID', '<cbc:ID>2</cbc:ID>')],
  ['ibr-003', 'passes', 'while another rule is unjudged', insertAfter('cbc:ID', '<cbc:ID>2</cbc:ID>')],
  [
    'ibr-004',
    'passes',
    'on the type code of a credit note',
    replace('cbc:InvoiceTypeCode', '<cbc:CreditNoteTypeCode>380</cbc:CreditNoteTypeCode>'),
  ],
  ['ibr-053', 'passes', 'on a total of a line', remove('cac:TaxTotal[2]')],
  ['ibr-053', 'fails', 'on a padded accounting currency', text('cbc:TaxCurrencyCode', 'AED ')],
  ['ibr-084', 'passes', 'on a padded accounting currency', text('cbc:TaxCurrencyCode', 'AED ')],
  ['ibr-084', 'fails', 'where one total is missing', remove('cac:TaxTotal[2]')],
  [
    'ibr-084',
    'passes',
    'on zero beside a negative total',
    edits(text('cac:TaxTotal[2]/cbc:TaxAmount', '0'), text('cac:TaxTotal[1]/cbc:TaxAmount', '-47.50')),
  ],
  ['ibr-084', 'fails', 'on NaN', text('cac:TaxTotal[2]/cbc:TaxAmount', 'NaN')],
  ['ibr-084', 'passes', 'on INF', text('cac:TaxTotal[2]/cbc:TaxAmount', 'INF')],
  ['ibr-084', 'is unjudged', 'on a text', text('cac:TaxTotal[2]/cbc:TaxAmount', 'x')],
  [
    'ibr-078',
    'passes',
    'on a padded 130',
    append(
      'Invoice',
      '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode> 130</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>',
    ),
  ],
  [
    'ibr-090',
    'passes',
    'on one project reference and one of type 50',
    insertBefore(
      'cac:ProjectReference',
      '<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>50</cbc:DocumentTypeCode></cac:AdditionalDocumentReference>',
    ),
  ],
  [
    'ibr-090',
    'fails',
    'on two project references without number',
    insertBefore('cac:ProjectReference', '<cac:ProjectReference/>'),
  ],
  [
    'ibr-sr-39',
    'passes',
    'on two project references without number',
    insertBefore('cac:ProjectReference', '<cac:ProjectReference/>'),
  ],
  [
    'ibr-066',
    'fails',
    'on cards of different payment instructions',
    append('cac:PaymentMeans', '<cac:CardAccount><cbc:NetworkID>VISA</cbc:NetworkID></cac:CardAccount>'),
  ],
  ['ibr-077', 'fails', 'on the same currency with white space', text('cbc:TaxCurrencyCode', ' USD')],
  [
    'ibr-077',
    'fails',
    'where both are empty',
    edits(text('cbc:TaxCurrencyCode', ''), text('cbc:DocumentCurrencyCode', '')),
  ],
  ['ibr-077', 'passes', 'on another case', text('cbc:TaxCurrencyCode', 'usd')],
  ['ibr-126', 'fails', 'on a padded document currency', text('cbc:DocumentCurrencyCode', 'USD ')],
  [
    'ibr-126',
    'passes',
    'on a tax total of a third currency',
    attribute('cac:TaxTotal[2]/cbc:TaxAmount', 'currencyID', 'EUR'),
  ],
  [
    'ibr-126',
    'fails',
    'on a breakdown in another currency',
    attribute('cac:TaxSubtotal/cbc:TaxableAmount', 'currencyID', 'EUR'),
  ],
  ['ibr-126', 'fails', 'without currency', withoutAttribute(`${line}/cbc:LineExtensionAmount`, 'currencyID')],
  [
    'ibr-126',
    'passes',
    'on a prepayment',
    attribute('cac:PrepaidPayment/cbc:PaidAmount', 'currencyID', 'EUR'),
  ],
]);
