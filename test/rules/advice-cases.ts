import type { ValidateOptions } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { example, lineOf } from '../requests.ts';

type Edit = (request: DocumentRequest) => void;
/**
 * Advice by name: an edit of an example that triggers it, the paths that it names, and an edit that does not.
 */
export type Case = readonly [
  advice: string,
  fact: string,
  name: string,
  unlikely: Edit,
  paths: readonly string[],
  likely: Edit,
  options?: ValidateOptions,
];

/** Leaves the lines of services, and has the totals computed. */
const servicesOnly: Edit = (request) => {
  const lines = request.lines.filter(({ itemTypeCode }) => itemTypeCode === 'S');
  Object.assign(request, { lines, taxTotal: null, legalMonetaryTotal: null });
};

const fields =
  (values: Partial<DocumentRequest>): Edit =>
  (request) => {
    Object.assign(request, values);
  };
const seller =
  (values: Partial<DocumentRequest['seller']>): Edit =>
  (request) => {
    Object.assign(request.seller, values);
  };
const abroad = {
  address: { line1: 'Weg 1', city: 'Ulm', countrySubentity: 'Baden', countryCode: 'DE' },
};
const buyer =
  (values: Partial<DocumentRequest['buyer']>): Edit =>
  (request) => {
    Object.assign(request.buyer, values);
  };
const buyerAt =
  (values: Partial<DocumentRequest['buyer']['address']>): Edit =>
  (request) => {
    Object.assign(request.buyer.address, values);
  };
const firstLine =
  (values: Partial<DocumentRequest['lines'][number]>): Edit =>
  (request) => {
    Object.assign(lineOf(request), values);
    request.taxTotal = null;
    request.legalMonetaryTotal = null;
  };
const everyLine =
  (values: Partial<DocumentRequest['lines'][number]>): Edit =>
  (request) => {
    for (const line of request.lines) Object.assign(line, values);
  };
/** An amount due that is rounded. */
const due =
  (payableAmount: string): Edit =>
  ({ legalMonetaryTotal }) => {
    Object.assign(Object(legalMonetaryTotal), { payableAmount: Number(payableAmount) });
  };
/** One line more, and no totals. */
const lastLine =
  (values: Partial<DocumentRequest['lines'][number]>): Edit =>
  (request) => {
    const lines = request.lines.map((line) => ({ ...line, lineExtensionAmount: null }));
    const [first] = lines;
    if (first === undefined) throw new Error('the example has no line');
    const more = { ...first, id: '9', itemTypeCode: null, classifications: null, ...values };
    Object.assign(request, { lines: [...lines, more], taxTotal: null, legalMonetaryTotal: null });
  };
const secondLine =
  (values: Partial<DocumentRequest['lines'][number]>): Edit =>
  (request) => {
    const [first, second] = request.lines;
    if (first === undefined || second === undefined) throw new Error('the example has no second line');
    request.lines = [first, { ...second, lineExtensionAmount: null, ...values }];
    request.taxTotal = null;
    request.legalMonetaryTotal = null;
  };
const withNote = (note: string): DocumentRequest['lines'] =>
  example('reverse-charge').lines.map((line) => ({ ...line, note }));
const unclassified = { itemTypeCode: null, classifications: null };
const asSent: Edit = () => undefined;
const sellerTrn = '100354879700003';
const sellerName = 'Falcon Office Supplies LLC';
const sellerParticipant = '0235:1003548797';

