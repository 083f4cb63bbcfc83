import { describe, expect, test } from 'vitest';
import type { Language } from '../../src/core/language.ts';
import type { DocumentRequest } from '../../src/judge/default-specification.ts';
import { validate } from '../../src/judge/validate.ts';
import { edited, example, lineOf } from '../requests.ts';

/** What a system did, the request that it sends, and all that is said of it: `path rule: message`. */
type Diagnosis = readonly [mistake: string, request: unknown, findings: readonly string[]];

const invoice = (edit: (request: DocumentRequest) => void) => edited('standard-invoice', edit);

/** A request with other fields than the interface has. */
function reshaped(edit: (request: Record<string, unknown>) => void): unknown {
  const request: Record<string, unknown> = { ...example('standard-invoice') };
  edit(request);
  return request;
}

function findingsOf(request: unknown, language: Language = 'en'): string[] {
  const { problems, issues } = validate(request, { language });
  return [
    ...problems.map(({ field, rule, message }) => `${field} ${rule}: ${message}`),
    ...issues.map(({ path, rule, message }) => `${path} ${rule}: ${message}`),
  ];
}

const shapes: readonly Diagnosis[] = [
  [
    'a number is sent as a text, with thousands separators',
    reshaped((request) => {
      request.lines = [{ ...lineOf(example('standard-invoice')), unitPrice: '1,234.50' }];
    }),
    [
      'lines[0].unitPrice pint-ae-malformed: must be a number, not the text 1,234.50: send 1234.50, without quotation marks or thousands separators',
    ],
  ],
  [
    'a rate is sent with a percent sign',
    reshaped((request) => {
      request.lines = [{ ...lineOf(example('standard-invoice')), vatRate: '5%' }];
    }),
    [
      'lines[0].vatRate pint-ae-malformed: must be a number, not the text 5%: send 5, without quotation marks or thousands separators',
    ],
  ],
  [
    'an amount is sent in Arabic digits with its currency',
    reshaped((request) => {
      request.prepaidAmount = '١٬٥٠٠٫٢٥ AED';
    }),
    [
      'prepaidAmount pint-ae-malformed: must be a number, not the text ١٬٥٠٠٫٢٥ AED: send 1500.25, without quotation marks or thousands separators',
    ],
  ],
  [
    'a text says no number',
    reshaped((request) => {
      request.prepaidAmount = 'none';
    }),
    ['prepaidAmount pint-ae-malformed: must be a number, not a text'],
  ],
  [
    'a TRN is sent as a number',
    reshaped((request) => {
      request.seller = { ...example('standard-invoice').seller, trn: 100354879200003 };
    }),
    [
      'seller.trn pint-ae-malformed: must be a text, not a number: send "100354879200003", with quotation marks',
    ],
  ],
  [
    'a flag is sent as a text',
    reshaped((request) => {
      request.transactionType = { exports: 'true' };
    }),
    [
      'transactionType.exports pint-ae-malformed: must be true or false, not a text: send true without quotation marks',
    ],
  ],
  [
    'a required key is misspelt',
    reshaped((request) => {
      request.invoiceNumer = request.invoiceNumber;
      delete request.invoiceNumber;
    }),
    [
      'invoiceNumer pint-ae-unknown-field: The field invoiceNumer is not part of the document request and was ignored; did you mean invoiceNumber?',
    ],
  ],
  [
    'a required key inside a party is misspelt, and another key is not known',
    reshaped((request) => {
      const { participantId, ...seller } = example('standard-invoice').seller;
      request.seller = { ...seller, participantID: participantId };
      request.colour = 'red';
    }),
    [
      'seller.participantID pint-ae-unknown-field: The field seller.participantID is not part of the document request and was ignored; did you mean participantId?',
      'colour pint-ae-unknown-field: The field colour is not part of the document request and was ignored.',
    ],
  ],
  [
    'unknown keys of a malformed request are told, in the order of the interface',
    reshaped((request) => {
      request.issueDate = '02/11/2026';
      request.buyer = { ...example('standard-invoice').buyer, vatNumber: '1' };
    }),
    [
      'issueDate pint-ae-malformed: must be a calendar date written as YYYY-MM-DD',
      'buyer.vatNumber pint-ae-unknown-field: The field buyer.vatNumber is not part of the document request and was ignored.',
    ],
  ],
  [
    'the request is inside an envelope',
    { invoice: example('standard-invoice') },
    [
      'invoice pint-ae-malformed: holds the document request, which must be sent by itself: send what is in invoice as the body',
    ],
  ],
  [
    'the request is inside an envelope with other fields',
    { id: 7, data: { document: example('standard-invoice') } },
    [
      'data.document pint-ae-malformed: holds the document request, which must be sent by itself: send what is in data.document as the body',
    ],
  ],
];

