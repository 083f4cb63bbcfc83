import { edited, lineOf } from '../../requests.ts';
import { type Diagnosis, invoice, reshaped } from './diagnosis.ts';

const withUnit = (unitCode: string) =>
  invoice((request) => {
    lineOf(request).unitCode = unitCode;
  });

/** Codes that no list has, and the code that is meant. */
export const codes: readonly Diagnosis[] = [
  [
    'a unit is misspelt',
    withUnit('KILOGRAMM'),
    [
      'lines[0].unitCode ibr-cl-23: The unit KILOGRAMM is not in the list of units. Did you mean KGM (kilogram)?',
    ],
  ],
  [
    'a unit is nothing like any other',
    withUnit('NOUNIT'),
    ['lines[0].unitCode ibr-cl-23: The unit NOUNIT is not in the list of units.'],
  ],
  [
    'a country is misspelt',
    invoice(({ buyer }) => {
      buyer.address.countryCode = 'Germny';
    }),
    [
      'buyer.address.countryCode ibr-cl-14: The country Germny is not in the list of country codes. Did you mean DE (Germany)?',
    ],
  ],
  [
    'an emirate is misspelt',
    invoice(({ seller }) => {
      Object.assign(seller.address, { city: 'Somewhere', countrySubentity: 'Dubaii' });
    }),
    [
      'seller.address.countrySubentity ibr-128-ae: Dubaii is not recognised as an emirate. Did you mean DXB (Dubai)?',
    ],
  ],
  [
    'a currency has the name that people give it',
    invoice((request) => {
      request.currency = 'DHS';
    }),
    ['currency ibr-cl-04: The currency DHS is not in the list of currencies. Did you mean AED (UAE dirham)?'],
  ],
  [
    'a payment mode is misspelt',
    invoice((request) => {
      request.paymentMode = 'cheqe';
    }),
    [
      'paymentMode ibr-cl-16: The payment mode cheqe is not in the list of payment means. Did you mean 20 (Cheque)?',
    ],
  ],
  [
    'a type of registration is misspelt',
    invoice(({ seller }) => {
      seller.legalRegistrationType = 'Trade licens';
    }),
    [
      'seller.legalRegistrationType ibr-173-ae: The legal registration type Trade licens of the seller is not one of TL (Trade licence), EID (Emirates ID), PAS (Passport), CD (Cabinet decision). Did you mean TL (Trade licence)?',
    ],
  ],
  [
    'the country of a passport is misspelt',
    invoice(({ buyer }) => {
      Object.assign(buyer, { legalRegistrationType: 'PAS', authorityName: 'Pakistann' });
    }),
    [
      'buyer.authorityName ibr-010-ae: Pakistann, the country that issued the passport of the buyer, is not a country of ISO 3166. Did you mean PK (Pakistan)?',
    ],
  ],
  [
    'a billing frequency is misspelt',
    edited('summary-invoice', (request) => {
      request.billingFrequencyCode = 'monthy';
    }),
    [
      'billingFrequencyCode ibr-005-ae: The billing frequency monthy is not in the list of frequencies. Did you mean MTH (Monthly)?',
    ],
  ],
  [
    'the number of the document has the name that a system gives it',
    reshaped((request) => {
      request.invoiceNo = request.invoiceNumber;
      delete request.invoiceNumber;
    }),
    [
      'invoiceNo pint-ae-unknown-field: The field invoiceNo is not part of the document request and was ignored; did you mean invoiceNumber?',
    ],
  ],
  [
    'the parties have the names that a system gives them',
    reshaped((request) => {
      Object.assign(request, { supplier: request.seller, customer: request.buyer });
      delete request.seller;
      delete request.buyer;
    }),
    [
      'supplier pint-ae-unknown-field: The field supplier is not part of the document request and was ignored; did you mean seller?',
      'customer pint-ae-unknown-field: The field customer is not part of the document request and was ignored; did you mean buyer?',
    ],
  ],
  [
    'the rate of a line is 0, and it names no category',
    invoice((request) => {
      Object.assign(lineOf(request), { vatCategory: null, vatRate: 0 });
    }),
    [
      'lines[0].vatCategory ibr-190-ae: The VAT rate is 0 and the line names no VAT category; S (Standard rate) is assumed then, whose rate is 5.',
    ],
  ],
  [
    'the rate of a line is the factor of the gross price',
    invoice((request) => {
      lineOf(request).vatRate = 1.05;
    }),
    [
      'lines[0].vatRate ibr-190-ae: The VAT rate is given as 1.05, the factor of a price with VAT; it is a percentage, and that of VAT category S (Standard rate) is 5.',
    ],
  ],
  [
    'the category of the margin scheme is sent',
    invoice((request) => {
      Object.assign(lineOf(request), { vatCategory: 'N', vatRate: 0 });
      request.lines = [lineOf(request)];
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    }),
    [
      'lines[0].vatCategory pint-ae-malformed: lines[0].vatCategory is “N”. The category of the profit margin scheme follows from a flag of the document (Guidelines, p. 26 and 27).',
    ],
  ],
  [
    'a debit note is sent',
    invoice((request) => {
      Object.assign(request, { documentType: 'DebitNote' });
    }),
    [
      'documentType pint-ae-malformed: documentType is “DebitNote”, and PINT-AE has no debit notes: what is charged in addition gets a further invoice (Electronic Invoicing Guidelines, p. 22).',
    ],
  ],
  [
    'metal scrap is sold under reverse charge',
    edited('reverse-charge', (request) => {
      const scrap = { description: 'Copper', goodsNatureCode: null, standardItemId: null };
      Object.assign(lineOf(request), {
        ...scrap,
        standardItemSchemeId: null,
        classifications: ['7404'],
        itemTypeCode: 'G',
      });
    }),
    [
      'lines[0].goodsNatureCode ibr-166-ae: The line sells metal scrap under reverse charge (category AE). That is right between registered businesses since 14 January 2026 (Cabinet Decision 153 of 2025, Article 2; Guidelines, p. 30 and 31), but the list of natures of goods has no code for metal scrap yet.',
    ],
  ],
  [
    'metal scrap is sold under reverse charge before the decision on it',
    edited('reverse-charge', (request) => {
      Object.assign(request, { issueDate: '2025-12-31' });
      Object.assign(lineOf(request), {
        description: 'حديد',
        goodsNatureCode: null,
        standardItemId: null,
        standardItemSchemeId: null,
        classifications: ['7404'],
        itemTypeCode: 'G',
      });
    }),
    [
      'lines[0].vatCategory ibr-166-ae: The line sells metal scrap under reverse charge (category AE), and the supply is of 2025-12-31. Metal scrap is under reverse charge since 14 January 2026 (Cabinet Decision 153 of 2025, Article 2; Guidelines, p. 30 and 31), and was not before.',
    ],
  ],
  [
    'gold scrap is sold under reverse charge without its nature',
    edited('reverse-charge', (request) => {
      Object.assign(lineOf(request), { name: 'Gold scrap 21K', goodsNatureCode: null });
    }),
    [
      'lines[0].goodsNatureCode ibr-166-ae: The line is under reverse charge (category AE) and does not give the nature of the goods.',
    ],
  ],
  [
    'the buyer under reverse charge sends its TIN',
    edited('reverse-charge', ({ buyer }) => {
      buyer.trn = '1008899112';
    }),
    [
      'buyer.trn ibr-103-ae: Under reverse charge (category AE) the buyer accounts for the VAT; 1008899112 is a tax identification number (TIN, 10 digits), and its tax registration number (TRN, 15 digits) is needed.',
    ],
  ],
  [
    'a supply through e-commerce names the country of its delivery only',
    invoice((request) => {
      request.transactionType = { ecommerce: true };
      request.delivery = { streetName: 'Corniche', countrySubentity: 'AUH', countryCode: 'AE' };
    }),
    ['delivery.city ibr-142-ae: A supply through e-commerce needs the city of the delivery address.'],
  ],
];