/** The cases of the advice: the tests run them and the documentation shows them. */
export const cases: readonly Case[] = [
  [
    'due-before-issue',
    'nothing is due before it is invoiced',
    'standard-invoice',
    fields({ dueDate: '2026-11-01' }),
    ['dueDate'],
    fields({ dueDate: '2026-11-02' }),
  ],
  [
    'issue-date-far-away',
    'a document is issued within 14 days of the day on which it is judged',
    'standard-invoice',
    fields({ issueDate: '2026-02-11' }),
    ['issueDate'],
    asSent,
    { today: '2026-11-16' },
  ],
  [
    'issue-date-far-away',
    'and not long after that day',
    'standard-invoice',
    asSent,
    ['issueDate'],
    fields({ issueDate: '2026-10-19' }),
    { today: '2026-10-18' },
  ],
  [
    'summary-period',
    'a summary invoice says from when to when',
    'summary-invoice',
    fields({ billingPeriodEnd: null }),
    ['billingPeriodEnd'],
    asSent,
  ],
  [
    'line-period',
    'a line is of the billing period of its document',
    'summary-invoice',
    (request) => Object.assign(lineOf(request), { periodStart: '2027-05-01' }),
    ['lines[0].periodStart'],
    (request) => Object.assign(lineOf(request), { periodStart: '2026-10-31' }),
  ],
  [
    'flags-exclude',
    'a deemed supply is not exported',
    'standard-invoice',
    fields({ transactionType: { deemedSupply: true, ecommerce: true, exports: true } }),
    ['transactionType.exports', 'transactionType.ecommerce'],
    fields({ transactionType: { continuousSupply: true, ecommerce: true } }),
  ],
  [
    'exports-standard-rate',
    'exports are zero rated',
    'export-usd',
    firstLine({ vatCategory: 'S', vatRate: 5 }),
    ['lines[0].vatCategory'],
    asSent,
  ],
  [
    'exports-home-buyer',
    'what is exported goes to a buyer abroad',
    'export-usd',
    buyerAt({ countryCode: 'AE', city: 'Dubai', countrySubentity: 'DXB' }),
    ['buyer.address.countryCode'],
    asSent,
  ],
  [
    'exports-delivered-here',
    'what is exported is delivered abroad, or handed over under terms that say so',
    'export-usd',
    (request) => {
      request.delivery = { streetName: 'Quay 4', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' };
    },
    ['delivery.countryCode'],
    (request) => {
      const port = { streetName: 'Quay 4', city: 'Dubai', countrySubentity: 'DXB', countryCode: 'AE' };
      request.delivery = { ...port, incoterms: 'FOB' };
    },
  ],
  [
    'incoterms',
    'delivery terms are the code alone',
    'export-usd',
    (request) => {
      Object.assign(request.delivery ?? {}, { incoterms: 'CIF Mombasa' });
    },
    ['delivery.incoterms'],
    (request) => {
      Object.assign(request.delivery ?? {}, { incoterms: 'CIF' });
    },
  ],
  [
    'incoterms',
    'and are in the list',
    'standard-invoice',
    fields({ delivery: { incoterms: 'ex works' } }),
    ['delivery.incoterms'],
    fields({ delivery: { incoterms: 'EXW' } }),
  ],
  [
    'empty-line',
    'a line has a quantity',
    'standard-invoice',
    secondLine({ quantity: 0 }),
    ['lines[1]'],
    secondLine({ unitPrice: 0 }),
  ],
  [
    'advance-vat',
    'an advance with a tax invoice of its own is not billed again',
    'standard-invoice',
    fields({ prepaidAmount: 4200, precedingInvoiceNumber: 'ADV-1', legalMonetaryTotal: null }),
    ['prepaidAmount'],
    fields({ prepaidAmount: 4200, legalMonetaryTotal: null }),
  ],
  [
    'reverse-charge-statement',
    'an invoice under reverse charge says that the recipient accounts for the VAT, and by which provision',
    'reverse-charge',
    fields({ notes: 'Thank you for your order.' }),
    ['notes'],
    fields({ notes: 'The customer accounts for the VAT: reverse charge, Cabinet Decision 127 of 2024.' }),
  ],
  [
    'reverse-charge-statement',
    'and names the provision with it',
    'reverse-charge',
    fields({ notes: 'تطبق آلية الاحتساب العكسي.' }),
    ['notes'],
    fields({
      notes: null,
      lines: withNote('على المتلقي احتساب الضريبة وفق المادة 48 من المرسوم بقانون رقم 8 لسنة 2017'),
    }),
  ],
  [
    'retention-calculation',
    'how a retention was calculated stands in a commercial document',
    'standard-invoice',
    fields({ notes: 'Gross 100,000 less 10 % retention = 90,000' }),
    ['notes'],
    fields({ notes: 'A retention is agreed in the contract.' }),
  ],
  [
    'retention-calculation',
    'and not in the texts of lines or discounts',
    'standard-invoice',
    firstLine({ description: 'المبلغ المحتجز 10 %', ...unclassified }),
    ['lines[0].description'],
    firstLine({ description: 'أعمال التشطيب، المرحلة 3', ...unclassified }),
  ],
  [
    'retention-calculation',
    'nor which part of a contract a milestone is',
    'standard-invoice',
    fields({ notes: 'Milestone 3: 30 % of 500,000.00' }),
    ['notes'],
    fields({ notes: 'Data kept for 90 days, 120.00 a month' }),
  ],
  [
    'before-vat',
    'nothing is invoiced before there was VAT',
    'standard-invoice',
    fields({ issueDate: '2017-12-31', dueDate: '2018-01-31' }),
    ['issueDate'],
    fields({ issueDate: '2018-01-01', dueDate: '2018-01-31' }),
  ],
  [
    'before-vat',
    'nor credited',
    'credit-note',
    fields({
      precedingInvoiceIssueDate: '2017-11-30',
      precedingInvoices: [
        { precedingInvoiceNumber: 'INV-1', precedingInvoiceIssueDate: '2016-11-30' },
        { precedingInvoiceNumber: 'INV-2', precedingInvoiceIssueDate: '2018-02-01' },
      ],
    }),
    ['precedingInvoiceIssueDate', 'precedingInvoices[0].precedingInvoiceIssueDate'],
    asSent,
  ],
  [
    'preceding-after-issue',
    'nor is the second preceding invoice later',
    'credit-note',
    fields({
      precedingInvoices: [
        { precedingInvoiceNumber: 'INV-2', precedingInvoiceIssueDate: '2027-06-01' },
        { precedingInvoiceNumber: 'INV-1', precedingInvoiceIssueDate: '2026-01-02' },
      ],
    }),
    ['precedingInvoices[0].precedingInvoiceIssueDate'],
    asSent,
  ],
  [
    'cash-rounding',
    'a transfer pays every fils',
    'standard-invoice',
    due('11126.00'),
    ['paymentMode'],
    (request) => {
      due('11126.00')(request);
      request.paymentMode = '10';
    },
  ],
  [
    'cash-rounding',
    'a rounding that its issuer states is decided',
    'standard-invoice',
    due('11125.50'),
    ['paymentMode'],
    (request) => {
      due('11125.50')(request);
      Object.assign(request, { payableRoundingAmount: -0.3 });
    },
  ],
  [
    'financial-services',
    'exempt financial services alone are outside the system',
    'exempt',
    everyLine({ description: 'Loan interest, October', exemptionReasonCode: 'DL8.46.1' }),
    ['lines[0].exemptionReasonCode'],
    asSent,
  ],
  [
    'vat-group',
    'a branch and its head office are one person',
    'standard-invoice',
    (request) => {
      const { name, trn, participantId } = request.seller;
      Object.assign(request.buyer, { name: `${name} (Abu Dhabi Branch)`, trn, participantId });
    },
    ['buyer'],
    asSent,
  ],
  [
    'previous-balance',
    'an earlier balance is not sold again',
    'standard-invoice',
    lastLine({ description: 'Previous balance', unitPrice: 2400, vatCategory: 'O', vatRate: 0 }),
    ['lines[2]'],
    lastLine({ description: 'Balance of the tyres', unitPrice: 2400 }),
  ],
  [
    'principal',
    'a principal is given by its TRN',
    'standard-invoice',
    fields({ transactionType: { disclosedAgentBilling: true }, principalId: 'CN-1184420' }),
    ['principalId'],
    fields({ transactionType: { disclosedAgentBilling: true }, principalId: '100998877300003' }),
  ],
  [
    'reverse-charge-service',
    'the reverse charge is for goods',
    'reverse-charge',
    firstLine({ itemTypeCode: 'S', classifications: null, serviceAccountingCode: '998719' }),
    ['lines[0].vatCategory'],
    asSent,
  ],
  [
    'preceding-after-issue',
    'an invoice comes before its credit note',
    'credit-note',
    fields({ precedingInvoiceIssueDate: '2027-10-01' }),
    ['precedingInvoiceIssueDate'],
    (request) => {
      request.precedingInvoiceIssueDate = request.issueDate;
    },
  ],
  [
    'own-number-as-preceding',
    'a document does not refer to itself',
    'credit-note',
    (request) => {
      request.precedingInvoiceNumber = request.invoiceNumber;
    },
    ['precedingInvoiceNumber'],
    asSent,
  ],
  [
    'seller-is-buyer',
    'nobody invoices himself',
    'standard-invoice',
    buyer({ name: sellerName, trn: sellerTrn, participantId: sellerParticipant }),
    ['buyer'],
    asSent,
  ],
  [
    'seller-is-buyer',
    'but members of a VAT group have one TRN',
    'standard-invoice',
    buyer({ name: 'FALCON Office Supplies L.L.C.', trn: sellerTrn, participantId: null }),
    ['buyer'],
    buyer({ trn: sellerTrn }),
  ],
  [
    'vat-group',
    'members of a VAT group have one TRN, and an address each',
    'standard-invoice',
    buyer({ name: sellerName, trn: sellerTrn }),
    ['buyer.trn'],
    asSent,
  ],
  [
    'vat-group',
    'and no VAT between them',
    'out-of-scope',
    (request) => buyer({ trn: request.seller.trn })(request),
    ['buyer.trn'],
    asSent,
  ],
  [
    'vat-of-foreign-seller',
    'only a registrant charges VAT of the UAE',
    'standard-invoice',
    seller({ ...abroad, trn: 'DE123456789', participantId: '9930:DE123456789' }),
    ['seller.trn'],
    seller({ ...abroad, participantId: '9930:DE123456789' }),
  ],
  [
    'self-billed-import',
    'what the buyer imports needs no invoice of its own',
    'self-billing-invoice',
    seller({ ...abroad, trn: 'DE123456789', participantId: '9930:DE123456789' }),
    ['documentType'],
    asSent,
  ],
  [
    'zone-service',
    'a service in a free zone is supplied in the State',
    'out-of-scope',
    (request) => {
      everyLine({ itemTypeCode: 'S', classifications: null, serviceAccountingCode: '998719' })(request);
      fields({ transactionType: { freeTradeZone: true }, beneficiaryId: '1007123456' })(request);
    },
    ['lines[0].vatCategory'],
    fields({ transactionType: { freeTradeZone: true }, beneficiaryId: '1007123456' }),
  ],
  [
    'vat-group',
    'or a name each, if the network does not reach the buyer',
    'standard-invoice',
    buyer({ trn: sellerTrn, participantId: '0235:9900000098' }),
    ['buyer.trn'],
    buyer({ name: sellerName, trn: sellerTrn, participantId: '0235:9900000098' }),
  ],
  [
    'vat-group',
    'the address of the TRN is not that of both',
    'standard-invoice',
    buyer({ trn: sellerTrn, participantId: null }),
    ['buyer'],
    buyer({ trn: null, participantId: sellerParticipant }),
  ],
  [
    'seller-is-buyer',
    'but for goods put to own use',
    'standard-invoice',
    buyer({ trn: null, participantId: sellerParticipant }),
    ['buyer'],
    (request) => {
      Object.assign(request.buyer, { trn: sellerTrn, participantId: null });
      request.transactionType = { deemedSupply: true };
    },
  ],
  [
    'participant-not-of-trn',
    'under scheme 0235 a party is addressed by its TIN',
    'standard-invoice',
    seller({ participantId: '0235:1003548793' }),
    ['seller.participantId'],
    seller({ participantId: `0235:${sellerTrn}` }),
  ],
  [
    'participant-not-of-trn',
    'and under other schemes, or a predefined address, by something else',
    'standard-invoice',
    buyer({ participantId: '1003548797' }),
    ['buyer.participantId'],
    buyer({ participantId: '0088:6291041500213' }),
  ],
  [
    'emirate-not-of-city',
    'Al Ain is in the emirate of Abu Dhabi',
    'standard-invoice',
    buyerAt({ city: 'Al Ain', countrySubentity: 'DXB' }),
    ['buyer.address.countrySubentity'],
    buyerAt({ city: 'Al Ain', countrySubentity: 'AUH' }),
  ],
  [
    'emirate-not-of-city',
    'and so is where something is delivered',
    'standard-invoice',
    fields({ delivery: { streetName: 'x', city: 'Kalba', countrySubentity: 'FUJ', countryCode: 'AE' } }),
    ['delivery.countrySubentity'],
    fields({ delivery: { streetName: 'x', city: 'Kalba', countrySubentity: 'SHJ', countryCode: 'AE' } }),
  ],
  [
    'hs-code-length',
    'an HS code has 4, 6, 8, 10 or 12 digits',
    'standard-invoice',
    firstLine({
      classifications: ['9401391', { code: 'chair', listId: 'HS' }, { code: '9', listId: 'STI' }],
    }),
    ['lines[0].classifications[0]', 'lines[0].classifications[1]'],
    firstLine({ classifications: ['9401.39.00', '940139000000'] }),
  ],
  [
    'gtin',
    'a GTIN ends in its check digit',
    'standard-invoice',
    firstLine({ standardItemId: '6291041500214', standardItemSchemeId: '0160' }),
    ['lines[0].standardItemId'],
    firstLine({ standardItemId: '6291041500213', standardItemSchemeId: '0160' }),
  ],
  [
    'gtin',
    'and has 8, 12, 13 or 14 digits',
    'standard-invoice',
    firstLine({ standardItemId: 'CH-ERG-01', standardItemSchemeId: '0160' }),
    ['lines[0].standardItemId'],
    firstLine({ standardItemId: '96385074', standardItemSchemeId: '0160' }),
  ],
  [
    'reverse-charge-foreign-buyer',
    'the reverse charge makes a buyer in the UAE account for VAT',
    'reverse-charge',
    buyerAt({ countryCode: 'OM' }),
    ['buyer.address.countryCode'],
    asSent,
  ],
  [
    'exemption-of-taxed-line',
    'what is taxed states no reason for an exemption',
    'standard-invoice',
    firstLine({ exemptionReason: 'Exempt by law' }),
    ['lines[0].exemptionReason'],
    firstLine({ vatCategory: 'Z', vatRate: 0, exemptionReason: 'Zero rated medicine' }),
  ],
  [
    'exemption-of-taxed-line',
    'nor does an allowance on what is taxed',
    'standard-invoice',
    fields({
      allowancesCharges: [
        { isCharge: false, amount: 0, reason: 'x', vatCategory: 'S', exemptionReason: 'x' },
      ],
    }),
    ['allowancesCharges[0].exemptionReason'],
    asSent,
  ],
  [
    'self-billed-without-vat',
    'a buyer invoices for the seller what is taxed',
    'self-billing-invoice',
    firstLine({ vatCategory: 'E', vatRate: 0, exemptionReasonCode: 'DL8.46.2' }),
    ['lines[0].vatCategory'],
    asSent,
  ],
  [
    'gross-price',
    'a discount takes off the gross price',
    'standard-invoice',
    firstLine({ grossPrice: 800 }),
    ['lines[0].grossPrice'],
    firstLine({ grossPrice: 900 }),
  ],
  [
    'subtotal-line',
    'a subtotal is no line, where no totals are sent that would say so',
    'standard-invoice',
    lastLine({ description: 'Subtotal', quantity: 1, unitPrice: 10_596 }),
    ['lines[2]'],
    lastLine({ description: 'Installation', quantity: 1, unitPrice: 10_596 }),
  ],
  [
    'subtotal-line',
    'and so is a total with VAT, in Arabic too',
    'standard-invoice',
    lastLine({ description: 'الإجمالي', quantity: 1, unitPrice: 11_125.8 }),
    ['lines[2]'],
    lastLine({ description: 'Total station', quantity: 1, unitPrice: 9000 }),
  ],
  [
    'subtotal-line',
    'and the VAT itself',
    'standard-invoice',
    lastLine({ description: 'VAT 5%', quantity: 1, unitPrice: 529.8, vatCategory: 'O', vatRate: 0 }),
    ['lines[2]'],
    lastLine({ description: 'VAT advice', quantity: 1, unitPrice: 500 }),
  ],
  [
    'line-allowances',
    'the allowances of a line are not above the amount that they are taken off',
    'standard-invoice',
    secondLine({
      quantity: 1,
      unitPrice: 450,
      allowancesCharges: [{ isCharge: false, amount: 450.01, reason: 'Discount' }],
    }),
    ['lines[1].allowancesCharges'],
    secondLine({
      quantity: 1,
      unitPrice: 450,
      allowancesCharges: [{ isCharge: false, amount: 450, reason: 'Discount' }],
    }),
  ],
  [
    'line-allowances',
    'allowances of a line that is a correction add to it',
    'standard-invoice',
    secondLine({
      quantity: 0,
      allowancesCharges: [
        { isCharge: false, amount: 20, reason: 'Discount' },
        { isCharge: true, amount: 5, reason: 'Packing' },
      ],
    }),
    ['lines[1].allowancesCharges'],
    secondLine({ quantity: -1, allowancesCharges: [{ isCharge: false, amount: 20, reason: 'Discount' }] }),
  ],
  [
    'line-allowances',
    'a VAT category that becomes negative by them is told instead',
    'standard-invoice',
    secondLine({ allowancesCharges: [{ isCharge: false, amount: 451, reason: 'Discount' }] }),
    ['lines[1].allowancesCharges'],
    secondLine({
      vatCategory: 'Z',
      vatRate: 0,
      allowancesCharges: [{ isCharge: false, amount: 451, reason: 'Discount' }],
    }),
  ],
  [
    'line-vat',
    'the VAT of a line is that of its amount',
    'standard-invoice',
    firstLine({ vatTotal: 99 }),
    ['lines[0].vatTotal'],
    firstLine({ vatTotal: 507.3 }),
  ],
  [
    'line-vat',
    'and so is the VAT of its units, each rounded',
    'standard-invoice',
    firstLine({ perUnitAmount: 99 }),
    ['lines[0].perUnitAmount'],
    firstLine({ perUnitAmount: 42.28 }),
  ],
  [
    'additional-document-repeated',
    'each additional document has an id of its own',
    'standard-invoice',
    fields({
      additionalDocuments: [
        { documentId: 'D-1', description: 'Timesheet' },
        { documentId: 'D-2' },
        { documentId: 'D-1', description: 'Delivery note' },
      ],
    }),
    ['additionalDocuments[2].documentId'],
    fields({
      additionalDocuments: [
        { documentId: 'D-1' },
        { documentId: 'D-1', schemeId: 'ABZ', documentTypeCode: '130' },
      ],
    }),
  ],
  [
    'prepaid',
    'no more is prepaid than the total',
    'standard-invoice',
    fields({ prepaidAmount: 20000, legalMonetaryTotal: null }),
    ['prepaidAmount'],
    fields({ prepaidAmount: 11125.8, legalMonetaryTotal: null }),
  ],
  [
    'rounding',
    'an amount due is rounded by less than one',
    'standard-invoice',
    fields({ payableRoundingAmount: -1, legalMonetaryTotal: null }),
    ['payableRoundingAmount'],
    fields({ payableRoundingAmount: 0.99, legalMonetaryTotal: null }),
  ],
  [
    'paid-amounts',
    'payments in advance add up to what is prepaid',
    'standard-invoice',
    fields({ prepaidAmount: 100, paidAmounts: [{ amount: 50 }], legalMonetaryTotal: null }),
    ['paidAmounts'],
    fields({ prepaidAmount: 100, paidAmounts: [{ amount: 50 }, { amount: 50 }], legalMonetaryTotal: null }),
  ],
  [
    'instalments',
    'instalments add up to what is to be paid',
    'standard-invoice',
    fields({ instalments: [{ amount: 5000 }, { amount: 6000 }] }),
    ['instalments'],
    fields({ instalments: [{ amount: 5000 }, { amount: 6125.8 }] }),
  ],
  [
    'invisible-characters',
    'an identifier has none but characters that are seen',
    'standard-invoice',
    (request) => {
      request.invoiceNumber = 'INV\u200b-2026-0042';
      lineOf(request).sellersItemId = 'CH\u00adERG-01';
    },
    ['invoiceNumber', 'lines[0].sellersItemId'],
    (request) => {
      request.invoiceNumber = 'INV 2026 0042';
      lineOf(request).sellersItemId = 'كرسي';
    },
  ],
  [
    'late-invoice',
    'an invoice is issued within 14 days of the date of supply',
    'standard-invoice',
    fields({ issueDate: '2026-11-02', vatPointDate: '2026-10-18' }),
    ['vatPointDate'],
    fields({ issueDate: '2026-11-02', vatPointDate: '2026-10-19' }),
  ],
  [
    'late-invoice',
    'or of the delivery, where no date of supply is given',
    'standard-invoice',
    fields({ issueDate: '2026-11-02', delivery: { actualDeliveryDate: '2026-10-18' } }),
    ['delivery.actualDeliveryDate'],
    fields({
      issueDate: '2026-11-02',
      vatPointDate: '2026-11-01',
      delivery: { actualDeliveryDate: '2026-10-18' },
    }),
  ],
  [
    'late-invoice',
    'or of the end of the billing period',
    'standard-invoice',
    fields({
      issueDate: '2026-11-02',
      billingPeriodStart: '2026-09-01',
      billingPeriodEnd: '2026-09-30',
    }),
    ['billingPeriodEnd'],
    fields({
      issueDate: '2026-11-02',
      billingPeriodStart: '2026-10-01',
      billingPeriodEnd: '2026-10-31',
    }),
  ],
  [
    'late-invoice',
    'of a continuous supply, only the date that is given or a year after the period tells',
    'standard-invoice',
    (request) => {
      fields({ issueDate: '2026-11-02', vatPointDate: '2026-10-01' })(request);
      fields({ billingPeriodStart: '2026-07-01', billingPeriodEnd: '2026-08-31' })(request);
      fields({ transactionType: { continuousSupply: true } })(request);
    },
    ['vatPointDate'],
    (request) => {
      fields({ issueDate: '2026-11-02', billingPeriodStart: '2026-07-01' })(request);
      fields({ billingPeriodEnd: '2026-08-31', transactionType: { continuousSupply: true } })(request);
      fields({ delivery: { actualDeliveryDate: '2026-08-31' } })(request);
    },
  ],
  [
    'late-invoice',
    'and so it is where payments are periodic',
    'standard-invoice',
    (request) => {
      servicesOnly(request);
      fields({ issueDate: '2026-11-02', billingFrequencyCode: 'Q60' })(request);
      fields({ billingPeriodStart: '2025-09-01', billingPeriodEnd: '2025-10-31' })(request);
    },
    ['billingPeriodEnd'],
    (request) => {
      servicesOnly(request);
      fields({ issueDate: '2026-11-02', billingFrequencyCode: 'Q60' })(request);
      fields({ billingPeriodStart: '2025-09-05', billingPeriodEnd: '2025-11-02' })(request);
    },
  ],
  [
    'late-invoice',
    'goods are no periodic supply, however often they are billed',
    'standard-invoice',
    (request) => {
      fields({ issueDate: '2027-03-10', dueDate: '2027-04-20', billingFrequencyCode: 'MTH' })(request);
      fields({ billingPeriodStart: '2026-11-01', billingPeriodEnd: '2026-11-30' })(request);
      fields({ delivery: { actualDeliveryDate: '2026-11-03' } })(request);
    },
    ['delivery.actualDeliveryDate'],
    (request) => {
      servicesOnly(request);
      fields({ issueDate: '2027-03-10', dueDate: '2027-04-20', billingFrequencyCode: 'MTH' })(request);
      fields({ billingPeriodStart: '2026-11-01', billingPeriodEnd: '2026-11-30' })(request);
    },
  ],
  [
    'late-invoice',
    'a summary is due within 14 days of the end of its month, whatever its deliveries and tax point',
    'summary-invoice',
    (request) => {
      fields({ issueDate: '2026-12-15', dueDate: '2027-01-20', billingFrequencyCode: 'MTH' })(request);
      fields({ billingPeriodStart: '2026-11-01', billingPeriodEnd: '2026-11-20' })(request);
      fields({ vatPointDate: '2026-11-02', delivery: { actualDeliveryDate: '2026-11-03' } })(request);
    },
    ['billingPeriodEnd'],
    (request) => {
      fields({ issueDate: '2026-12-14', dueDate: '2027-01-20', billingFrequencyCode: 'MTH' })(request);
      fields({ billingPeriodStart: '2026-11-01', billingPeriodEnd: '2026-11-20' })(request);
      fields({ vatPointDate: '2026-11-02', delivery: { actualDeliveryDate: '2026-11-03' } })(request);
    },
  ],
  [
    'supply-month',
    'the tax point is stated where the supply is of another month than the invoice',
    'standard-invoice',
    fields({ issueDate: '2026-11-02', delivery: { actualDeliveryDate: '2026-10-30' } }),
    ['vatPointDate'],
    fields({
      issueDate: '2026-11-02',
      vatPointDate: '2026-10-30',
      delivery: { actualDeliveryDate: '2026-10-30' },
    }),
  ],
  [
    'supply-month',
    'a continuous supply is of the month of its invoice',
    'standard-invoice',
    fields({ billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' }),
    ['vatPointDate'],
    fields({
      billingPeriodStart: '2026-10-01',
      billingPeriodEnd: '2026-10-31',
      transactionType: { continuousSupply: true },
    }),
  ],
  [
    'late-invoice',
    'a credit note may come later',
    'standard-invoice',
    fields({ issueDate: '2026-11-02', vatPointDate: '2026-10-01' }),
    ['vatPointDate'],
    (request) => {
      fields({ documentType: 'CreditNote', creditNoteReasonCode: 'VD', dueDate: null })(request);
      fields({ issueDate: '2026-11-02', delivery: { actualDeliveryDate: '2026-10-01' } })(request);
    },
  ],
  [
    'summary-month',
    'a summary invoice is about one calendar month',
    'summary-invoice',
    fields({ issueDate: '2026-11-02', billingPeriodStart: '2026-09-15', billingPeriodEnd: '2026-10-31' }),
    ['billingPeriodEnd'],
    asSent,
  ],
  [
    'summary-month',
    'and is issued when its period is over',
    'summary-invoice',
    fields({ issueDate: '2026-10-20', billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' }),
    ['billingPeriodEnd'],
    fields({ issueDate: '2026-10-31', billingPeriodStart: '2026-10-01', billingPeriodEnd: '2026-10-31' }),
  ],
  [
    'continuous-period',
    'of a continuous supply a period is billed',
    'standard-invoice',
    fields({ transactionType: { continuousSupply: true } }),
    ['billingPeriodStart'],
    fields({
      transactionType: { continuousSupply: true },
      billingPeriodStart: '2026-10-01',
      billingPeriodEnd: '2026-10-31',
    }),
  ],
  [
    'frequency',
    'what is billed monthly is not billed for a year',
    'standard-invoice',
    fields({
      issueDate: '2026-11-02',
      billingFrequencyCode: 'MTH',
      billingPeriodStart: '2025-11-01',
      billingPeriodEnd: '2026-10-31',
    }),
    ['billingFrequencyCode'],
    fields({
      issueDate: '2026-11-02',
      billingFrequencyCode: 'MTH',
      billingPeriodStart: '2026-10-01',
      billingPeriodEnd: '2026-10-31',
    }),
  ],
  [
    'frequency',
    'a first period may be shorter',
    'standard-invoice',
    fields({
      issueDate: '2026-11-02',
      billingFrequencyCode: 'QTR',
      billingPeriodStart: '2026-07-01',
      billingPeriodEnd: '2026-10-31',
    }),
    ['billingFrequencyCode'],
    fields({
      issueDate: '2026-11-02',
      billingFrequencyCode: 'YRL',
      billingPeriodStart: '2026-10-16',
      billingPeriodEnd: '2026-10-31',
    }),
  ],
  [
    'zero-rate-abroad',
    'what is zero-rated for a buyer abroad is an export',
    'export-usd',
    fields({ transactionType: null }),
    ['transactionType.exports'],
    asSent,
  ],
  [
    'margin-rate',
    'a line under the margin scheme has the rate of the scheme',
    'profit-margin',
    firstLine({ vatRate: 0 }),
    ['lines[0].vatRate'],
    asSent,
  ],
  [
    'emirates-id',
    'an Emirates ID has a check digit',
    'standard-invoice',
    buyer({ legalRegistrationType: 'EID', legalRegistrationNumber: '784-1988-1234567-1' }),
    ['buyer.legalRegistrationNumber'],
    buyer({ legalRegistrationType: 'EID', legalRegistrationNumber: '784-1988-1234567-0' }),
  ],
  [
    'emirates-id',
    'and fifteen digits of which the first are 784',
    'standard-invoice',
    seller({ legalRegistrationType: 'EID', legalRegistrationNumber: 'CN-1184420' }),
    ['seller.legalRegistrationNumber'],
    seller({ legalRegistrationType: 'EID', legalRegistrationNumber: '784198812345670' }),
  ],
  [
    'person',
    'a buyer whom only a passport names may be a consumer',
    'standard-invoice',
    buyer({
      trn: null,
      participantId: '0235:9900000098',
      legalRegistrationType: 'PAS',
      legalRegistrationNumber: 'P1234567',
      authorityName: 'IN',
    }),
    ['buyer.legalRegistrationType'],
    buyer({ legalRegistrationType: 'PAS', legalRegistrationNumber: 'P1234567', authorityName: 'IN' }),
  ],
  [
    'card-number',
    'the number of a payment card is on no invoice',
    'standard-invoice',
    fields({ notes: 'Paid by 4111 1111 1111 1111.', paymentTerms: '5555-5555-5555-4444' }),
    ['notes', 'paymentTerms'],
    fields({ notes: 'Tel 4111 1111 1111 1112, TRN 100354879700003, IBAN AE070331234567890123456' }),
  ],
];
