import { describe, expect, test } from 'vitest';
import { checks } from '../../rules/ae/checks/index.ts';
import { findingsOfChecks } from '../../src/judge/checks.ts';
import type { DocumentRequest } from '../../src/judge/default-specification.ts';
import { compute, normalise } from '../../src/judge/steps.ts';
import { edited, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;
type Line = Partial<DocumentRequest['lines'][number]>;
/** What is so, the example with a change that makes it so, and all that the checks say of it. */
type Row = readonly [fact: string, name: string, edit: Edit, ...said: string[]];

/** Rule and path of each finding, with its case and severity where these are not the usual ones. */
function said(name: string, edit: Edit): string[] {
  const { invoice } = normalise(edited(name, edit));
  return findingsOfChecks(compute(invoice), checks).map(({ rule, path, text, severity }) =>
    [rule, path, text === 'onRequest' ? '' : text, severity === 'error' ? '' : severity]
      .filter((part) => part !== '')
      .join(' '),
  );
}

const withoutTotals = { taxTotal: null, legalMonetaryTotal: null };
const all =
  (...edits: Edit[]): Edit =>
  (request) => {
    for (const edit of edits) edit(request);
  };
const fields =
  (values: object): Edit =>
  (request) => {
    Object.assign(request, values);
  };
const seller =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.seller, values);
  };
const buyer =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.buyer, values);
  };
const sellerAddress =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.seller.address, values);
  };
const buyerAddress =
  (values: object): Edit =>
  (request) => {
    Object.assign(request.buyer.address, values);
  };
const line =
  (values: Line): Edit =>
  (request) => {
    Object.assign(request, withoutTotals);
    Object.assign(lineOf(request), { lineExtensionAmount: null }, values);
  };
const lines =
  (...values: Line[]): Edit =>
  (request) => {
    const first = { ...lineOf(request), lineExtensionAmount: null };
    Object.assign(request, withoutTotals, {
      lines: values.map((each, index) => ({ ...first, id: String(index + 1), ...each })),
    });
  };
const entries = (...values: object[]) =>
  fields({
    ...withoutTotals,
    allowancesCharges: values.map((each) => ({ isCharge: false, amount: 5, reason: 'x', ...each })),
  });
const flag = (name: string, others: object = {}) => fields({ transactionType: { [name]: true }, ...others });
const supporting = (...documents: object[]) =>
  fields({ additionalDocuments: documents.map((each) => ({ documentId: 'D', ...each })) });
