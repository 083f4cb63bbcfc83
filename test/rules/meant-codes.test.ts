import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { Language } from '../../src/core/messages/language.ts';
import { example } from '../requests.ts';

type Fields = Readonly<Record<string, unknown>>;

interface Sent {
  readonly document?: Fields;
  readonly seller?: Fields;
  readonly buyer?: Fields;
  readonly buyerAddress?: Fields;
  readonly line?: Fields;
  readonly entry?: Fields;
  readonly lineEntry?: Fields;
}

/**
 * A code that no list has, where it is sent, and which codes the question suggests; none if no code is close.
 */
type Row = readonly [sent: string, of: (code: string) => Sent, path: string, en: string, ar: string];

const line =
  (field: string, others: Fields = {}) =>
  (code: string) => ({ line: { [field]: code, ...others } });
const document = (field: string) => (code: string) => ({ document: { [field]: code } });
const entry = (isCharge: boolean) => (reasonCode: string) => ({ entry: { isCharge, amount: 1, reasonCode } });
const lineEntry = (isCharge: boolean) => (reasonCode: string) => ({
  lineEntry: { isCharge, amount: 1, reasonCode },
});
const credited = (code: string) => ({ document: { documentType: 'CreditNote', creditNoteReasonCode: code } });

const rows: readonly Row[] = [
  ['Invoise', document('documentType'), 'documentType', 'Invoice (Tax invoice)', 'Invoice (فاتورة ضريبية)'],
  ['380', document('documentType'), 'documentType', 'Invoice (Tax invoice)', 'Invoice (فاتورة ضريبية)'],
  [
    'إشعار دائن',
    document('documentType'),
    'documentType',
    'CreditNote (Tax credit note)',
    'CreditNote (إشعار دائن ضريبي)',
  ],
  [
    'Self-billed invoise',
    document('documentType'),
    'documentType',
    'SelfBillingInvoice (Tax invoice (self-billing))',
    'SelfBillingInvoice (فاتورة ضريبية (فوترة ذاتية))',
  ],
  ['SR', line('vatCategory'), 'lines[0].vatCategory', 'S (Standard rate)', 'S (النسبة الأساسية)'],
  ['Exemptt', line('vatCategory'), 'lines[0].vatCategory', 'E (Exempt)', 'E (معفى من الضريبة)'],
  [
    'Zero rat',
    (vatCategory) => ({ entry: { isCharge: false, amount: 1, reason: 'x', vatCategory } }),
    'allowancesCharges[0].vatCategory',
    'Z (Zero rate)',
    'Z (نسبة الصفر)',
  ],
  ['Servces', line('itemTypeCode'), 'lines[0].itemTypeCode', 'S (Services)', 'S (خدمات)'],
  ['OA', line('vatCategory'), 'lines[0].vatCategory', '', ''],
  ['EX', line('vatCategory'), 'lines[0].vatCategory', 'E (Exempt)', 'E (معفى من الضريبة)'],
  ['SC', entry(true), 'allowancesCharges[0].reasonCode', '', ''],
  ['UDS', document('currency'), 'currency', '', ''],
  ['Price increase', credited, 'creditNoteReasonCode', '', ''],
  [
    'Credit Notte',
    document('documentType'),
    'documentType',
    'CreditNote (Tax credit note)',
    'CreditNote (إشعار دائن ضريبي)',
  ],
  ['X', line('itemTypeCode'), 'lines[0].itemTypeCode', '', ''],
  ['DHS', document('currency'), 'currency', 'AED (UAE dirham)', 'AED (درهم إماراتي)'],
  ['SR', document('currency'), 'currency', 'SAR (Saudi riyal)', 'SAR (ريال سعودي)'],
  ['R.O.', document('currency'), 'currency', 'OMR (Omani rial)', 'OMR (ريال عُماني)'],
  [
    'riyal',
    document('currency'),
    'currency',
    'SAR (Saudi riyal) or QAR (Qatari riyal)',
    'SAR (ريال سعودي) أو QAR (ريال قطري)',
  ],
  ['AEDD', document('currency'), 'currency', 'AED (UAE dirham)', 'AED (درهم إماراتي)'],
  ['kilogramm', line('unitCode'), 'lines[0].unitCode', 'KGM (kilogram)', 'KGM (كيلوغرام)'],
  ['Chnia', line('originCountry'), 'lines[0].originCountry', 'CN (China)', 'CN (الصين)'],
  [
    'Germny',
    (countryCode) => ({ buyerAddress: { countryCode } }),
    'buyer.address.countryCode',
    'DE (Germany)',
    'DE (ألمانيا)',
  ],
  [
    'Trade lisence',
    (legalRegistrationType) => ({ seller: { legalRegistrationType } }),
    'seller.legalRegistrationType',
    'TL (Trade licence)',
    'TL (رخصة تجارية)',
  ],
  ['Montly', document('billingFrequencyCode'), 'billingFrequencyCode', 'MTH (Monthly)', 'MTH (شهرياً)'],
  ['MHT', document('billingFrequencyCode'), 'billingFrequencyCode', 'MTH (Monthly)', 'MTH (شهرياً)'],
  [
    'Q55',
    document('billingFrequencyCode'),
    'billingFrequencyCode',
    'Q15 (Every 15 days) or Q45 (Every 45 days)',
    'Q15 (كل 15 يوماً) أو Q45 (كل 45 يوماً)',
  ],
  ['Bnk card', document('paymentMode'), 'paymentMode', '48 (Bank card)', '48 (بطاقة مصرفية)'],
  ['999', document('paymentMode'), 'paymentMode', '', ''],
  [
    'Csh',
    (paymentMode) => ({ document: { paymentInstructions: [{ paymentMode }] } }),
    'paymentInstructions[0].paymentMode',
    '10 (Cash)',
    '10 (نقداً)',
  ],
  [
    'goods retruned',
    credited,
    'creditNoteReasonCode',
    'DL8.61.1.D (Goods or services were returned)',
    'DL8.61.1.D (إعادة السلع أو الخدمات)',
  ],
  ['Volum discount', credited, 'creditNoteReasonCode', 'VD (Volume discount)', 'VD (خصم الكمية)'],
  [
    'Volum discount',
    (creditNoteReasonCode) => ({
      document: { documentType: 'CreditNote', creditNoteReasons: [{ creditNoteReasonCode }] },
    }),
    'creditNoteReasons[0].creditNoteReasonCode',
    'VD (Volume discount)',
    'VD (خصم الكمية)',
  ],
  ['Discuont', entry(false), 'allowancesCharges[0].reasonCode', '95 (Discount)', '95 (خصم)'],
  [
    'Frieght',
    lineEntry(true),
    'lines[0].allowancesCharges[0].reasonCode',
    'FC (Freight service)',
    'FC (أجور شحن)',
  ],
  [
    'Electronic device',
    line('goodsNatureCode'),
    'lines[0].goodsNatureCode',
    'DL8.48.8.2 (Electronic devices)',
    'DL8.48.8.2 (الأجهزة الإلكترونية)',
  ],
  [
    'GTINN',
    line('standardItemSchemeId', { standardItemId: '6291041500213' }),
    'lines[0].standardItemSchemeId',
    '0160 (GTIN)',
    '0160 (GTIN)',
  ],
  [
    'HSN',
    (listId) => ({ line: { classifications: [{ code: '84713000', listId }] } }),
    'lines[0].classifications[0].listId',
    'HS (Harmonised system)',
    'HS (النظام المنسق)',
  ],
  [
    'GLN',
    (scheme) => ({ buyer: { participantId: `${scheme}:123` } }),
    'buyer.participantId',
    '0088 (EAN Location Code)',
    '0088 (EAN Location Code)',
  ],
  [
    'Pakitsan',
    (authorityName) => ({ seller: { legalRegistrationType: 'PAS', authorityName } }),
    'seller.authorityName',
    'PK (Pakistan)',
    'PK (باكستان)',
  ],
  [
    'aplication/pdf',
    (mimeCode) => ({
      document: {
        additionalDocuments: [{ documentId: 'a', embeddedBase64: 'aGVsbG8=', mimeCode, fileName: 'a.pdf' }],
      },
    }),
    'additionalDocuments[0].mimeCode',
    'application/pdf (PDF)',
    'application/pdf (PDF)',
  ],
  [
    '9998',
    (schemeId) => ({ seller: { identifiers: [{ id: 'x', schemeId }] } }),
    'seller.identifiers[0].schemeId',
    '',
    '',
  ],
  [
    'DUNS',
    (legalRegistrationSchemeId) => ({ seller: { legalRegistrationSchemeId } }),
    'seller.legalRegistrationSchemeId',
    '0060 (D-U-N-S number)',
    '0060 (رقم D-U-N-S)',
  ],
];

