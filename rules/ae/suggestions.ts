import type { SuggestedChange, SuggestionRows } from '../../src/core/findings/suggestion.ts';

const toZero: SuggestedChange = { title: { en: 'Set to 0 %', ar: 'اجعلها 0 %' }, set: { vatRate: 0 } };
const toFive: SuggestedChange = { title: { en: 'Set to 5 %', ar: 'اجعلها 5 %' }, set: { vatRate: 5 } };

const computeTotals: SuggestedChange = {
  title: { en: 'Have the totals computed', ar: 'احتسب الإجماليات' },
  leaveOut: ['/taxTotal', '/legalMonetaryTotal'],
  // The fix would also remove amounts that no finding names.
  unless: 'besides',
};
const computed = (field: string): SuggestedChange => ({
  title: { en: 'Set to {computed}', ar: 'اجعلها {computed}' },
  set: { [field]: { number: '{computed}' } },
  correctsEntailed: true,
});
const ofTotals = (field: string) => [computed(field), computeTotals];
const wayOfPayment = [
  { title: { en: 'Paid in cash', ar: 'مدفوع نقداً' }, set: { '/paymentMode': '10' } },
  { title: { en: 'Paid by card', ar: 'مدفوع بالبطاقة' }, set: { '/paymentMode': '48' } },
  { title: { en: 'Paid by cheque', ar: 'مدفوع بشيك' }, set: { '/paymentMode': '20' } },
];
const keepAmountDue = (set: SuggestedChange['set']): SuggestedChange => ({
  title: { en: 'Keep the amount due of {payable}', ar: 'أبقِ المبلغ المستحق {payable}' },
  set: { ...set, '/payableRoundingAmount': { number: '{rounding}' } },
});
const formatTax = { '/taxTotal.taxAmount': { number: '{tax}' } };
const formatInclusive = { '/legalMonetaryTotal.taxInclusiveAmount': { number: '{inclusive}' } };
const numberIn = (field: string, value: string): SuggestedChange => ({
  title: { en: `Set to {${value}}`, ar: `اجعلها {${value}}` },
  set: { [field]: { number: `{${value}}` } },
});
const asEntry = (isCharge: boolean): SuggestedChange => ({
  title: isCharge
    ? { en: 'Charge {amount} as {field}', ar: 'أضف {amount} رسماً باسم {field}' }
    : { en: 'Take {amount} off as {field}', ar: 'اخصم {amount} باسم {field}' },
  set: {
    '/allowancesCharges': {
      entry: {
        isCharge,
        amount: { number: '{amount}' },
        vatCategory: { text: '{category}' },
        reason: { text: '{field}' },
      },
    },
  },
  leaveOut: ['{field}'],
});
const computeLine: SuggestedChange = {
  title: { en: 'Have it computed', ar: 'احتسبه' },
  set: { lineExtensionAmount: null },
  correctsEntailed: true,
};
const withoutItemType: SuggestedChange = {
  title: { en: 'Leave out the item type', ar: 'لا تذكر طبيعة السلع أو الخدمات' },
  leaveOut: ['itemTypeCode'],
};
const setParticipant = (id: string): SuggestedChange => ({
  title: { en: `Set to ${id}`, ar: `اجعله ${id}` },
  set: { participantId: { text: id } },
});
const predefinedAddress: SuggestedChange = {
  title: {
    en: 'It has none: report only (0235:{endpoint})',
    ar: 'ليس له عنوان: للإبلاغ فقط (0235:{endpoint})',
  },
  set: { participantId: { text: '0235:{endpoint}' } },
};