const october = { billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' };
const standard = { vatCategory: 'S', vatRate: 5 } as const;
const zero = { vatCategory: 'Z', vatRate: 0 } as const;
const abroad = { countryCode: 'DE', countrySubentity: 'BY' };
const unregistered = { legalRegistrationNumber: null, legalRegistrationType: null, authorityName: null };
const otherScheme = '0088:5798000000124';

const dates: readonly Row[] = [
  [
    'what is paid already needs no due date',
    'standard-invoice',
    fields({ dueDate: null, prepaidAmount: 11125.8, ...withoutTotals }),
  ],
  [
    'what is to be paid back needs no due date',
    'standard-invoice',
    fields({ dueDate: null, prepaidAmount: 20000, ...withoutTotals }),
  ],
  [
    'a deemed supply needs no due date',
    'standard-invoice',
    all(flag('deemedSupply', { dueDate: null }), buyer({ participantId: '9900000097' })),
  ],
  ['a credit note needs no due date', 'credit-note', fields({ dueDate: null })],
  ['the VAT point may be the day of issue', 'standard-invoice', fields({ vatPointDate: '2026-11-02' })],
  ['the VAT point may be before', 'standard-invoice', fields({ vatPointDate: '2026-11-01' })],
  [
    'a period may be one day',
    'standard-invoice',
    fields({ billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-01' }),
  ],
  ['a period may have no end', 'standard-invoice', fields({ billingPeriodStart: '2026-10-01' })],
  ['a period may have no start', 'standard-invoice', fields({ billingPeriodEnd: '2026-10-01' })],
  [
    'another frequency is explained in a note',
    'standard-invoice',
    fields({ ...october, billingFrequencyCode: 'OTH', notes: 'every second week' }),
  ],
  [
    'another frequency without a note is not',
    'standard-invoice',
    fields({ ...october, billingFrequencyCode: 'OTH' }),
    'ibr-160-ae notes',
  ],
  [
    'the first and the last day are dates of invoices',
    'standard-invoice',
    fields({ issueDate: '2000-01-01', dueDate: '2100-12-31' }),
  ],
  [
    'every date is looked at',
    'standard-invoice',
    fields({
      precedingInvoiceNumber: 'A',
      precedingInvoices: [{ precedingInvoiceNumber: 'B', precedingInvoiceIssueDate: '1999-01-02' }],
      instalments: [{ amount: 5, dueDate: '2101-01-01' }],
      paidAmounts: [{ amount: 1, date: '1999-01-03' }],
    }),
    'pint-ae-date-range precedingInvoices[0].precedingInvoiceIssueDate',
    'pint-ae-date-range instalments[0].dueDate',
    'pint-ae-date-range paidAmounts[0].date',
  ],
];

const transactions: readonly Row[] = [
  ['a free zone has a beneficiary', 'standard-invoice', flag('freeTradeZone', { beneficiaryId: 'B' })],
  [
    'an agent has a principal',
    'standard-invoice',
    flag('disclosedAgentBilling', { principalId: '100112233400003' }),
  ],
  ['an agent without one', 'standard-invoice', flag('disclosedAgentBilling'), 'ibr-137-ae principalId'],
  [
    'an agent is not its own principal',
    'standard-invoice',
    flag('disclosedAgentBilling', { principalId: '100354879700003' }),
    'ibr-176-ae principalId',
  ],
  ['who is no agent may name itself', 'standard-invoice', fields({ principalId: '100354879700003' })],
  ['a summary has a period', 'standard-invoice', flag('summaryInvoice', october)],
  [
    'what is out of scope is no deemed supply',
    'out-of-scope',
    flag('deemedSupply'),
    'ibr-157-ae transactionType.deemedSupply',
  ],
  [
    'what is out of scope is no summary',
    'out-of-scope',
    flag('summaryInvoice', october),
    'ibr-157-ae transactionType.summaryInvoice',
  ],
  [
    'what is out of scope may be of a free zone',
    'out-of-scope',
    flag('freeTradeZone', { beneficiaryId: 'b' }),
  ],
  ['e-commerce is delivered to the buyer where nothing else is said', 'standard-invoice', flag('ecommerce')],
  [
    'e-commerce has a whole address where one is given',
    'standard-invoice',
    flag('ecommerce', { delivery: { countryCode: 'AE' } }),
    'ibr-142-ae delivery.streetName',
    'ibr-142-ae delivery.city',
    'ibr-142-ae delivery.countrySubentity',
  ],
  [
    'e-commerce has a street',
    'standard-invoice',
    flag('ecommerce', { delivery: { city: 'Dubai', countrySubentity: 'DXB' } }),
    'ibr-142-ae delivery.streetName',
  ],
  [
    'e-commerce has a city',
    'standard-invoice',
    flag('ecommerce', { delivery: { streetName: 'Dock 3', countrySubentity: 'DXB' } }),
    'ibr-142-ae delivery.city',
  ],
  [
    'e-commerce to another address',
    'standard-invoice',
    flag('ecommerce', {
      delivery: { streetName: 'Dock 3', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' },
    }),
  ],
  ['an export goes to the buyer abroad where nothing else is said', 'export-usd', fields({ delivery: null })],
  [
    'an export to a buyer in the UAE says where it goes',
    'export-usd',
    all(
      fields({ delivery: null }),
      buyer({ address: { line1: 'x', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' } }),
    ),
    'ibr-152-ae delivery exportToHomeBuyer',
  ],
  [
    'an export abroad has a whole address',
    'export-usd',
    fields({ delivery: { countryCode: 'KE', city: 'Nairobi' } }),
    'ibr-152-ae delivery.streetName',
    'ibr-152-ae delivery.countrySubentity',
  ],
  [
    'an export that is handed over in the UAE need not',
    'export-usd',
    fields({ delivery: { countryCode: 'AE' } }),
  ],
  [
    'the margin scheme has lines of no other category',
    'profit-margin',
    line(zero),
    'ibr-116-ae lines[0].vatCategory',
  ],
  [
    'the margin scheme has no charges of the document',
    'profit-margin',
    entries({ isCharge: true }),
    'ibr-116-ae allowancesCharges[0]',
  ],
  [
    'what is exempt throughout is charged nothing with VAT',
    'exempt',
    entries({ isCharge: true, vatCategory: 'S' }),
    'ibr-151-ae allowancesCharges',
  ],
];

const referred: readonly Row[] = [
  [
    'a volume discount refers to no invoice',
    'credit-note',
    fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: null, creditNoteReasonCode: 'VD' }),
  ],
  [
    'another credit note does',
    'credit-note',
    fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: null }),
    'ibr-055-ae precedingInvoiceNumber',
  ],
  [
    'that of the buyer need not',
    'self-billing-credit-note',
    fields({ precedingInvoiceNumber: null, precedingInvoiceIssueDate: null }),
  ],
  [
    'a misspelt volume discount is that',
    'credit-note',
    fields({ precedingInvoiceNumber: null, creditNoteReasonCode: 'vd' }),
    'ibr-001-ae creditNoteReasonCode',
  ],
  [
    'every reason is looked at',
    'credit-note',
    all(
      fields({ creditNoteReasons: [{ creditNoteReasonCode: 'no' }] }),
      line({ creditNoteReasonCode: 'no' }),
    ),
    'ibr-001-ae creditNoteReasons[0].creditNoteReasonCode',
    'ibr-001-ae lines[0].creditNoteReasonCode',
  ],
  [
    'one object is invoiced, beside other documents',
    'standard-invoice',
    supporting(
      { documentTypeCode: '130' },
      { documentTypeCode: '916', description: 'x', externalUri: 'https://x.example/' },
    ),
  ],
  [
    'no more than one',
    'standard-invoice',
    supporting({ documentTypeCode: '130' }, { documentTypeCode: '130' }, { documentTypeCode: '130' }),
    'ibr-078 additionalDocuments[1].documentTypeCode',
    'ibr-078 additionalDocuments[2].documentTypeCode',
  ],
  [
    'an object is not described',
    'standard-invoice',
    supporting({ documentTypeCode: '130', description: 'x' }),
    'ibr-072 additionalDocuments[0].description',
  ],
  [
    'an object is not to be found elsewhere',
    'standard-invoice',
    supporting({ documentTypeCode: '130', externalUri: 'https://x.example/' }),
    'ibr-071 additionalDocuments[0]',
  ],
  [
    'an object is not attached',
    'standard-invoice',
    supporting({ documentTypeCode: '130', embeddedBase64: 'JVBERi0xLjQK', fileName: 'a.pdf' }),
    'ibr-071 additionalDocuments[0]',
  ],
  ['one project', 'standard-invoice', supporting({ documentTypeCode: '50' })],
  [
    'no more than one project',
    'standard-invoice',
    supporting({ documentTypeCode: '50' }, { documentTypeCode: '50' }),
    'ibr-090 additionalDocuments[1]',
  ],
  [
    'an attachment is of a listed media type',
    'standard-invoice',
    supporting({ embeddedBase64: 'AAAA', mimeCode: 'text/plain' }),
    'ibr-cl-24 additionalDocuments[0].mimeCode',
  ],
];

const partners: readonly Row[] = [
  [
    'a seller without anything is asked for its TRN',
    'standard-invoice',
    seller({ trn: null, participantId: null }),
    'ibr-134-ae seller.trn',
  ],
  [
    'and for its address where it needs no TRN',
    'out-of-scope',
    seller({ trn: null, participantId: null }),
    'ibr-081 seller.participantId',
  ],
  [
    'a TRN that is none is said, and not that the address is missing',
    'out-of-scope',
    seller({ trn: '123', participantId: null }),
    'ibr-132-ae seller.trn trnLength',
  ],
  ['a TIN is no TRN', 'standard-invoice', seller({ trn: '1003548797' }), 'ibr-134-ae seller.trn tinForTrn'],
  ['where no TRN is needed it is enough', 'out-of-scope', seller({ trn: '1003548797' })],
  [
    'numbers of other countries are not looked at',
    'standard-invoice',
    all(seller({ trn: 'DE123' }), sellerAddress(abroad)),
  ],
  [
    'an address has a scheme',
    'standard-invoice',
    buyer({ participantId: ':123' }),
    'ibr-cl-25 buyer.participantId',
  ],
  [
    'a buyer outside the scope of VAT is registered',
    'out-of-scope',
    buyer(unregistered),
    'ibr-136-ae buyer.legalRegistrationNumber',
  ],
  ['another need not be', 'standard-invoice', buyer(unregistered)],
  [
    'a buyer that issues the document has an address',
    'self-billing-invoice',
    buyer({ participantId: null, trn: null }),
    'ibr-080 buyer.participantId',
  ],
  [
    'an address of the UAE has ten digits or fifteen',
    'standard-invoice',
    buyer({ participantId: '0235:100712345600003' }),
  ],
  [
    'and not nine',
    'standard-invoice',
    buyer({ participantId: '0235:100712345' }),
    'pint-ae-participant-id buyer.participantId',
  ],
  [
    'and not twelve',
    'standard-invoice',
    buyer({ participantId: '0235:100712345600' }),
    'pint-ae-participant-id buyer.participantId',
  ],
  ['one of another scheme is as long as it is', 'standard-invoice', buyer({ participantId: '0088:12' })],
  [
    'a digit of a TIN is wrong',
    'standard-invoice',
    buyer({ participantId: '0235:1007123457' }),
    'pint-ae-participant-id-check-digit buyer.participantId information',
  ],
  [
    'nobody issues from an address for no receiver',
    'standard-invoice',
    seller({ participantId: '0235:9900000098' }),
    'pint-ae-predefined-issuer seller.participantId',
  ],
  [
    'nor does a buyer',
    'self-billing-invoice',
    buyer({ participantId: '0235:9900000097' }),
    'pint-ae-predefined-issuer buyer.participantId',
  ],
  [
    'the seller of such a document may have it',
    'self-billing-invoice',
    seller({ participantId: '0235:9900000098' }),
  ],
  [
    'the address of deemed supplies is for these',
    'standard-invoice',
    buyer({ participantId: '0235:9900000097' }),
    'pint-ae-predefined-flag buyer.participantId warning',
  ],
  [
    'that of exports is for exports',
    'standard-invoice',
    buyer({ participantId: '0235:9900000099' }),
    'pint-ae-predefined-flag buyer.participantId warning',
  ],
  [
    'a creditor may be known by SEPA, a debtor not',
    'standard-invoice',
    all(
      seller({
        identifiers: [
          { id: '1', schemeId: 'SEPA' },
          { id: '2', schemeId: 'SEPA' },
          { id: '3', schemeId: 'x' },
        ],
      }),
      buyer({ identifiers: [{ id: '1', schemeId: 'SEPA' }, { id: '2', schemeId: '0088' }, { id: '3' }] }),
      fields({ payee: { name: 'P', identifier: '1', identifierSchemeId: 'SEPA' } }),
    ),
    'ibr-cl-10 seller.identifiers[2].schemeId',
    'ibr-cl-10 buyer.identifiers[0].schemeId',
  ],
  [
    'a payee is known by a listed scheme',
    'standard-invoice',
    fields({ payee: { name: 'P', identifier: '1', identifierSchemeId: 'x' } }),
    'ibr-cl-10 payee.identifierSchemeId',
  ],
  [
    'registrations are of listed schemes',
    'standard-invoice',
    all(
      seller({ legalRegistrationSchemeId: 'x' }),
      buyer({ legalRegistrationSchemeId: '0235' }),
      fields({ payee: { name: 'P', legalRegistrationNumber: '1', legalRegistrationSchemeId: 'y' } }),
    ),
    'ibr-cl-11 seller.legalRegistrationSchemeId',
    'ibr-cl-11 payee.legalRegistrationSchemeId',
  ],
  [
    'a scheme without a registration is of no account',
    'out-of-scope',
    seller({ ...unregistered, legalRegistrationSchemeId: 'x' }),
    'ibr-150-ae seller.legalRegistrationNumber',
  ],
];

const registered: readonly Row[] = [
  [
    'a seller with an address of the UAE is registered',
    'standard-invoice',
    seller({ legalRegistrationNumber: null }),
    'ibr-150-ae seller.legalRegistrationNumber',
  ],
  [
    'one with another need not be',
    'standard-invoice',
    seller({ ...unregistered, participantId: otherScheme }),
  ],
  [
    'registrations have a type',
    'standard-invoice',
    all(seller({ legalRegistrationType: null }), buyer({ legalRegistrationType: null })),
    'ibr-181-ae seller.legalRegistrationType',
    'ibr-180-ae buyer.legalRegistrationType',
  ],
  [
    'under other schemes they need not',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: null, participantId: otherScheme }),
      buyer({ legalRegistrationType: null, participantId: otherScheme }),
    ),
  ],
  [
    'the types are listed',
    'standard-invoice',
    all(seller({ legalRegistrationType: 'ZZ' }), buyer({ legalRegistrationType: 'ZZ' })),
    'ibr-173-ae seller.legalRegistrationType',
    'ibr-183-ae buyer.legalRegistrationType',
  ],
  [
    'a seller abroad may have another type, a buyer not',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'ZZ' }),
      buyer({ legalRegistrationType: 'ZZ' }),
      sellerAddress(abroad),
      buyerAddress(abroad),
    ),
    'ibr-183-ae buyer.legalRegistrationType',
  ],
  [
    'a trade licence names its authority',
    'standard-invoice',
    all(seller({ authorityName: null }), buyer({ authorityName: null })),
    'ibr-172-ae seller.authorityName',
    'ibr-101-ae buyer.authorityName',
  ],
  [
    'an Emirates ID has none',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'EID', authorityName: null }),
      buyer({ legalRegistrationType: 'EID', authorityName: null }),
    ),
  ],
  [
    'a passport has a country',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'PAS', authorityName: null }),
      buyer({ legalRegistrationType: 'PAS', authorityName: null }),
    ),
    'ibr-012-ae seller.authorityName',
    'ibr-010-ae buyer.authorityName',
  ],
  [
    'a country of ISO 3166, which two of the list are not',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'PAS', authorityName: 'XI' }),
      buyer({ legalRegistrationType: 'PAS', authorityName: '1A' }),
    ),
    'ibr-012-ae seller.authorityName unknownPassportCountryOfSeller',
    'ibr-010-ae buyer.authorityName unknownPassportCountryOfBuyer',
  ],
  [
    'and others are',
    'standard-invoice',
    all(
      seller({ legalRegistrationType: 'PAS', authorityName: 'IN' }),
      buyer({ legalRegistrationType: 'PAS', authorityName: 'GB' }),
    ),
  ],
];

