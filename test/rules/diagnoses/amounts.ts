import type { DocumentRequest } from '../../../src/specification/default.ts';
import { edited, example, lineOf } from '../../requests.ts';
import { type Diagnosis, invoice } from './diagnosis.ts';

/** Ten lines, each with VAT of half a cent or more to round. */
const tenLines = (request: DocumentRequest) => {
  request.lines = Array.from({ length: 10 }, (_, index) => ({
    ...lineOf(example('standard-invoice')),
    id: String(index + 1),
    quantity: 1,
    unitPrice: 10.1,
    lineExtensionAmount: 10.1,
  }));
  request.legalMonetaryTotal = null;
};
const totals = (
  lineExtensionAmount: number,
  taxExclusiveAmount: number,
  taxInclusiveAmount: number,
  payableAmount: number,
) => ({ lineExtensionAmount, taxExclusiveAmount, taxInclusiveAmount, payableAmount });

/** Figures that contradict the document, and the mistake that gives exactly these figures. */
export const amounts: readonly Diagnosis[] = [
  [
    'VAT is rounded on each of many lines',
    invoice((request) => {
      tenLines(request);
      request.taxTotal = { taxAmount: 5.1 };
    }),
    [
      'taxTotal.taxAmount ibr-co-14: The VAT total is given as 5.10, which is the VAT of each line rounded and added up. The format computes VAT per category, which comes to 5.05.',
    ],
  ],
  [
    'VAT is of the amount less an advance that was invoiced with VAT',
    invoice((request) => {
      Object.assign(request, { prepaidAmount: 2000, taxTotal: { taxAmount: 429.8 } });
      request.legalMonetaryTotal = totals(10596, 10596, 11025.8, 9025.8);
    }),
    [
      'prepaidAmount pint-ae-totals: The VAT of 429.80 is 5 % of 8596.00: of 10596.00 less the advance of 2000.00. So the advance was invoiced with VAT, and this invoice bills the balance (Electronic Invoicing Guidelines, Appendix 5, p. 49 and 50). As sent, taxTotal.taxAmount 429.80 ≠ 529.80, legalMonetaryTotal.taxInclusiveAmount 11025.80 ≠ 11125.80, legalMonetaryTotal.payableAmount 9025.80 ≠ 9125.80.',
    ],
  ],
  [
    'the VAT of the advance is taken off, which was paid with it',
    invoice((request) => {
      const [line] = request.lines;
      if (line === undefined) throw new Error('the example has no line');
      request.lines = [{ ...line, quantity: 1, unitPrice: 10000, lineExtensionAmount: null }];
      Object.assign(request, { prepaidAmount: 2100, precedingInvoiceNumber: 'ADV-001' });
      Object.assign(request, { taxTotal: { taxAmount: 400 }, legalMonetaryTotal: null });
    }),
    [
      'prepaidAmount pint-ae-totals: The VAT of 400.00 is 5 % of 8000.00: of 10000.00 less the advance of 2000.00. So the advance was invoiced with VAT, and this invoice bills the balance (Electronic Invoicing Guidelines, Appendix 5, p. 49 and 50). As sent, taxTotal.taxAmount 400.00 ≠ 500.00.',
    ],
  ],
  [
    'the totals include a field that the request does not have',
    invoice((request) => {
      Object.assign(request, { demurrage: 900, taxTotal: { taxAmount: 574.8 } });
      request.legalMonetaryTotal = totals(10596, 11496, 12070.8, 12070.8);
    }),
    [
      'demurrage pint-ae-totals: demurrage is not part of the document request, and the totals include its 900.00: they come to 12070.80, and the document to 11125.80 (taxTotal.taxAmount 574.80 ≠ 529.80, legalMonetaryTotal.taxExclusiveAmount 11496.00 ≠ 10596.00, legalMonetaryTotal.taxInclusiveAmount 12070.80 ≠ 11125.80, legalMonetaryTotal.payableAmount 12070.80 ≠ 11125.80).',
    ],
  ],
  [
    'prices include VAT',
    invoice((request) => {
      request.taxTotal = { taxAmount: 504.57 };
      request.legalMonetaryTotal = null;
    }),
    [
      'taxTotal.taxAmount ibr-co-14: The VAT total is given as 504.57, which is the VAT inside the amounts of the lines; unit prices are without VAT, and 529.80 comes on top.',
    ],
  ],
  [
    'prices include VAT, and the totals are of them',
    invoice((request) => {
      request.taxTotal = { taxAmount: 504.57 };
      request.legalMonetaryTotal = totals(10596, 10091.43, 10596, 10596);
    }),
    [
      'taxTotal.taxAmount ibr-co-14: The VAT total is given as 504.57, which is the VAT inside the amounts of the lines; unit prices are without VAT, and 529.80 comes on top. The same mistake is behind legalMonetaryTotal.taxExclusiveAmount 10091.43 ≠ 10596.00, legalMonetaryTotal.taxInclusiveAmount 10596.00 ≠ 11125.80, legalMonetaryTotal.payableAmount 10596.00 ≠ 11125.80.',
    ],
  ],
  [
    'prices include VAT, and one of the totals has another mistake',
    invoice((request) => {
      request.taxTotal = { taxAmount: 504.57 };
      request.legalMonetaryTotal = totals(10596, 10091.43, 10596, 10000);
    }),
    [
      'taxTotal.taxAmount ibr-co-14: The VAT total is given as 504.57, which is the VAT inside the amounts of the lines; unit prices are without VAT, and 529.80 comes on top. The same mistake is behind legalMonetaryTotal.taxExclusiveAmount 10091.43 ≠ 10596.00, legalMonetaryTotal.taxInclusiveAmount 10596.00 ≠ 11125.80.',
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount due is given as 10000.00, and it comes to 11125.80: the total with VAT, less what is prepaid.',
    ],
  ],
  [
    'prices include VAT, and no VAT total is sent',
    invoice((request) => {
      request.taxTotal = null;
      request.legalMonetaryTotal = totals(10596, 10091.43, 10596, 10596);
    }),
    [
      'legalMonetaryTotal.taxExclusiveAmount ibr-co-13: The total without VAT is given as 10091.43, which is the amounts of the lines less 504.57 of VAT inside them; unit prices are without VAT, and it comes to 10596.00. The same mistake is behind legalMonetaryTotal.taxInclusiveAmount 10596.00 ≠ 11125.80, legalMonetaryTotal.payableAmount 10596.00 ≠ 11125.80.',
    ],
  ],
  [
    'VAT is charged on a supply without any',
    edited('exempt', (request) => {
      request.taxTotal = { taxAmount: 10 };
      request.legalMonetaryTotal = null;
    }),
    [
      'taxTotal.taxAmount ibr-co-14: A VAT total of 10.00 is given, and no line has VAT: all are of category E (Exempt).',
    ],
  ],
  [
    'VAT is sent under reverse charge',
    edited('reverse-charge', (request) => {
      request.taxTotal = { taxAmount: 39063.44 };
      request.legalMonetaryTotal = null;
    }),
    [
      'taxTotal.taxAmount ibr-co-14: A VAT total of 39063.44 is given, and the document charges none: under reverse charge (category AE) the buyer accounts for the VAT.',
    ],
  ],
  [
    'VAT is sent under the margin scheme',
    edited('profit-margin', (request) => {
      request.taxTotal = { taxAmount: 100 };
      request.legalMonetaryTotal = null;
    }),
    [
      'taxTotal.taxAmount ibr-co-14: A VAT total of 100.00 is given, and the document shows none: under the profit margin scheme VAT is on the margin and is not stated.',
    ],
  ],
  [
    'what is prepaid was not taken off',
    invoice((request) => {
      request.prepaidAmount = 1000;
    }),
    [
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount due is given as 11125.80, the whole total with VAT; 1000.00 is prepaid, which leaves 10125.80.',
    ],
  ],
  [
    'a retention of 10 % of the total with VAT was taken off',
    invoice((request) => {
      request.legalMonetaryTotal = totals(10596, 10596, 11125.8, 10013.22);
    }),
    [
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount due is given as 10013.22, which is 1112.58 (10 %) less than 11125.80, as if a retention had been taken off.',
    ],
  ],
  [
    'a retention of 5 % of the total without VAT was taken off',
    invoice((request) => {
      request.legalMonetaryTotal = totals(10596, 10596, 11125.8, 10596);
    }),
    [
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount due is given as 10596.00, which is 529.80 (5 %) less than 11125.80, as if a retention had been taken off.',
    ],
  ],
  [
    'the whole was paid at the till',
    invoice((request) => {
      request.legalMonetaryTotal = totals(10596, 10596, 11125.8, 0);
    }),
    [
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount due is given as 0.00, which is 11125.80 less than the total with VAT, and nothing in the document says why.',
    ],
  ],
  [
    'the unit price is a rounded one',
    invoice((request) => {
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
      Object.assign(lineOf(request), { quantity: 90, unitPrice: 190.48, lineExtensionAmount: 17142.86 });
    }),
    [
      'lines[0].lineExtensionAmount ibr-147-ae: The line amount is given as 17142.86, and it comes to 17143.20: unitPrice 190.48 is a rounded one.',
    ],
  ],
  [
    'a discount is in the unit prices and an allowance of the document as well',
    invoice((request) => {
      request.allowancesCharges = [{ isCharge: false, amount: 96, reason: 'Discount', vatCategory: 'S' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = totals(10596, 10596, 11025, 11025);
    }),
    [
      'legalMonetaryTotal.taxExclusiveAmount ibr-co-13: The total without VAT is given as 10596.00, which leaves the allowances of 96.00 out; with them it comes to 10500.00.',
    ],
  ],
  [
    'a rate is sent as a fraction',
    invoice((request) => {
      lineOf(request).vatRate = 0.05;
    }),
    [
      'lines[0].vatRate ibr-190-ae: The VAT rate is given as 0.05, a fraction; it is a percentage, and that of VAT category S (Standard rate) is 5.',
    ],
  ],
  [
    'the rate of an allowance is sent as a fraction',
    invoice((request) => {
      request.allowancesCharges = [
        { isCharge: false, amount: 5, reason: 'x', vatCategory: 'S', vatRate: 0.05 },
      ];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    }),
    [
      'allowancesCharges[0].vatRate ibr-190-ae: The VAT rate is given as 0.05, a fraction; it is a percentage, and that of VAT category S (Standard rate) is 5.',
    ],
  ],
  ...[false, true].map(
    (isCharge): Diagnosis => [
      `the percentage of ${isCharge ? 'a charge' : 'an allowance'} is sent as a fraction`,
      invoice((request) => {
        request.allowancesCharges = [
          { isCharge, amount: 5, reason: 'x', baseAmount: 100, multiplierPercent: 0.05 },
        ];
        request.taxTotal = null;
        request.legalMonetaryTotal = null;
      }),
      [
        `allowancesCharges[0].multiplierPercent ${isCharge ? 'ibr-146-ae' : 'ibr-131-ae'}: The percentage is given as 0.05, a fraction; 5.00 is 5 % of 100.00.`,
      ],
    ],
  ),
  [
    'the percentage of an allowance is sent as its amount',
    invoice((request) => {
      request.allowancesCharges = [
        { isCharge: false, amount: 10, reason: 'x', baseAmount: 200, multiplierPercent: 10 },
      ];
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    }),
    [
      'allowancesCharges[0].amount ibr-131-ae: The amount is given as 10.00, which is the percentage; 10 % of 200.00 is 20.00.',
    ],
  ],
  [
    'the percentage of an allowance is of the sum of the lines',
    invoice((request) => {
      request.allowancesCharges = [
        { isCharge: false, amount: 1059.6, reason: 'x', baseAmount: 10000, multiplierPercent: 10 },
      ];
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    }),
    ['allowancesCharges[0].baseAmount ibr-131-ae: 1059.60 is not 10 % of 10000.00, it is 10 % of 10596.00.'],
  ],
  [
    'unit prices include VAT, net amounts do not',
    invoice((request) => {
      lineOf(request).unitPrice = 887.775;
    }),
    [
      'lines[0].lineExtensionAmount ibr-147-ae: The line amount is given as 10146.00, and it comes to 10653.30: the unit price includes VAT, and the line amount does not. The same mistake is behind taxTotal.taxAmount 529.80 ≠ 555.17, legalMonetaryTotal.lineExtensionAmount 10596.00 ≠ 11103.30, legalMonetaryTotal.taxExclusiveAmount 10596.00 ≠ 11103.30, legalMonetaryTotal.taxInclusiveAmount 11125.80 ≠ 11658.47, legalMonetaryTotal.payableAmount 11125.80 ≠ 11658.47.',
    ],
  ],
  [
    'another amount is paid because there is another VAT, and nothing was held back',
    invoice((request) => {
      request.taxTotal = null;
      request.legalMonetaryTotal = totals(10596, 10596, 10596, 10596);
    }),
    [
      'legalMonetaryTotal.taxInclusiveAmount pint-ae-totals: The totals are without VAT, and lines of category S (Standard rate) charge 529.80: 10596.00 is sent where the document comes to 11125.80 (legalMonetaryTotal.taxInclusiveAmount 10596.00 ≠ 11125.80, legalMonetaryTotal.payableAmount 10596.00 ≠ 11125.80).',
    ],
  ],
];
