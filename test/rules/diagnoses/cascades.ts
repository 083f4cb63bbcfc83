import { edited, example, lineOf } from '../../requests.ts';
import { type Diagnosis, invoice } from './diagnosis.ts';

const profitMargin = { transactionType: { profitMargin: true } };

/** One mistake that breaks many rules. */
export const cascades: readonly Diagnosis[] = [
  [
    'a currency is not of ISO 4217',
    invoice((request) => {
      request.currency = 'AEDD';
    }),
    [
      'currency ibr-cl-04: The currency AEDD is not in the list of currencies. Did you mean AED (UAE dirham)?',
    ],
  ],
  [
    'a classification list is not listed',
    invoice((request) => {
      lineOf(request).classifications = [{ code: '940139', listId: 'TARIC' }];
    }),
    [
      'lines[0].classifications[0].listId ibr-cl-13: The classification list TARIC is not in the list of item classifications.',
    ],
  ],
  [
    "the buyer's address is empty",
    invoice(({ buyer }) => {
      buyer.address = { line1: null, city: null, countryCode: null };
    }),
    ['buyer.address ibr-144-ae: The address of the buyer has no street (line1), city, emirate or region.'],
  ],
  [
    'the address of a buyer that is not registered is empty, so that not even its country is known',
    invoice(({ buyer }) => {
      buyer.trn = null;
      buyer.address = { line1: null, city: null, countryCode: null };
    }),
    [
      'buyer.address ibr-144-ae: The address of the buyer has no street (line1), city, emirate or region, country.',
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
      'lines[0].vatCategory ibr-116-ae: The document is flagged as under the profit margin scheme, where lines of another VAT category and allowances or charges on the document are not allowed; this is one.',
    ],
  ],
  [
    'an exempt document is flagged as of the margin scheme',
    edited('exempt', (request) => Object.assign(request, profitMargin)),
    [
      'transactionType.profitMargin ibr-157-ae: A document that is exempt or out of scope throughout cannot be flagged profitMargin (Profit margin scheme).',
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
      'allowancesCharges[0].vatRate aligned-ibrp-e-06: The VAT rate 5 does not go with VAT category E (Exempt), whose rate is 0.',
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
      'allowancesCharges[0].vatRate aligned-ibrp-o-07: The VAT rate 5 does not go with VAT category O (Out of scope), whose rate is 0.',
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
      'dueDate ibr-127-ae: There is an amount due, 11125.80 AED, and no due date.',
      'buyer.name ibr-007: The buyer has no name.',
      'lines[0].unitCode ibr-cl-23: The unit NOUNIT is not in the list of units.',
      'lines[1].serviceAccountingCode ibr-185-ae: The item type is S (Services) and the service accounting code is missing.',
    ],
  ],
];
