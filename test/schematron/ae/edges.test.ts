import { append, edits, insertAfter, remove, text } from '../edits.ts';
import { testEdges } from '../pint/edges/edges.ts';

const line = 'cac:InvoiceLine';
const ofReverseCharge =
  '<cac:ClassifiedTaxCategory><cbc:ID>AE</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory>';
const misplacedLine = (content: string) => append('cac:PaymentMeans', `<${line}>${content}</${line}>`);
const outOfScope = text('cbc:InvoiceTypeCode', '480');

/** UBL has no place for such elements; the official rules nevertheless start from them. */
testEdges('extensive-invoice', [
  [
    'ibr-123-ae',
    'passes',
    'on a line elsewhere, whose document has no type',
    edits(outOfScope, misplacedLine('')),
  ],
  [
    'ibr-123-ae',
    'fails',
    'on a line elsewhere beside a type of its own',
    append('cac:PaymentMeans', `<cbc:InvoiceTypeCode>480</cbc:InvoiceTypeCode><${line}/>`),
  ],
  [
    'ibr-103-ae',
    'fails',
    'on a line elsewhere, whose document has no buyer',
    misplacedLine(`<cac:Item>${ofReverseCharge}</cac:Item>`),
  ],
  [
    'aligned-ibrp-057',
    'passes',
    'on an allowance of an allowance of a price',
    append(
      'cac:Price',
      '<cac:AllowanceCharge><cac:AllowanceCharge><cbc:ChargeIndicator>false</cbc:ChargeIndicator><cbc:BaseAmount>1</cbc:BaseAmount></cac:AllowanceCharge></cac:AllowanceCharge>',
    ),
  ],
  [
    'aligned-ibrp-058',
    'fails',
    'on a charge of an allowance of a price',
    append(
      'cac:Price',
      '<cac:AllowanceCharge><cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:BaseAmount>1</cbc:BaseAmount></cac:AllowanceCharge></cac:AllowanceCharge>',
    ),
  ],
  [
    'ibr-086',
    'passes',
    'on a line elsewhere, whose document has no period',
    misplacedLine('<cac:InvoicePeriod><cbc:EndDate>2999-01-01</cbc:EndDate></cac:InvoicePeriod>'),
  ],
  [
    'ibr-086',
    'fails',
    'on a line elsewhere beside a period of its own',
    insertAfter(
      'cac:PaymentMeans',
      `<cac:Delivery><cac:InvoicePeriod><cbc:EndDate>2025-01-01</cbc:EndDate></cac:InvoicePeriod><${line}><cac:InvoicePeriod><cbc:EndDate>2025-01-02</cbc:EndDate></cac:InvoicePeriod></${line}></cac:Delivery>`,
    ),
  ],
  ['ibr-086', 'passes', 'without a period of the document', remove('cac:InvoicePeriod')],
]);
