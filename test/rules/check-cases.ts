import type { NormaliseOptions } from '../../src/request/normalise/options.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { lineOf } from '../requests.ts';

/** A check with an edit of an example that it speaks of, and the paths that it names. */
export type Case = readonly [
  rule: string,
  fact: string,
  name: string,
  edit: (request: DocumentRequest) => void,
  paths: readonly string[],
  options?: NormaliseOptions,
];

const document = (edit: (request: DocumentRequest) => void): [string, typeof edit] => [
  'standard-invoice',
  edit,
];
const firstLine = (
  values: Partial<DocumentRequest['lines'][number]>,
): [string, (request: DocumentRequest) => void] => [
  'standard-invoice',
  (request) => {
    Object.assign(lineOf(request), values, { lineExtensionAmount: null });
    request.taxTotal = null;
    request.legalMonetaryTotal = null;
  },
];
const fields = (values: Partial<DocumentRequest>): [string, (request: DocumentRequest) => void] =>
  document((request) => {
    Object.assign(request, values);
  });
const seller = (values: Partial<DocumentRequest['seller']>) =>
  document((request) => {
    Object.assign(request.seller, values);
  });
const buyer = (values: Partial<DocumentRequest['buyer']>) =>
  document((request) => {
    Object.assign(request.buyer, values);
  });
const entry = (values: object): [string, (request: DocumentRequest) => void] =>
  fields({
    allowancesCharges: [{ isCharge: false, amount: 5, reason: 'x', ...values }],
    taxTotal: null,
    legalMonetaryTotal: null,
  });
const attached = (...documents: object[]) =>
  fields({ additionalDocuments: documents.map((values) => ({ documentId: 'D-1', ...values })) });

