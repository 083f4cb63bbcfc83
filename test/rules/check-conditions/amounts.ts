import { lineOf } from '../../requests.ts';
import { all, entries, fields, line, lines, type Row, standard, withoutTotals, zero } from './edits.ts';

export const percent = { amount: 5, baseAmount: 100 };
export const charged: readonly Row[] = [
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

export const signed: readonly Row[] = [
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
    'pint-ae-negative-vat-group lines[1] negativeGroupBySomeLines',
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
    'pint-ae-negative-vat-group lines[1] negativeGroupBySomeLines',
  ],
  [
    'in a credit note, lines of a category may differ in sign',
    'credit-note',
    lines(
      { ...standard, quantity: -1, unitPrice: 1 },
      { ...standard, unitPrice: 1 },
      { ...zero, unitPrice: 1000 },
    ),
  ],
  [
    'and together they credit something, or nothing',
    'credit-note',
    lines(
      { ...standard, quantity: -1, unitPrice: 1.01 },
      { ...standard, quantity: 1, unitPrice: 1 },
      { ...zero, unitPrice: 1000 },
    ),
    'pint-ae-negative-vat-group lines[0] negativeGroupOfCreditNote warning',
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
    'nor is what is prepaid, which would add to the payable amount',
    'standard-invoice',
    fields({ prepaidAmount: -50, taxTotal: null, legalMonetaryTotal: null }),
    'pint-ae-negative-entry prepaidAmount negativePrepaid',
  ],
  [
    'unless the payable amount says that it is meant so',
    'standard-invoice',
    fields({
      prepaidAmount: -50,
      taxTotal: { taxAmount: 529.8 },
      legalMonetaryTotal: {
        lineExtensionAmount: 10596,
        taxExclusiveAmount: 10596,
        taxInclusiveAmount: 11125.8,
        payableAmount: 11175.8,
      },
    }),
    'pint-ae-negative-entry prepaidAmount negativePrepaid warning',
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

export const paid: readonly Row[] = [
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
