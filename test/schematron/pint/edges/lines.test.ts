import {
  append,
  attribute,
  edits,
  insertBefore,
  remove,
  replace,
  text,
  withoutAttribute,
} from '../../edits.ts';
import { testEdges } from './edges.ts';

const line = 'cac:InvoiceLine';
const total = (name: string) => `cac:LegalMonetaryTotal/cbc:${name}`;

testEdges('extensive-invoice', [
  [
    'ibr-022',
    'passes',
    'on the quantity of a credit note',
    replace(`${line}/cbc:InvoicedQuantity`, '<cbc:CreditedQuantity unitCode="H87">10</cbc:CreditedQuantity>'),
  ],
  ['ibr-027', 'passes', 'on INF', text(`${line}/cac:Price/cbc:PriceAmount`, 'INF')],
  ['ibr-027', 'fails', 'on NaN', text(`${line}/cac:Price/cbc:PriceAmount`, 'NaN')],
  ['ibr-027', 'is unjudged', 'on an empty price', text(`${line}/cac:Price/cbc:PriceAmount`, '')],
  [
    'ibr-028',
    'passes',
    'where one of two gross prices is not negative',
    append(
      `${line}/cac:Price`,
      '<cac:AllowanceCharge><cbc:BaseAmount currencyID="USD">-1</cbc:BaseAmount></cac:AllowanceCharge>',
    ),
  ],
  ['ibr-087', 'is unjudged', 'on an exponent', text(`${line}/cac:Price/cbc:BaseQuantity`, '1e0')],
  ['ibr-087', 'is unjudged', 'on an empty quantity', text(`${line}/cac:Price/cbc:BaseQuantity`, '')],
  [
    'ibr-088',
    'fails',
    'on a quantity without unit',
    withoutAttribute(`${line}/cbc:InvoicedQuantity`, 'unitCode'),
  ],
  [
    'ibr-088',
    'passes',
    'on a base quantity without unit',
    withoutAttribute(`${line}/cac:Price/cbc:BaseQuantity`, 'unitCode'),
  ],
  ['ibr-088', 'passes', 'without quantity', remove(`${line}/cbc:InvoicedQuantity`)],
  [
    'ibr-088',
    'passes',
    'on an empty quantity, which ibr-079 takes',
    edits(
      text(`${line}/cac:Price/cbc:BaseQuantity`, ''),
      attribute(`${line}/cac:Price/cbc:BaseQuantity`, 'unitCode', 'x'),
    ),
  ],
  [
    'ibr-089',
    'fails',
    'on 130.0, which is the number 130',
    insertBefore(
      `${line}/cac:DocumentReference`,
      '<cac:DocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>130.0</cbc:DocumentTypeCode></cac:DocumentReference>',
    ),
  ],
  [
    'ibr-089',
    'is unjudged',
    'on a type that is no number',
    insertBefore(
      `${line}/cac:DocumentReference`,
      '<cac:DocumentReference><cbc:ID>1</cbc:ID><cbc:DocumentTypeCode>AAJ</cbc:DocumentTypeCode></cac:DocumentReference>',
    ),
  ],
  [
    'ibr-064',
    'passes',
    'on an empty scheme',
    attribute(`${line}/cac:StandardItemIdentification/cbc:ID`, 'schemeID', ''),
  ],
  [
    'ibr-cl-21',
    'fails',
    'on an empty scheme',
    attribute(`${line}/cac:StandardItemIdentification/cbc:ID`, 'schemeID', ''),
  ],
  [
    'ibr-079',
    'passes',
    'on an empty standard identifier',
    text(`${line}/cac:StandardItemIdentification/cbc:ID`, ''),
  ],
  [
    'ibr-079',
    'fails',
    'on an empty identifier of the seller',
    text(`${line}/cac:SellersItemIdentification/cbc:ID`, ''),
  ],
  ['ibr-079', 'fails', 'on a comment and white space only', text(`${line}/cbc:Note`, '\n<!-- none -->\t')],
  ['ibr-079', 'passes', 'on a no-break space', text(`${line}/cbc:Note`, '&#160;')],
  ['ibr-079', 'passes', 'on an empty amount', text(`${line}/cbc:LineExtensionAmount`, '')],
  ['ibr-054', 'passes', 'on an empty value', text('cac:AdditionalItemProperty/cbc:Value', '')],
  [
    'ibr-092',
    'passes',
    'on an empty reference, which ibr-079 takes',
    insertBefore(
      `${line}/cac:DocumentReference`,
      '<cac:DespatchLineReference><cac:DocumentReference><cbc:ID/></cac:DocumentReference></cac:DespatchLineReference>',
    ),
  ],
  [
    'ibr-093',
    'passes',
    'on an empty first prepayment',
    edits(
      remove(total('PrepaidAmount')),
      text(total('PayableAmount'), '998.00'),
      replace('cac:PrepaidPayment', '<cac:PrepaidPayment/>'),
    ),
  ],
]);
