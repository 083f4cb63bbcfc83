import { attribute, edits, text, withoutAttribute } from '../../edits.ts';
import { testEdges } from './edges.ts';

const buyer = 'cac:AccountingCustomerParty/cac:Party';
const line = 'cac:InvoiceLine';

testEdges('extensive-invoice', [
  ['ibr-cl-01', 'passes', 'with white space', text('cbc:InvoiceTypeCode', '\t380\r\n')],
  ['ibr-cl-01', 'fails', 'with a no-break space', text('cbc:InvoiceTypeCode', '380&#160;')],
  ['ibr-cl-01', 'fails', 'on two codes', text('cbc:InvoiceTypeCode', '380 480')],
  ['ibr-cl-03', 'passes', 'on XXX', attribute('cac:ItemPriceExtension/cbc:Amount', 'currencyID', 'XXX')],
  [
    'ibr-cl-03',
    'fails',
    'without currency',
    withoutAttribute('cac:ItemPriceExtension/cbc:Amount', 'currencyID'),
  ],
  [
    'ibr-cl-03',
    'passes',
    'on a prepayment, which it does not cover',
    attribute('cac:PrepaidPayment/cbc:PaidAmount', 'currencyID', 'x'),
  ],
  [
    'ibr-cl-07',
    'passes',
    'without scheme',
    withoutAttribute('cac:AdditionalDocumentReference/cbc:ID', 'schemeID'),
  ],
  [
    'ibr-cl-07',
    'passes',
    'on another type',
    edits(
      attribute('cac:AdditionalDocumentReference/cbc:ID', 'schemeID', 'x'),
      text('cac:AdditionalDocumentReference/cbc:DocumentTypeCode', '0130'),
    ),
  ],
  [
    'ibr-cl-07',
    'fails',
    'on a reference of a line',
    attribute(`${line}/cac:DocumentReference/cbc:ID`, 'schemeID', 'x'),
  ],
  ['ibr-cl-14', 'passes', 'on XI', text('cac:Delivery/cac:Country/cbc:IdentificationCode', 'XI')],
  ['ibr-cl-14', 'passes', 'on 1A', text('cac:Delivery/cac:Country/cbc:IdentificationCode', '1A')],
  ['ibr-cl-14', 'fails', 'on an empty code', text('cac:Delivery/cac:Country/cbc:IdentificationCode', '')],
  ['ibr-cl-16', 'fails', 'on a leading zero', text('cbc:PaymentMeansCode', '01')],
  ['ibr-cl-16', 'passes', 'on a padded code', text('cbc:PaymentMeansCode', ' 48 ')],
  ['ibr-cl-16', 'passes', 'on ZZZ', text('cbc:PaymentMeansCode', 'ZZZ')],
  [
    'ibr-cl-25',
    'fails',
    'on 9906, though a rule for it exists',
    attribute(`${buyer}/cbc:EndpointID`, 'schemeID', '9906'),
  ],
]);
