import { remove, text } from '../../edits.ts';
import { testEdges } from './edges.ts';

const total = (name: string) => `cac:LegalMonetaryTotal/cbc:${name}`;

testEdges('credit-note', [
  [
    'ibr-sr-58',
    'passes',
    'without category, as it looks at invoice lines only',
    remove('cac:ClassifiedTaxCategory/cbc:ID'),
  ],
  [
    'ibr-124',
    'passes',
    'on three decimals, as it looks at invoices only',
    text('cac:TaxTotal/cbc:TaxAmount', '54.720'),
  ],
  [
    'ibr-co-14',
    'passes',
    'on another sum, as it looks at invoices only',
    text('cac:TaxSubtotal/cbc:TaxAmount', '54.71'),
  ],
  [
    'ibr-125',
    'fails',
    'on three decimals, as it looks at both',
    text(total('TaxInclusiveAmount'), '1149.120'),
  ],
]);