const located: readonly Row[] = [
  [
    'what one address lacks is one finding',
    'standard-invoice',
    all(seller({ address: {} }), buyer({ address: {} })),
    'ibr-143-ae seller.address',
    'ibr-144-ae buyer.address',
  ],
  [
    'at the field where it is one',
    'standard-invoice',
    all(sellerAddress({ city: null }), buyerAddress({ line1: null })),
    'ibr-143-ae seller.address.city',
    'ibr-144-ae buyer.address.line1',
  ],
  [
    'an emirate alone is asked for by its own rule',
    'standard-invoice',
    all(
      sellerAddress({ city: 'Somewhere', countrySubentity: null }),
      buyerAddress({ city: 'Somewhere', countrySubentity: null, line1: null }),
    ),
    'ibr-144-ae buyer.address',
    'ibr-128-ae seller.address.countrySubentity',
  ],
  [
    'abroad it may be anything',
    'standard-invoice',
    buyerAddress({ countrySubentity: 'Bavaria', countryCode: 'DE' }),
  ],
  [
    'every country is looked at',
    'standard-invoice',
    all(
      buyerAddress({ countryCode: 'ZZ' }),
      fields({
        delivery: { streetName: 'x', city: 'y', countryCode: 'ZZ' },
        taxRepresentative: {
          name: 'T',
          trn: '100354879700003',
          address: { line1: 'x', city: 'y', countryCode: 'ZZ' },
        },
        paymentServiceProviderAddress: { line1: 'x', city: 'y', countryCode: 'ZZ' },
      }),
    ),
    'ibr-cl-14 buyer.address.countryCode',
    'ibr-cl-14 taxRepresentative.address.countryCode',
    'ibr-cl-14 delivery.countryCode',
    'ibr-cl-14 paymentServiceProviderAddress.countryCode',
  ],
  [
    'the emirate of a delivery is only doubted',
    'standard-invoice',
    fields({ delivery: { streetName: 'x', city: 'y', countryCode: 'AE', countrySubentity: 'Bavaria' } }),
    'ibr-128-ae delivery.countrySubentity unknownEmirateOfDelivery warning',
  ],
  [
    'and not abroad',
    'standard-invoice',
    fields({ delivery: { streetName: 'x', city: 'y', countryCode: 'DE', countrySubentity: 'Bavaria' } }),
  ],
];