function requestOf({
  document: fields = {},
  seller,
  buyer,
  buyerAddress,
  line: ofLine,
  entry: ofDocument,
  lineEntry: ofEntry,
}: Sent) {
  const request = example('standard-invoice');
  Object.assign(request, { taxTotal: null, legalMonetaryTotal: null, precedingInvoiceNumber: null }, fields);
  Object.assign(request.seller, seller);
  Object.assign(request.buyer, buyer);
  Object.assign(request.buyer.address, buyerAddress);
  Object.assign(request.lines[0] ?? {}, { lineExtensionAmount: null }, ofLine);
  if (ofDocument !== undefined) Object.assign(request, { allowancesCharges: [ofDocument] });
  if (ofEntry !== undefined) Object.assign(request.lines[0] ?? {}, { allowancesCharges: [ofEntry] });
  return request;
}

/** The message at a path, and the question in it. */
function saidAt(path: string, sent: Sent, language: Language): readonly string[] {
  const { issues } = validate(requestOf(sent), { language });
  return issues.filter((issue) => issue.path === path).map(({ message }) => message);
}

const questions: Readonly<Record<Language, RegExp>> = {
  en: /did you mean (.*)\?$/i,
  ar: /هل تقصد (.*)؟$/,
};

function asked(path: string, sent: Sent, language: Language): readonly string[] {
  return saidAt(path, sent, language).map((message) => questions[language].exec(message)?.[1] ?? '');
}