/** The cases of the checks: the tests run them, and the documentation shows them. */
export const cases: readonly Case[] = [
  ['ibr-002', 'a document has a number', ...fields({ invoiceNumber: ' ' }), ['invoiceNumber']],
  [
    'ibr-016',
    'a document has lines',
    ...fields({ lines: [], taxTotal: null, legalMonetaryTotal: null }),
    ['lines'],
  ],
  [
    'ibr-127-ae',
    'an invoice with something to pay has a due date',
    ...fields({ dueDate: null }),
    ['dueDate'],
  ],
  [
    'ibr-141-ae',
    'the VAT point is before the issue date',
    ...fields({ vatPointDate: '2026-11-03' }),
    ['vatPointDate'],
  ],
  [
    'ibr-029',
    'a period ends after it starts',
    ...fields({ billingPeriodStart: '2026-10-31', billingPeriodEnd: '2026-10-01' }),
    ['billingPeriodEnd'],
  ],
  [
    'pint-ae-amount-range',
    'a line comes to no more than keeps its cents',
    ...firstLine({ quantity: 9e13, unitPrice: 2 }),
    ['lines[0]'],
  ],
  [
    'pint-ae-amount-range',
    'lines together come to no more either',
    'standard-invoice',
    (request) => {
      const line = { ...lineOf(request), quantity: 5e13, unitPrice: 1, lineExtensionAmount: null };
      const lines = [line, { ...line, id: '2' }];
      Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
    },
    [''],
  ],
  [
    'pint-ae-date-range',
    'dates are of this century',
    ...document((request) => {
      Object.assign(request, {
        issueDate: '0206-11-02',
        dueDate: '2101-01-01',
        billingPeriodEnd: '9999-12-31',
      });
      Object.assign(lineOf(request), { periodStart: '1999-12-31', periodEnd: '2100-12-31' });
    }),
    ['issueDate', 'dueDate', 'billingPeriodEnd', 'lines[0].periodStart'],
  ],
  [
    'pint-ae-date-range',
    'the end of a line is a date like any other',
    ...document((request) => {
      Object.assign(lineOf(request), { periodEnd: '2101-01-01' });
    }),
    ['lines[0].periodEnd'],
  ],
  [
    'pint-ae-negative-vat-group',
    'of lines that all correct something, the first of their category is named',
    'standard-invoice',
    (request) => {
      const line = { ...lineOf(request), lineExtensionAmount: null };
      const correction = { ...line, quantity: -1, unitPrice: 1, vatCategory: 'Z' as const, vatRate: 0 };
      Object.assign(request, {
        lines: [line, { ...correction, id: '2' }, { ...correction, id: '3' }],
        taxTotal: null,
        legalMonetaryTotal: null,
      });
    },
    ['lines[1]'],
  ],
  [
    'ibr-005-ae',
    'a billing frequency is listed',
    ...fields({ billingFrequencyCode: 'FORTNIGHTLY' }),
    ['billingFrequencyCode'],
  ],
  [
    'ibr-160-ae',
    'another frequency is explained in a note',
    ...fields({ billingFrequencyCode: 'OTH' }),
    ['notes'],
  ],
  [
    'ibr-cl-04',
    'a currency is listed',
    ...fields({ currency: 'DHS', currencyExchangeRate: 1 }),
    ['currency'],
  ],
  [
    'ibr-159-ae',
    'a foreign currency comes with a rate',
    ...fields({ currency: 'EUR' }),
    ['currencyExchangeRate'],
  ],
  [
    'pint-ae-exchange-rate-precision',
    'six decimals hold a rate',
    ...fields({ currency: 'IDR', currencyExchangeRate: 0.00022449 }),
    ['currencyExchangeRate'],
  ],
  [
    'pint-ae-exchange-rate-plausible',
    'a rate is not the inverse of itself',
    ...fields({ currency: 'EUR', currencyExchangeRate: 0.2381 }),
    ['currencyExchangeRate'],
  ],
  [
    'ibr-080',
    'the issuer of a self-billed document has an address of its own',
    'self-billing-invoice',
    (request) => Object.assign(request.buyer, { trn: null, participantId: null }),
    ['buyer.participantId'],
  ],
  [
    'pint-ae-participant-id',
    'an address in the UAE is a TIN or a TRN',
    ...seller({ participantId: '0235:100354879' }),
    ['seller.participantId'],
  ],
  [
    'pint-ae-participant-id-check-digit',
    'the last digit of a TIN is its check digit',
    ...buyer({ trn: '100712345700003', participantId: '0235:1007123457' }),
    ['buyer.participantId'],
  ],
  [
    'pint-ae-predefined-issuer',
    'a predefined address is for buyers',
    ...seller({ participantId: '0235:9900000098' }),
    ['seller.participantId'],
  ],
  [
    'pint-ae-predefined-flag',
    'the predefined address of exports is for exports',
    ...buyer({ participantId: '0235:9900000099' }),
    ['buyer.participantId'],
  ],
  [
    'pint-ae-iban',
    'the check digits of an IBAN are right',
    ...fields({ paymentBankAccount: 'AE070331234567890123457' }),
    ['paymentBankAccount'],
  ],
  [
    'pint-ae-iban',
    'an IBAN is as long as those of its country',
    ...fields({ paymentBankAccount: 'AE07033123456789012345' }),
    ['paymentBankAccount'],
  ],
  ['ibr-140-ae', 'VAT is accounted for in AED', ...fields({ taxCurrencyCode: 'USD' }), ['taxCurrencyCode']],
  [
    'ibr-007-ae',
    'a free trade zone supply names its beneficiary',
    ...fields({ transactionType: { freeTradeZone: true } }),
    ['beneficiaryId'],
  ],
  [
    'ibr-137-ae',
    'a disclosed agent names the principal',
    ...fields({ transactionType: { disclosedAgentBilling: true } }),
    ['principalId'],
  ],
  [
    'ibr-176-ae',
    'agent and principal differ',
    ...fields({ transactionType: { disclosedAgentBilling: true }, principalId: '100354879700003' }),
    ['principalId'],
  ],
  [
    'ibr-138-ae',
    'a summary invoice has a period',
    ...fields({ transactionType: { summaryInvoice: true } }),
    ['billingPeriodStart'],
  ],
  [
    'ibr-157-ae',
    'a document out of scope is no deemed supply, margin or summary document',
    'out-of-scope',
    (request) => {
      request.transactionType = { deemedSupply: true, summaryInvoice: true };
      request.billingFrequencyCode = 'MTH';
    },
    ['transactionType.deemedSupply', 'transactionType.summaryInvoice'],
  ],
  [
    'ibr-142-ae',
    'e-commerce names street, city and subdivision of delivery',
    ...fields({ transactionType: { ecommerce: true }, delivery: { city: 'Dubai' } }),
    ['delivery.streetName', 'delivery.countrySubentity'],
  ],
  [
    'ibr-152-ae',
    'an export names street, city and subdivision of delivery',
    'export-usd',
    (request) => {
      request.delivery = { countryCode: 'KE', city: 'Mombasa' };
    },
    ['delivery.streetName', 'delivery.countrySubentity'],
  ],
  [
    'ibr-116-ae',
    'under the margin scheme nothing is sold otherwise',
    'profit-margin',
    (request) => {
      request.lines.push({ ...lineOf(request), id: '2', vatCategory: 'Z', vatRate: 0 });
      request.allowancesCharges = [{ isCharge: false, amount: 5, reason: 'x', vatCategory: 'Z' }];
    },
    ['lines[1].vatCategory', 'allowancesCharges[0]'],
  ],
  [
    'ibr-151-ae',
    'an exempt document has no taxed charge',
    'exempt',
    (request) => {
      request.allowancesCharges = [{ isCharge: true, amount: 5, reason: 'x', vatCategory: 'S' }];
    },
    ['allowancesCharges'],
  ],
  [
    'ibr-055-ae',
    'a credit note names its invoice',
    'credit-note',
    (request) => {
      request.precedingInvoiceNumber = null;
      request.precedingInvoiceIssueDate = null;
    },
    ['precedingInvoiceNumber'],
  ],
  [
    'ibr-001-ae',
    'a credit note reason is listed',
    'credit-note',
    (request) => {
      request.creditNoteReasonCode = 'RETURN';
    },
    ['creditNoteReasonCode'],
  ],
  [
    'ibr-052',
    'a supporting document has an identifier',
    ...attached({ documentId: ' ' }),
    ['additionalDocuments[0].documentId'],
  ],
  [
    'ibr-078',
    'there is one invoiced object',
    ...attached({ documentTypeCode: '130' }, { documentTypeCode: '130' }),
    ['additionalDocuments[1].documentTypeCode'],
  ],
  [
    'ibr-072',
    'an invoiced object has no description',
    ...attached({ documentTypeCode: '130', description: 'x' }),
    ['additionalDocuments[0].description'],
  ],
  [
    'ibr-071',
    'an invoiced object has no attachment',
    ...attached({ documentTypeCode: '130', externalUri: 'https://x.example' }),
    ['additionalDocuments[0]'],
  ],
  [
    'ibr-090',
    'there is one project',
    ...attached({ documentTypeCode: '50' }, { documentTypeCode: '50' }),
    ['additionalDocuments[1]'],
  ],
  [
    'pint-ae-reserved-document-type',
    'the total in AED is computed, not sent',
    ...attached({ documentTypeCode: 'aedtotal-incl-vat' }),
    ['additionalDocuments[0].documentTypeCode'],
  ],
  [
    'ibr-074',
    'an attachment names its media type',
    ...attached({ embeddedBase64: 'QQ==', fileName: 'a.bin' }),
    ['additionalDocuments[0].mimeCode'],
  ],
  [
    'ibr-cl-24',
    'a media type is allowed',
    ...attached({ embeddedBase64: 'QQ==', mimeCode: 'text/plain', fileName: 'a.txt' }),
    ['additionalDocuments[0].mimeCode'],
  ],
  [
    'pint-ae-attachment-base64',
    'an attachment is Base64',
    ...attached({ embeddedBase64: 'data:,x', mimeCode: 'image/png', fileName: 'a.png' }),
    ['additionalDocuments[0].embeddedBase64'],
  ],
  ['ibr-006', 'the seller has a name', ...seller({ name: '' }), ['seller.name']],
  ['ibr-007', 'the buyer has a name', ...buyer({ name: '' }), ['buyer.name']],
  [
    'ibr-081',
    'the seller has an electronic address',
    'out-of-scope',
    (request) => {
      Object.assign(request.seller, { trn: null, participantId: null });
    },
    ['seller.participantId'],
  ],
  [
    'ibr-cl-25',
    'the scheme of an electronic address is listed',
    ...buyer({ participantId: 'peppol:1' }),
    ['buyer.participantId'],
  ],
  [
    'ibr-134-ae',
    'the seller has a TRN',
    ...seller({ trn: null, participantId: '0235:1003548797' }),
    ['seller.trn'],
  ],
  [
    'ibr-132-ae',
    'a TRN has 15 digits, the first 1, the last two 03',
    ...buyer({ trn: '100712345600004' }),
    ['buyer.trn'],
  ],
  [
    'ibr-136-ae',
    'a document out of scope names the registration of the buyer',
    'out-of-scope',
    (request) => {
      request.buyer.legalRegistrationNumber = null;
    },
    ['buyer.legalRegistrationNumber'],
  ],
  [
    'ibr-150-ae',
    'a UAE seller has a legal registration number',
    ...seller({ legalRegistrationNumber: null }),
    ['seller.legalRegistrationNumber'],
  ],
  [
    'ibr-181-ae',
    "the seller's registration has a type",
    ...seller({ legalRegistrationType: null }),
    ['seller.legalRegistrationType'],
  ],
  [
    'ibr-180-ae',
    "the buyer's registration has a type",
    ...buyer({ legalRegistrationType: null }),
    ['buyer.legalRegistrationType'],
  ],
  [
    'ibr-173-ae',
    "the seller's registration type is known",
    ...seller({ legalRegistrationType: 'Club card' }),
    ['seller.legalRegistrationType'],
  ],
  [
    'ibr-183-ae',
    "the buyer's registration type is known",
    ...buyer({ legalRegistrationType: 'CL' }),
    ['buyer.legalRegistrationType'],
  ],
  [
    'ibr-172-ae',
    "the seller's trade licence names its authority",
    ...seller({ authorityName: null }),
    ['seller.authorityName'],
  ],
  [
    'ibr-101-ae',
    "the buyer's trade licence names its authority",
    ...buyer({ authorityName: null }),
    ['buyer.authorityName'],
  ],
  [
    'ibr-012-ae',
    "the seller's passport names its country",
    ...seller({ legalRegistrationType: 'passport', authorityName: 'Dubai' }),
    ['seller.authorityName'],
  ],
  [
    'ibr-010-ae',
    "the buyer's passport names its country",
    ...buyer({ legalRegistrationType: 'PAS', authorityName: 'XI' }),
    ['buyer.authorityName'],
  ],
  [
    'ibr-cl-13',
    'of several classifications the one of an unknown list is named, and not that none is of the Harmonized System',
    ...firstLine({
      classifications: [
        { code: '1', scheme: 'XX' },
        { code: '99831', scheme: 'SAC' },
      ],
    }),
    ['lines[0].classifications[0]'],
  ],
  [
    'ibr-143-ae',
    "the seller's address has street and city",
    ...document(({ seller: { address } }) => {
      Object.assign(address, { line1: null, line2: null, city: null });
    }),
    ['seller.address'],
  ],
  [
    'ibr-144-ae',
    "a foreign buyer's address has a subdivision or a city to stand for it",
    ...document(({ buyer: { address } }) => {
      Object.assign(address, { city: null, countrySubentity: null, countryCode: 'DE' });
    }),
    ['buyer.address'],
  ],
  [
    'ibr-128-ae',
    'a UAE address has an emirate',
    ...document(({ seller: { address } }) => {
      Object.assign(address, { city: 'Atlantis', countrySubentity: 'Gulf' });
    }),
    ['seller.address.countrySubentity'],
  ],
  [
    'ibr-011',
    "the buyer's address has a country",
    ...document(({ buyer: party }) => {
      Object.assign(party, { trn: null, participantId: null });
      Object.assign(party.address, { countryCode: null, city: 'Mombasa', countrySubentity: null });
    }),
    ['buyer.address.countryCode'],
  ],
  [
    'ibr-cl-14',
    'a country is listed',
    ...document(({ buyer: { address } }) => {
      address.countryCode = 'Atlantis';
    }),
    ['buyer.address.countryCode'],
  ],
  ['ibr-cl-16', 'a payment mode is listed', ...fields({ paymentMode: 'barter' }), ['paymentMode']],
  ['ibr-087', 'a price is for some units', ...firstLine({ baseQuantity: 0 }), ['lines[0].baseQuantity']],
  [
    'ibr-087',
    'a price is for no negative number of units',
    ...firstLine({ baseQuantity: -1 }),
    ['lines[0].baseQuantity'],
  ],
  [
    'pint-ae-negative-entry',
    'a discount is sent without a minus',
    ...entry({ amount: -5, vatCategory: 'S' }),
    ['allowancesCharges[0].amount'],
  ],
  [
    'pint-ae-negative-entry',
    'and so is one of a line',
    ...firstLine({ allowancesCharges: [{ isCharge: true, amount: -5, reason: 'x' }] }),
    ['lines[0].allowancesCharges[0].amount'],
  ],
  [
    'pint-ae-not-written',
    'an exemption is of a VAT category that the document has, once',
    ...fields({ vatExemptions: [{ vatCategory: 'E', exemptionReasonCode: 'DL8.46.1' }] }),
    ['vatExemptions[0].vatCategory'],
  ],
  ['ibr-025', 'a line says what is sold', ...firstLine({ description: ' ' }), ['lines[0].description']],
  [
    'ibr-185-ae',
    'a service has an accounting code',
    ...firstLine({ itemTypeCode: 'S' }),
    ['lines[0].serviceAccountingCode'],
  ],
  [
    'ibr-186-ae',
    'goods with services have an accounting code',
    ...firstLine({ itemTypeCode: 'B' }),
    ['lines[0].serviceAccountingCode'],
  ],
  [
    'pint-ae-item-certificate',
    'a certificate is complete',
    ...firstLine({
      certificates: [{ id: 'CO-1', typeCode: ' ', type: 'Certificate of origin', issuer: 'X' }],
    }),
    ['lines[0].certificates[0]'],
  ],
  [
    'ibr-188-ae',
    'a classified item has an HS code',
    ...firstLine({ classifications: [{ code: '43211500', listId: 'MP' }] }),
    ['lines[0].classifications'],
  ],
  [
    'ibr-cl-13',
    'a classification list is listed',
    ...firstLine({ classifications: ['940139', { code: '1', listId: '??' }] }),
    ['lines[0].classifications[1]'],
  ],
  [
    'ibr-cl-15',
    'a country of origin is listed',
    ...firstLine({ originCountry: 'XQ' }),
    ['lines[0].originCountry'],
  ],
  [
    'ibr-cl-10',
    'the scheme of a party identifier is listed, or SEPA for who is paid',
    ...document((request) => {
      request.seller.identifiers = [
        { id: '1', schemeId: 'SEPA' },
        { id: '2', schemeId: '9998' },
      ];
      request.buyer.identifiers = [{ id: '3', schemeId: 'SEPA' }];
    }),
    ['seller.identifiers[1].schemeId', 'buyer.identifiers[0].schemeId'],
  ],
  [
    'ibr-cl-11',
    'the scheme of a legal registration is listed',
    ...seller({ legalRegistrationSchemeId: '9998' }),
    ['seller.legalRegistrationSchemeId'],
  ],
  [
    'ibr-cl-21',
    'an item identifier scheme is listed',
    ...firstLine({ standardItemId: '1', standardItemSchemeId: 'GTIN' }),
    ['lines[0].standardItemSchemeId'],
  ],
  ['ibr-cl-23', 'a unit is listed', ...firstLine({ unitCode: 'pieces' }), ['lines[0].unitCode']],
  ['ibr-190-ae', 'the standard rate is 5', ...firstLine({ vatRate: 10 }), ['lines[0].vatRate']],
  [
    'aligned-ibrp-z-05',
    'the zero rate is 0',
    ...firstLine({ vatCategory: 'Z', vatRate: 5 }),
    ['lines[0].vatRate'],
  ],
  [
    'aligned-ibrp-e-05',
    'an exempt line has no rate',
    ...firstLine({ vatCategory: 'E', vatRate: 5, exemptionReasonCode: 'DL8.46.1' }),
    ['lines[0].vatRate'],
  ],
  [
    'aligned-ibrp-o-05',
    'a line out of scope has no rate',
    ...firstLine({ vatCategory: 'O', vatRate: 5 }),
    ['lines[0].vatRate'],
  ],
  [
    'aligned-ibrp-ae-05-ae',
    'a reverse charge line has rate 0 or 5',
    'reverse-charge',
    (request) => {
      lineOf(request).vatRate = 7;
    },
    ['lines[0].vatRate'],
  ],
  [
    'ibr-111-ae',
    'a margin scheme line has the standard rate',
    'profit-margin',
    (request) => {
      lineOf(request).vatRate = 7;
    },
    ['lines[0].vatRate'],
  ],
  [
    'ibr-167-ae',
    'an exempt line gives its reason',
    'exempt',
    (request) => {
      lineOf(request).exemptionReasonCode = '';
    },
    ['lines[0].exemptionReasonCode'],
  ],
  [
    'ibr-166-ae',
    'a reverse charge line gives the nature of the goods',
    'reverse-charge',
    (request) => {
      lineOf(request).goodsNatureCode = null;
    },
    ['lines[0].goodsNatureCode'],
  ],
  [
    'ibr-006-ae',
    'the nature of goods is listed',
    'reverse-charge',
    (request) => {
      lineOf(request).goodsNatureCode = 'gold';
    },
    ['lines[0].goodsNatureCode'],
  ],
  [
    'ibr-174-ae',
    'a reverse charge line has a GTIN',
    'reverse-charge',
    (request) => {
      lineOf(request).standardItemSchemeId = '0088';
    },
    ['lines[0].standardItemSchemeId'],
  ],
  [
    'ibr-103-ae',
    'under reverse charge the buyer has a TRN',
    'reverse-charge',
    (request) => {
      request.buyer.trn = null;
    },
    ['buyer.trn'],
  ],
  [
    'ibr-131-ae',
    'an allowance is base times percentage',
    ...entry({ baseAmount: 100, multiplierPercent: 10 }),
    ['allowancesCharges[0].amount'],
  ],
  [
    'ibr-146-ae',
    'a charge is base times percentage',
    ...entry({ isCharge: true, baseAmount: 100, multiplierPercent: 10 }),
    ['allowancesCharges[0].amount'],
  ],
  [
    'ibr-cl-19',
    'an allowance reason is listed',
    ...entry({ reasonCode: 'FC' }),
    ['allowancesCharges[0].reasonCode'],
  ],
  [
    'ibr-cl-20',
    'a charge reason is listed',
    ...entry({ isCharge: true, reasonCode: '95' }),
    ['allowancesCharges[0].reasonCode'],
  ],
  [
    'ibr-147-ae',
    'a line amount is quantity times price',
    ...document((request) => {
      lineOf(request).lineExtensionAmount = 10000;
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    }),
    ['lines[0].lineExtensionAmount'],
  ],
  [
    'ibr-co-14',
    'the VAT total is that of the breakdown',
    ...fields({ taxTotal: { taxAmount: 500 }, legalMonetaryTotal: null }),
    ['taxTotal.taxAmount'],
  ],
  ...(['lineExtensionAmount', 'taxExclusiveAmount', 'taxInclusiveAmount', 'payableAmount'] as const).map(
    (name, index): Case => [
      ['ibr-co-10', 'ibr-co-13', 'ibr-co-15', 'ibr-co-16'][index] ?? '',
      `the ${name} is what the document adds up to`,
      'standard-invoice',
      (request) => {
        const totals = request.legalMonetaryTotal;
        if (!totals) return;
        totals[name] += 100;
      },
      [`legalMonetaryTotal.${name}`],
    ],
  ),
  ['pint-ae-negative-total', 'an invoice is not negative', ...firstLine({ quantity: -100 }), ['']],
  [
    'pint-ae-negative-vat-group',
    'an allowance takes no more than there is',
    'several-vat-categories',
    (request) => {
      request.allowancesCharges = [{ isCharge: false, amount: 180, reason: 'x', vatCategory: 'Z' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    ['allowancesCharges[0]'],
  ],
  [
    'pint-ae-negative-credit-note',
    'a credit note is not negative',
    'credit-note',
    (request) => {
      for (const line of request.lines) line.quantity = -line.quantity;
      for (const line of request.lines) line.lineExtensionAmount = null;
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    ['lines'],
  ],
  [
    'pint-ae-entry-category',
    'an entry that was apportioned is told',
    'several-vat-categories',
    (request) => {
      request.allowancesCharges = [{ isCharge: false, amount: 5, reason: 'x' }];
      request.taxTotal = null;
      request.legalMonetaryTotal = null;
    },
    ['allowancesCharges[0].vatCategory'],
    { undecidedEntries: 'apportion' },
  ],
  ...(
    [
      ['Z', 'several-vat-categories'],
      ['E', 'exempt'],
      ['O', 'out-of-scope'],
      ['AE', 'reverse-charge'],
    ] as const
  ).flatMap(([vatCategory, name]) =>
    ['06', '07'].map(
      (number): Case => [
        `aligned-ibrp-${vatCategory.toLowerCase()}-${number}`,
        'the rate of an entry goes with its category',
        name,
        (request) => {
          const isCharge = number === '07';
          request.allowancesCharges = [{ isCharge, amount: 5, reason: 'x', vatCategory, vatRate: 5 }];
          request.taxTotal = null;
          request.legalMonetaryTotal = null;
        },
        ['allowancesCharges[0].vatRate'],
      ],
    ),
  ),
  ...(['aligned-ibrp-032', 'aligned-ibrp-037'] as const).map(
    (id): Case => [
      id,
      'an entry of the document says which of several categories it changes',
      'several-vat-categories',
      (request) => {
        request.allowancesCharges = [{ isCharge: id === 'aligned-ibrp-037', amount: 5, reason: 'x' }];
        request.taxTotal = null;
        request.legalMonetaryTotal = null;
      },
      ['allowancesCharges[0].vatCategory'],
    ],
  ),
];