const profitMargin = { transactionType: { profitMargin: true } };

/** One mistake of which many rules speak. */
const cascades: readonly Diagnosis[] = [
  [
    'a currency is not of ISO 4217',
    invoice((request) => {
      request.currency = 'DHX';
    }),
    ['currency ibr-cl-04: The currency DHX is not in the list of currencies.'],
  ],
  [
    'a classification list is not listed',
    invoice((request) => {
      lineOf(request).classifications = [{ code: '940139', listId: 'TARIC' }];
    }),
    [
      'lines[0].classifications[0] ibr-cl-13: The classification list TARIC is not in the list of item classifications.',
    ],
  ],
  [
    "the buyer's address is empty",
    invoice(({ buyer }) => {
      buyer.address = { line1: null, city: null, countryCode: null };
    }),
    ['buyer.address ibr-144-ae: The address of the buyer has no street (line1), city, country subdivision.'],
  ],
  [
    'the address of a buyer that is not registered is empty, so that not even its country is known',
    invoice(({ buyer }) => {
      buyer.trn = null;
      buyer.address = { line1: null, city: null, countryCode: null };
    }),
    [
      'buyer.address ibr-144-ae: The address of the buyer has no street (line1), city, country subdivision, country.',
    ],
  ],
  [
    'a supply through e-commerce is delivered to a buyer without a street',
    invoice((request) => {
      request.transactionType = { ecommerce: true };
      request.buyer.address.line1 = null;
    }),
    ['buyer.address.line1 ibr-144-ae: The address of the buyer has no street (line1).'],
  ],
  [
    'the seller has neither TRN nor electronic address',
    invoice(({ seller }) => {
      Object.assign(seller, { trn: null, participantId: null });
    }),
    ['seller.trn ibr-134-ae: The seller has no VAT registration number (TRN).'],
  ],
  [
    'the seller has neither TRN nor registration',
    invoice(({ seller }) => {
      Object.assign(seller, { trn: null, legalRegistrationNumber: null });
    }),
    [
      'seller.trn ibr-134-ae: The seller has no VAT registration number (TRN).',
      'seller.legalRegistrationNumber ibr-150-ae: The seller has no legal registration number; with it go the type of the registration and, for a trade licence, the authority that issued it.',
    ],
  ],
  [
    'a company sends its first document without its registration',
    invoice(({ seller }) => {
      Object.assign(seller, {
        legalRegistrationNumber: null,
        legalRegistrationType: null,
        authorityName: null,
      });
    }),
    [
      'seller.legalRegistrationNumber ibr-150-ae: The seller has no legal registration number; with it go the type of the registration and, for a trade licence, the authority that issued it.',
    ],
  ],
  [
    'an item under reverse charge has an unlisted scheme',
    edited('reverse-charge', (request) => {
      lineOf(request).standardItemSchemeId = 'INTERNAL';
    }),
    [
      'lines[0].standardItemSchemeId ibr-cl-21: The scheme INTERNAL of the standard item identifier is not in the list of identifier schemes.',
    ],
  ],
  [
    'an item under reverse charge is identified by a GLN',
    edited('reverse-charge', (request) => {
      lineOf(request).standardItemSchemeId = '0088';
    }),
    [
      'lines[0].standardItemSchemeId ibr-174-ae: The line is under reverse charge (category AE), and its item is identified under the scheme 0088, not by a GTIN.',
    ],
  ],
  [
    'the country of the buyer of an export is not given',
    invoice((request) => {
      request.transactionType = { exports: true };
      Object.assign(request.buyer, { trn: null, participantId: null });
      Object.assign(request.buyer.address, { city: 'Lyon', countrySubentity: 'ARA', countryCode: null });
    }),
    ['buyer.address.countryCode ibr-011: The address of the buyer has no country.'],
  ],
  [
    'an exempt line is sold under the margin scheme',
    edited('profit-margin', (request) => {
      lineOf(request).vatCategory = 'E';
      lineOf(request).vatRate = 0;
      request.lines = [lineOf(request), { ...lineOf(example('profit-margin')), id: '2' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    }),
    [
      'lines[0].vatCategory ibr-116-ae: Under the profit margin scheme every line is sold under it, and the document has no allowances or charges.',
    ],
  ],
  [
    'an exempt document is flagged as of the margin scheme',
    edited('exempt', (request) => Object.assign(request, profitMargin)),
    [
      'transactionType.profitMargin ibr-157-ae: A document that is exempt or out of scope throughout cannot be flagged profitMargin.',
    ],
  ],
  [
    'a volume discount has its code in small letters',
    edited('volume-discount-credit-note', (request) => {
      request.creditNoteReasonCode = 'vd';
    }),
    [],
  ],
  [
    'an exempt allowance of the document has a rate',
    edited('exempt', (request) => {
      request.allowancesCharges = [{ isCharge: false, amount: 5, reason: 'x', vatCategory: 'E', vatRate: 5 }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    }),
    [
      'allowancesCharges[0].vatRate aligned-ibrp-e-06: The VAT rate 5 does not go with VAT category E, whose rate is 0.',
    ],
  ],
  [
    'a charge of the document that is out of scope has a rate',
    edited('out-of-scope', (request) => {
      request.allowancesCharges = [{ isCharge: true, amount: 5, reason: 'x', vatCategory: 'O', vatRate: 5 }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    }),
    [
      'allowancesCharges[0].vatRate aligned-ibrp-o-07: The VAT rate 5 does not go with VAT category O, whose rate is 0.',
    ],
  ],
  [
    'several fields are wrong, and are told in the order of the request',
    invoice((request) => {
      request.invoiceNumber = null;
      request.dueDate = null;
      request.buyer.name = '';
      lineOf(request, 1).serviceAccountingCode = null;
      lineOf(request).unitCode = 'NOUNIT';
    }),
    [
      'invoiceNumber ibr-002: The document has no number.',
      'dueDate ibr-127-ae: There is an amount to pay, 11125.80 AED, and no due date.',
      'buyer.name ibr-007: The buyer has no name.',
      'lines[0].unitCode ibr-cl-23: The unit NOUNIT is not in the list of units.',
      'lines[1].serviceAccountingCode ibr-185-ae: The item type is S and the service accounting code is missing.',
    ],
  ],
];

/** Ten lines of which each has VAT of half a cent and more to round. */
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

/** Figures that contradict the document, and what gives exactly them. */
const amounts: readonly Diagnosis[] = [
  [
    'VAT is rounded on each of many lines',
    invoice((request) => {
      tenLines(request);
      request.taxTotal = { taxAmount: 5.1 };
    }),
    [
      'taxTotal.taxAmount ibr-co-14: The VAT total is given as 5.10, the VAT of each line rounded and added up; VAT is the rate of the sum of the lines, which comes to 5.05.',
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
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount to pay is given as 11125.80, the whole total with VAT; 1000.00 is prepaid, which leaves 10125.80.',
    ],
  ],
  [
    'a retention of 10 % of the total with VAT was taken off',
    invoice((request) => {
      request.legalMonetaryTotal = totals(10596, 10596, 11125.8, 10013.22);
    }),
    [
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount to pay is given as 10013.22, which is 1112.58 (10 %) less than 11125.80, as if a retention had been taken off.',
    ],
  ],
  [
    'a retention of 5 % of the total without VAT was taken off',
    invoice((request) => {
      request.legalMonetaryTotal = totals(10596, 10596, 11125.8, 10596);
    }),
    [
      'legalMonetaryTotal.payableAmount ibr-co-16: The amount to pay is given as 10596.00, which is 529.80 (5 %) less than 11125.80, as if a retention had been taken off.',
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
      'lines[0].vatRate ibr-190-ae: The VAT rate is given as 0.05, a fraction; it is a percentage, and that of VAT category S is 5.',
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
      'allowancesCharges[0].vatRate ibr-190-ae: The VAT rate is given as 0.05, a fraction; it is a percentage, and that of VAT category S is 5.',
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
];

const sellerWithTrn = (trn: string) =>
  invoice(({ seller }) => {
    seller.trn = trn;
  });

/** Numbers that are not what they should be. */
const identifiers: readonly Diagnosis[] = [
  [
    'a TRN has 14 digits',
    sellerWithTrn('10035487920003'),
    ['seller.trn ibr-132-ae: The TRN 10035487920003 has 14 digits, and needs 15.'],
  ],
  [
    'a TRN has 16 digits',
    sellerWithTrn('1003548792000003'),
    ['seller.trn ibr-132-ae: The TRN 1003548792000003 has 16 digits, and needs 15.'],
  ],
  [
    'a TRN has other digits at its end',
    sellerWithTrn('100354879200004'),
    [
      'seller.trn ibr-132-ae: The TRN 100354879200004 is not a UAE tax registration number: 15 digits, the first 1, the last two 03.',
    ],
  ],
  [
    'a TIN stands where a TRN belongs',
    sellerWithTrn('1003548792'),
    [
      'seller.trn ibr-134-ae: 1003548792 is a tax identification number (TIN, 10 digits), and a tax registration number (TRN, 15 digits) is needed.',
    ],
  ],
  [
    'the emirate of the seller is misspelt, and its city is not known',
    invoice(({ seller }) => {
      Object.assign(seller.address, { city: 'Somewhere', countrySubentity: 'Qqqq' });
    }),
    ['seller.address.countrySubentity ibr-128-ae: Qqqq is not recognised as an emirate.'],
  ],
  [
    'the emirate of the seller is not given, and its city is not known',
    invoice(({ seller }) => {
      Object.assign(seller.address, { city: 'Somewhere', countrySubentity: null });
    }),
    ['seller.address.countrySubentity ibr-128-ae: The emirate of the address is not given.'],
  ],
];

describe.each<[topic: string, diagnoses: readonly Diagnosis[]]>([
  ['the shape of the request', shapes],
  ['one mistake', cascades],
  ['amounts', amounts],
  ['identifiers', identifiers],
])('what is said of %s', (_topic, diagnoses) => {
  test.each(diagnoses)('%s', (_mistake, request, findings) => {
    expect(findingsOf(request)).toEqual(findings);
  });

  test('is said in Arabic as well, of the same fields', () => {
    const inArabic = diagnoses.flatMap(([, request]) => findingsOf(request, 'ar'));
    const placesAndRules = (finding: string) => finding.slice(0, finding.indexOf(':'));
    expect(inArabic.map(placesAndRules)).toEqual(
      diagnoses.flatMap(([, , findings]) => findings.map(placesAndRules)),
    );
    expect(inArabic.filter((finding) => !/\p{Script=Arabic}.*\p{Script=Arabic}/u.test(finding))).toEqual([]);
    expect(inArabic.filter((finding) => finding.includes('{'))).toEqual([]);
  });
});