describe('a code that is in no list is answered with the nearest code and its meaning', () => {
  test.each(rows)('%s', (code, of, path, en, ar) => {
    expect(asked(path, of(code), 'en')).toEqual([en]);
    expect(asked(path, of(code), 'ar')).toEqual([ar]);
  });

  test('and a required code is named with its meaning', () => {
    expect(saidAt('lines[0].vatCategory', line('vatCategory')('K'), 'en')).toEqual([
      'lines[0].vatCategory must be one of S (Standard rate), Z (Zero rate), E (Exempt), O (Out of scope), AE (Reverse charge).',
    ]);
  });
});

describe('a kind of document that PINT-AE does not have', () => {
  const kinds: readonly (readonly [sent: string, says: RegExp, next: RegExp])[] = [
    ['DebitNote', /no debit notes.*further invoice.*p\. 22/, /"Invoice".*precedingInvoiceNumber/],
    ['Debit Note', /no debit notes/, /"Invoice"/],
    ['TaxDebitNote', /no debit notes/, /"Invoice"/],
    ['SelfBillingDebitNote', /no debit notes/, /"SelfBillingInvoice"/],
    ['Self-billed debit note', /no debit notes/, /"SelfBillingInvoice"/],
    ['فاتورة مبدئية', /no proforma/, /"Invoice"/],
    ['إشعار مدين', /no debit notes/, /"Invoice"/],
    ['383', /no debit notes/, /"Invoice"/],
    ['Refund', /no document for a refund/, /CreditNote.*send nothing/],
    ['Receipt', /no payment receipts/, /advance.*send nothing/],
    ['StatementOfAccount', /no account statements/, /Do not send this document/],
    ['كشف حساب', /no account statements/, /Do not send this document/],
    ['AdvanceInvoice', /advance is received.*p\. 35/, /"Invoice"/],
    ['ProformaInvoice', /proforma.*p\. 22 to 24/, /Send nothing before/],
    ['SimplifiedTaxInvoice', /simplified.*consumer.*p\. 14/, /"Invoice"/],
    ['CommercialInvoice', /follows from the VAT categories/, /"Invoice".*"CreditNote"/],
    ['Corrected invoice', /is not replaced/, /credit note/],
    ['Delivery Note', /not a document of PINT-AE/, /Do not send this document/],
  ];

  test.each(kinds)('%s is told what is sent instead, and proposed no other kind', (sent, says, next) => {
    const { issues, outcome } = validate(requestOf(document('documentType')(sent)));
    expect([outcome, issues.length, issues[0]?.path]).toEqual(['malformed', 1, 'documentType']);
    expect(issues[0]?.message).toMatch(says);
    expect(issues[0]?.hint).toMatch(next);
    expect(issues[0]).not.toHaveProperty('suggestions');
    expect(issues[0]).not.toHaveProperty('fix');
    const [inArabic] = validate(requestOf(document('documentType')(sent)), { language: 'ar' }).issues;
    expect(inArabic?.message).not.toMatch(/هل تقصد/);
  });

  test('nor does the margin scheme have a category to send', () => {
    const { issues } = validate(requestOf(line('vatCategory')('N')));
    expect(issues.map(({ path, hint }) => [path, hint])).toEqual([
      ['lines[0].vatCategory', 'Set transactionType.profitMargin to true and remove vatCategory.'],
    ]);
  });
});