/** Choices for findings with several remedies, by rule or case, as in the hints. None decides the tax. */
export const suggestions: SuggestionRows = {
  entryCategoryFromLines: [
    {
      title: { en: 'Category {category}', ar: 'الفئة {category}' },
      set: { vatCategory: { text: '{category}' } },
    },
  ],
  entryExemptionFromLines: [
    {
      title: { en: 'Reason {code}', ar: 'السبب {code}' },
      set: { exemptionReasonCode: { text: '{code}' } },
    },
  ],
  'ibr-190-ae': [toFive],
  rateAsFraction: [],
  rateAsFactor: [],
  rateWithoutCategory: [],
  'aligned-ibrp-z-05': [toZero],
  'aligned-ibrp-e-05': [toZero],
  'aligned-ibrp-o-05': [toZero],
  'aligned-ibrp-ae-05-ae': [toZero],
  'ibr-167-ae': [{ codesOf: 'Aligned-TaxExemptionCodes' }],
  'pint-ae-advice-reverse-charge-statement': [
    {
      title: { en: 'Add the statement to the notes', ar: 'أضف العبارة إلى الملاحظات' },
      set: { '/notes': { text: '{notes}' } },
    },
  ],
  'ibr-185-ae': [withoutItemType],
  'ibr-186-ae': [withoutItemType],
  'ibr-173-ae': [{ codesOf: 'legalRegistrationTypes' }],
  'ibr-183-ae': [{ codesOf: 'legalRegistrationTypes' }],
  'ibr-128-ae': [{ codesOf: 'Emirate' }],
  homeSubdivisionFromCity: [],
  unitWithoutCode: [
    {
      title: { en: 'Convert it to {code}', ar: 'حوّله إلى {code}' },
      set: {
        unitCode: { text: '{listed}' },
        quantity: { number: '{quantity}' },
        baseQuantity: { number: '{base}' },
      },
    },
  ],
  'ibr-005-ae': [{ codesOf: 'FreqBilling' }],
  buyerEndpointPredefined: [predefinedAddress],
  participantIdDivided: [setParticipant('{scheme}:{meant}')],
  'pint-ae-participant-id-trn': [setParticipant('0235:{tin}')],
  paymentModeFallback: wayOfPayment,
  entryIncludesTax: [numberIn('amount', 'meant')],
  prepaidInAccountingCurrency: [numberIn('prepaidAmount', 'meant')],
  taxInAccountingCurrency: [numberIn('taxAmount', 'tax')],
  priceInOtherCurrency: [numberIn('unitPrice', 'price')],
  totalsOfPriceOfMany: [numberIn('baseQuantity', 'many')],
  quantityRounded: [numberIn('quantity', 'exact')],
  percentTooShort: [numberIn('multiplierPercent', 'exact')],
  entryWithTax: [],
  netInAccountingCurrency: [],
  taxWithFee: [],
  taxRoundedPerPiece: [keepAmountDue({ ...formatTax, ...formatInclusive }), computeTotals],
  fieldInTotalsAlone: [asEntry(true)],
  fieldTakenOffTotalsAlone: [asEntry(false)],
  taxLessAdvanceOfLine: [
    {
      title: { en: 'Bill the balance of {balance}', ar: 'أدرج الباقي {balance} وحده' },
      set: { '/lines[0].unitPrice': { number: '{balance}' }, '/lines[0].lineExtensionAmount': null },
      leaveOut: ['/prepaidAmount', '/taxTotal', '/legalMonetaryTotal'],
    },
  ],
  taxRoundedPerLine: [keepAmountDue({ ...formatTax, ...formatInclusive }), computeTotals],
  taxRoundedPerLineAlone: [keepAmountDue(formatTax), computeTotals],
  inclusiveRoundedPerLine: [keepAmountDue(formatInclusive), computeTotals],
  taxInclusiveByLine: [],
  'ibr-co-10': ofTotals('lineExtensionAmount'),
  'ibr-co-13': ofTotals('taxExclusiveAmount'),
  'ibr-co-15': ofTotals('taxInclusiveAmount'),
  'ibr-co-16': ofTotals('payableAmount'),
  lineTotalAdjusted: [],
  taxExclusiveAdjusted: [],
  taxInclusiveAdjusted: [],
  payableRounded: [],
  payableBesideRounding: [],
  exclusiveOfInclusivePrices: [],
  retentionTakenOff: [],
  prepaidForgotten: [
    computed('payableAmount'),
    { title: { en: 'Nothing is prepaid', ar: 'لم يُسدَّد شيء مقدماً' }, leaveOut: ['/prepaidAmount'] },
  ],
  partTakenOff: [
    {
      title: { en: '{short} is paid already', ar: 'سُدِّد {short} من قبل' },
      set: { '/prepaidAmount': { number: '{short}' } },
    },
    computed('payableAmount'),
  ],
  'pint-ae-payable-rounding': [
    {
      title: { en: 'It is rounded by {rounding}', ar: 'هو مقرَّب بمقدار {rounding}' },
      set: { '/payableRoundingAmount': { number: '{rounding}' } },
    },
    computeTotals,
  ],
  'ibr-147-ae': [computed('lineExtensionAmount'), computeLine],
  lineNetAdjusted: [],
  lineNetHalf: [],
  lineNetsAdjusted: [],
  priceRounded: [
    {
      title: { en: 'Unit price {exact}', ar: 'سعر الوحدة {exact}' },
      set: { unitPrice: { number: '{exact}' } },
    },
    {
      title: { en: 'Price {whole} for {quantity} units', ar: 'السعر {whole} لعدد {quantity} من الوحدات' },
      set: { unitPrice: { number: '{whole}' }, baseQuantity: { number: '{quantity}' } },
    },
  ],
  netOfInclusivePrice: [],
  chargeTakenOff: [
    { title: { en: 'It is a discount', ar: 'هو خصم' }, set: { isCharge: false } },
    computeTotals,
  ],
  allowanceAdded: [
    { title: { en: 'It is a charge', ar: 'هو رسم إضافي' }, set: { isCharge: true } },
    computeTotals,
  ],
};