const exchanged: readonly Row[] = [
  ['dirhams need no rate', 'standard-invoice', fields({ currencyExchangeRate: null })],
  [
    'VAT is accounted for in dirhams, whatever letters say so',
    'standard-invoice',
    fields({ taxCurrencyCode: 'aed' }),
  ],
  [
    'a rate that loses next to nothing is rounded',
    'export-usd',
    fields({ currencyExchangeRate: 3.67254321 }),
  ],
  [
    'a rate that loses more is not',
    'export-usd',
    fields({ currency: 'IDR', currencyExchangeRate: 0.00022512 }),
    'pint-ae-exchange-rate-precision currencyExchangeRate',
  ],
  ['six decimals lose nothing', 'export-usd', fields({ currency: 'IDR', currencyExchangeRate: 0.000225 })],
  [
    'a rate is not the other way round',
    'export-usd',
    fields({ currency: 'EUR', currencyExchangeRate: 0.25 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate exchangeRateInverted warning',
  ],
  [
    'nor that of a small unit',
    'export-usd',
    fields({ currency: 'JPY', currencyExchangeRate: 40 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate exchangeRateInverted warning',
  ],
  ['a euro has its price', 'export-usd', fields({ currency: 'EUR', currencyExchangeRate: 4.3 })],
  ['a yen has', 'export-usd', fields({ currency: 'JPY', currencyExchangeRate: 0.024 })],
  [
    'a dollar is no less than 3.6',
    'export-usd',
    fields({ currencyExchangeRate: 3.59 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate dollarRateOffPeg warning',
  ],
  ['a dollar may be 3.6', 'export-usd', fields({ currencyExchangeRate: 3.6 })],
  ['a dollar may be 3.7', 'export-usd', fields({ currencyExchangeRate: 3.7 })],
  [
    'and no more',
    'export-usd',
    fields({ currencyExchangeRate: 3.71 }),
    'pint-ae-exchange-rate-plausible currencyExchangeRate dollarRateOffPeg warning',
  ],
];

const sold: readonly Row[] = [
  [
    'a base quantity is more than none',
    'standard-invoice',
    line({ baseQuantity: 0 }),
    'ibr-087 lines[0].baseQuantity',
  ],
  ['and may be two', 'standard-invoice', line({ baseQuantity: 2 })],
  [
    'a certificate is whole',
    'standard-invoice',
    line({
      certificates: [
        { id: '1', typeCode: 'a', type: 'b', issuer: 'c' },
        { id: '1', typeCode: 'a', type: '', issuer: 'c' },
      ],
    }),
    'pint-ae-item-certificate lines[0].certificates[1]',
  ],
  [
    'a service has a service code',
    'standard-invoice',
    line({ itemTypeCode: 'S', serviceAccountingCode: null }),
    'ibr-185-ae lines[0].serviceAccountingCode',
  ],
  [
    'so have goods with services',
    'standard-invoice',
    line({ itemTypeCode: 'B', serviceAccountingCode: null }),
    'ibr-186-ae lines[0].serviceAccountingCode',
  ],
  ['goods have none', 'standard-invoice', line({ itemTypeCode: 'G', serviceAccountingCode: null })],
  [
    'one classification is of the Harmonized System',
    'standard-invoice',
    line({ classifications: [{ code: '1', listId: 'MP' }] }),
    'ibr-188-ae lines[0].classifications',
  ],
  [
    'any of them may be',
    'standard-invoice',
    line({
      classifications: [
        { code: '1', listId: 'MP' },
        { code: '940139', listId: 'HS' },
      ],
    }),
  ],
  [
    'of a list that is not known that is said',
    'standard-invoice',
    line({
      classifications: [
        { code: '1', listId: 'QQQQ' },
        { code: '940139', listId: 'MP' },
      ],
    }),
    'ibr-cl-13 lines[0].classifications[0]',
  ],
  ['an origin is a country', 'standard-invoice', line({ originCountry: 'DE' })],
  ['and nothing else', 'standard-invoice', line({ originCountry: 'ZZ' }), 'ibr-cl-15 lines[0].originCountry'],
];

const rated: readonly Row[] = [
  ['the standard rate is 5 %', 'standard-invoice', line({ vatRate: 0 }), 'ibr-190-ae lines[0].vatRate'],
  [
    'and no fraction',
    'standard-invoice',
    line({ vatRate: 0.05 }),
    'ibr-190-ae lines[0].vatRate rateAsFraction',
  ],
  ['and no factor', 'standard-invoice', line({ vatRate: 1.05 }), 'ibr-190-ae lines[0].vatRate rateAsFactor'],
  [
    'a rate alone does not say the category',
    'standard-invoice',
    line({ vatCategory: null, vatRate: 0 } as never),
    'ibr-190-ae lines[0].vatRate rateWithoutCategory',
  ],
  [
    'what is zero rated has 0 %',
    'standard-invoice',
    line({ vatCategory: 'Z', vatRate: 5 }),
    'aligned-ibrp-z-05 lines[0].vatRate',
  ],
  ['reverse charge may tell the rate', 'reverse-charge', line({ vatRate: 5 })],
  [
    'as no fraction of it',
    'reverse-charge',
    line({ vatRate: 0.05 }),
    'aligned-ibrp-ae-05-ae lines[0].vatRate rateAsFraction',
  ],
  ['and no other', 'reverse-charge', line({ vatRate: 7 }), 'aligned-ibrp-ae-05-ae lines[0].vatRate'],
  ['what is exempt has none', 'exempt', line({ vatRate: 5 }), 'aligned-ibrp-e-05 lines[0].vatRate'],
  [
    'what is out of scope has none',
    'out-of-scope',
    line({ vatRate: 5 }),
    'aligned-ibrp-o-05 lines[0].vatRate',
  ],
  [
    'the margin scheme has that of its lines',
    'profit-margin',
    line({ vatRate: 7 }),
    'ibr-111-ae lines[0].vatRate',
  ],
  ...(
    [
      ['standard-invoice', 'S', 0, 'ibr-190-ae', 'ibr-190-ae'],
      ['export-usd', 'Z', 5, 'aligned-ibrp-z-06', 'aligned-ibrp-z-07'],
      ['reverse-charge', 'AE', 5, 'aligned-ibrp-ae-06', 'aligned-ibrp-ae-07'],
      ['exempt', 'E', 5, 'aligned-ibrp-e-06', 'aligned-ibrp-e-07'],
      ['out-of-scope', 'O', 5, 'aligned-ibrp-o-06', 'aligned-ibrp-o-07'],
    ] as const
  ).map(
    ([name, vatCategory, vatRate, allowance, charge]): Row => [
      `allowances and charges of category ${vatCategory} have its rate`,
      name,
      entries({ vatCategory, vatRate }, { isCharge: true, vatCategory, vatRate }),
      `${allowance} allowancesCharges[0].vatRate`,
      `${charge} allowancesCharges[1].vatRate`,
    ],
  ),
  [
    'an exemption is of a category of the document',
    'standard-invoice',
    fields({ vatExemptions: [{ vatCategory: 'E', exemptionReason: 'x' }] }),
    'pint-ae-not-written vatExemptions[0].vatCategory exemptionOfNoGroup warning',
  ],
];

const reverseCharged: readonly Row[] = [
  [
    'the nature of goods is listed',
    'standard-invoice',
    line({ goodsNatureCode: 'x' }),
    'ibr-006-ae lines[0].goodsNatureCode',
  ],
  [
    'goods under reverse charge have a GTIN',
    'reverse-charge',
    line({ standardItemId: null, standardItemSchemeId: null }),
    'ibr-174-ae lines[0].standardItemId',
  ],
  [
    'and no other number',
    'reverse-charge',
    line({ standardItemSchemeId: '0088' }),
    'ibr-174-ae lines[0].standardItemSchemeId otherItemScheme',
  ],
  [
    'of a scheme that is not listed that is said',
    'reverse-charge',
    line({ standardItemSchemeId: '9999' }),
    'ibr-cl-21 lines[0].standardItemSchemeId',
  ],
  ['their buyer is registered', 'reverse-charge', buyer({ trn: null }), 'ibr-103-ae buyer.trn'],
  ['by a TRN', 'reverse-charge', buyer({ trn: '1008899112' }), 'ibr-103-ae buyer.trn tinForTrnOfBuyer'],
  ['other buyers may have a TIN', 'standard-invoice', buyer({ trn: '1007123456' })],
];

const percent = { amount: 5, baseAmount: 100 };
const charged: readonly Row[] = [
  [
    'of several categories one is changed',
    'standard-invoice',
    all(lines(standard, zero), entries({}, { isCharge: true })),
    'aligned-ibrp-032 allowancesCharges[0].vatCategory',
    'aligned-ibrp-037 allowancesCharges[1].vatCategory',
  ],
  ['of one it is that', 'standard-invoice', all(lines(standard, standard), entries({}, { isCharge: true }))],
  [
    'a percentage gives the amount',
    'standard-invoice',
    entries({ ...percent, multiplierPercent: 5 }, { ...percent, isCharge: true, multiplierPercent: 5 }),
  ],
  [
    'or it is wrong',
    'standard-invoice',
    entries({ ...percent, multiplierPercent: 6 }, { ...percent, isCharge: true, multiplierPercent: 6 }),
    'ibr-131-ae allowancesCharges[0].amount',
    'ibr-146-ae allowancesCharges[1].amount',
  ],
  [
    'or sent as a fraction',
    'standard-invoice',
    entries({ ...percent, multiplierPercent: 0.05 }),
    'ibr-131-ae allowancesCharges[0].multiplierPercent percentAsFraction',
  ],
  [
    'on a line as well',
    'standard-invoice',
    line({
      allowancesCharges: [
        { ...percent, isCharge: false, multiplierPercent: 6, reason: 'x' },
        { ...percent, isCharge: true, multiplierPercent: 6, reason: 'x' },
      ],
    }),
    'ibr-131-ae lines[0].allowancesCharges[0].amount',
    'ibr-146-ae lines[0].allowancesCharges[1].amount',
  ],
  [
    'reasons of allowances are not those of charges',
    'standard-invoice',
    entries({ reasonCode: 'ABK' }, { isCharge: true, reasonCode: '95' }),
    'ibr-cl-19 allowancesCharges[0].reasonCode',
    'ibr-cl-20 allowancesCharges[1].reasonCode',
  ],
  [
    'nor on a line',
    'standard-invoice',
    line({
      allowancesCharges: [
        { isCharge: false, amount: 5, reasonCode: 'ABK' },
        { isCharge: true, amount: 5, reasonCode: '95' },
      ],
    }),
    'ibr-cl-19 lines[0].allowancesCharges[0].reasonCode',
    'ibr-cl-20 lines[0].allowancesCharges[1].reasonCode',
  ],
];

const signed: readonly Row[] = [
  ['the limit is still exact', 'standard-invoice', all(lines({ quantity: 9e13, unitPrice: 1, ...zero }))],
  [
    'beyond it nothing is, above or below',
    'standard-invoice',
    lines({ quantity: -9e13, unitPrice: 1.01, ...zero }, { quantity: 9e13, unitPrice: 1.01, ...zero }),
    'pint-ae-amount-range lines[0]',
    'pint-ae-amount-range lines[1]',
  ],
  ['a credit note credits', 'credit-note', line({ quantity: -2 }), 'pint-ae-negative-credit-note lines'],
  ['and may credit nothing', 'credit-note', line({ quantity: 0 })],
  [
    'and not less than nothing',
    'credit-note',
    lines({}, { quantity: -100 }),
    'pint-ae-negative-total negativeCreditTotal',
  ],
  ['an invoice does not either', 'standard-invoice', line({ quantity: -100 }), 'pint-ae-negative-total'],
  [
    'an allowance takes no more than there is of a category',
    'standard-invoice',
    all(
      lines({ ...standard, unitPrice: 1 }, { ...zero, unitPrice: 1000 }),
      entries({ isCharge: true, amount: 1, vatCategory: 'S' }, { amount: 50, vatCategory: 'S' }),
    ),
    'pint-ae-negative-vat-group allowancesCharges[1]',
  ],
  [
    'lines that correct others may',
    'standard-invoice',
    lines({ ...standard, quantity: -1, unitPrice: 1 }, { ...zero, unitPrice: 1000 }),
    'pint-ae-negative-vat-group lines[0] negativeGroupOfLines warning',
  ],
  [
    'lines of both signs may not',
    'standard-invoice',
    lines(
      { ...zero, unitPrice: 1000 },
      { ...standard, quantity: 1, unitPrice: 1 },
      { ...standard, quantity: -2, unitPrice: 1 },
    ),
    'pint-ae-negative-vat-group lines[1]',
  ],
  [
    'a charge is not what reduces them',
    'standard-invoice',
    all(
      lines(
        { ...zero, unitPrice: 1000 },
        { ...standard, quantity: 1, unitPrice: 1 },
        { ...standard, quantity: -2, unitPrice: 1 },
      ),
      entries({ isCharge: true, amount: 0.5, vatCategory: 'S' }),
    ),
    'pint-ae-negative-vat-group lines[1]',
  ],
  [
    'a credit note may have such a category',
    'credit-note',
    lines({ ...standard, quantity: -1, unitPrice: 1 }, { ...zero, unitPrice: 1000 }),
  ],
  [
    'an allowance is not negative, nor is a charge',
    'standard-invoice',
    entries({ amount: -5 }, { isCharge: true, amount: -5 }),
    'pint-ae-negative-entry allowancesCharges[0].amount',
    'pint-ae-negative-entry allowancesCharges[1].amount negativeCharge',
  ],
  [
    'unless the totals say that it is meant so',
    'standard-invoice',
    fields({
      allowancesCharges: [{ isCharge: false, amount: -5, reason: 'x' }],
      taxTotal: { taxAmount: 530.05 },
      legalMonetaryTotal: {
        lineExtensionAmount: 10596,
        taxExclusiveAmount: 10601,
        taxInclusiveAmount: 11131.05,
        payableAmount: 11131.05,
      },
    }),
    'pint-ae-negative-entry allowancesCharges[0].amount warning',
  ],
  [
    'those of a line neither',
    'standard-invoice',
    line({ allowancesCharges: [{ isCharge: false, amount: -5, reason: 'x' }] }),
    'pint-ae-negative-entry lines[0].allowancesCharges[0].amount',
  ],
  [
    'a total of VAT may be a cent off, which is told',
    'standard-invoice',
    fields({ taxTotal: { taxAmount: 529.81 }, legalMonetaryTotal: null }),
    'ibr-co-14 taxTotal.taxAmount taxTotalAsSent information',
  ],
  [
    'what is to be paid may be rounded, which is told',
    'standard-invoice',
    (request) => {
      Object.assign(request.legalMonetaryTotal ?? {}, { payableAmount: 11125.75 });
    },
    'ibr-co-16 legalMonetaryTotal.payableAmount payableRounded information',
  ],
  [
    'of a price with VAT that is said at its line',
    'standard-invoice',
    all(fields(withoutTotals), lines(standard, standard), (request) => {
      Object.assign(lineOf(request, 1), { unitPrice: 105, quantity: 1, lineExtensionAmount: 100 });
    }),
    'ibr-147-ae lines[1].lineExtensionAmount netOfInclusivePrice',
  ],
  ['an allowance may be nothing', 'standard-invoice', entries({ amount: 0 })],
];

const paid: readonly Row[] = [
  [
    'an IBAN has the length of its country',
    'standard-invoice',
    fields({ paymentBankAccount: 'AE0703312345678901234567' }),
    'pint-ae-iban paymentBankAccount ibanLength warning',
  ],
  [
    'and digits that check it',
    'standard-invoice',
    fields({ paymentBankAccount: 'AE080331234567890123456' }),
    'pint-ae-iban paymentBankAccount ibanCheckDigits warning',
  ],
  ['in which letters count', 'standard-invoice', fields({ paymentBankAccount: 'GB82WEST12345698765432' })],
  [
    'and so does the last',
    'standard-invoice',
    fields({ paymentBankAccount: 'GB82WEST12345698765433' }),
    'pint-ae-iban paymentBankAccount ibanCheckDigits warning',
  ],
  [
    'every payment is of a listed means',
    'standard-invoice',
    fields({ paymentMode: '999', paymentInstructions: [{ paymentMode: '998' }] }),
    'ibr-cl-16 paymentMode',
    'ibr-cl-16 paymentInstructions[0].paymentMode',
  ],
];

/** What is sent in place of what is meant. */
describe('what is meant is said where only that can be', () => {
  const remedies = (name: string, edit: Edit) =>
    findingsOfChecks(compute(normalise(edited(name, edit)).invoice), checks).map(({ path, remedy }) => [
      path,
      remedy,
    ]);

  test.each<[what: string, name: string, edit: Edit, path: string, remedy: unknown]>([
    ['a rate', 'standard-invoice', line({ vatRate: 0.05 }), 'lines[0].vatRate', { value: 5 }],
    ['a rate as a factor', 'standard-invoice', line({ vatRate: 1.05 }), 'lines[0].vatRate', { value: 5 }],
    ['no rate of several', 'reverse-charge', line({ vatRate: 7 }), 'lines[0].vatRate', undefined],
    [
      'a percentage',
      'standard-invoice',
      entries({ ...percent, multiplierPercent: 0.05 }),
      'allowancesCharges[0].multiplierPercent',
      { value: 5 },
    ],
    [
      'no percentage that is another',
      'standard-invoice',
      entries({ ...percent, multiplierPercent: 6 }),
      'allowancesCharges[0].amount',
      undefined,
    ],
    ['dirhams', 'standard-invoice', fields({ taxCurrencyCode: 'USD' }), 'taxCurrencyCode', { value: 'AED' }],
    [
      'a total of lines that are right',
      'standard-invoice',
      fields({ taxTotal: { taxAmount: 500 }, legalMonetaryTotal: null }),
      'taxTotal.taxAmount',
      { value: 529.8 },
    ],
    [
      'no total of which a mistake is known',
      'standard-invoice',
      fields({ taxTotal: { taxAmount: 504.57 }, legalMonetaryTotal: null }),
      'taxTotal.taxAmount',
      undefined,
    ],
  ])('%s', (_, name, edit, path, remedy) => {
    expect(remedies(name, edit)).toEqual([[path, remedy]]);
  });

  test('nothing, where a line does not come to its amount', () => {
    const edit = all(fields({ taxTotal: { taxAmount: 500 }, legalMonetaryTotal: null }), (request) =>
      Object.assign(lineOf(request), { lineExtensionAmount: 9000 }),
    );
    expect(remedies('standard-invoice', edit)).toEqual([
      ['lines[0].lineExtensionAmount', undefined],
      ['taxTotal.taxAmount', undefined],
    ]);
  });
});

describe.each([
  ['dates', dates],
  ['transactions', transactions],
  ['references', referred],
  ['parties', partners],
  ['legal registrations', registered],
  ['addresses', located],
  ['currencies', exchanged],
  ['items', sold],
  ['rates of VAT', rated],
  ['reverse charge', reverseCharged],
  ['allowances and charges', charged],
  ['signs', signed],
  ['payment', paid],
])('%s', (_, rows) => {
  test.each(rows.map(([fact, name, edit, ...expected]) => [fact, name, edit, expected] as const))(
    '%s (%s)',
    (_fact, name, edit, expected) => {
      expect(said(name, edit)).toEqual(expected);
    },
  );
});
