import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { document, noSums, sums } from '../cases/request-cases.ts';

const line = (id: string, unitPrice: number, more: object = {}) => ({
  id,
  description: 'Desk lamp',
  quantity: 1,
  unitCode: 'EA',
  unitPrice,
  lineExtensionAmount: null,
  vatCategory: 'S',
  vatRate: 5,
  ...more,
});
const entry = (isCharge: boolean, amount: number) => ({
  isCharge,
  amount,
  reason: 'Other',
  vatCategory: 'S',
});
const entries = (...allowancesCharges: object[]) => ({ allowancesCharges });
const [charge, allowance] = [entry(true, 20), entry(false, 20)];
const onLine = (isCharge: boolean, lineExtensionAmount: number | null) => ({
  'lines[0].allowancesCharges': [{ isCharge, amount: 20, reason: 'Other' }],
  'lines[0].lineExtensionAmount': lineExtensionAmount,
});

type Fields = Readonly<Record<string, unknown>>;
type Remedy = readonly [fields: Fields, payable: string];

/**
 * A mistake in a document of 200.00 with VAT of 10.00, what is sent, the one finding about it, and what its
 * hint says to do, with the amount due that comes of it.
 */
const mistakes: readonly (readonly [mistake: string, sent: Fields, finding: string, ...Remedy[]])[] = [
  [
    'a discount is sent as a charge',
    { ...entries(charge), ...sums(9, 200, 180, 189, 189) },
    'allowancesCharges[0].isCharge pint-ae-totals: The totals deduct a charge: allowancesCharges[0] 20.00.',
    [{ 'allowancesCharges[0].isCharge': false }, '189.00'],
    [sums(11, 200, 220, 231, 231), '231.00'],
  ],
  [
    'delivery is sent as a discount',
    { ...entries(allowance), ...sums(11, 200, 220, 231, 231) },
    'allowancesCharges[0].isCharge pint-ae-totals: The totals add what is sent as an allowance: allowancesCharges[0] 20.00.',
    [{ 'allowancesCharges[0].isCharge': true }, '231.00'],
    [sums(9, 200, 180, 189, 189), '189.00'],
  ],
  [
    'only the VAT shows that a charge is a discount',
    { ...entries(charge), ...noSums, taxTotal: { taxAmount: 9 } },
    'allowancesCharges[0].isCharge pint-ae-totals: The totals deduct a charge: allowancesCharges[0] 20.00.',
    [{ 'allowancesCharges[0].isCharge': false }, '189.00'],
  ],
  [
    'one of two charges is a discount, and either may be',
    { ...entries(charge, entry(true, 20)), ...sums(10, 200, 200, 210, 210) },
    'allowancesCharges pint-ae-totals: The totals deduct a charge: allowancesCharges[0] 20.00 or allowancesCharges[1] 20.00.',
    [{ 'allowancesCharges[1].isCharge': false }, '210.00'],
  ],
  [
    'a discount on a line is sent as a charge',
    { ...onLine(true, null), ...sums(9, 180, 180, 189, 189) },
    'lines[0].allowancesCharges[0].isCharge pint-ae-totals: The totals deduct a charge: lines[0].allowancesCharges[0] 20.00.',
    [{ 'lines[0].allowancesCharges[0].isCharge': false }, '189.00'],
  ],
  [
    'a line leaves its discount out',
    { ...onLine(false, 200), ...sums(10, 200, 200, 210, 210) },
    'lines[0].lineExtensionAmount ibr-147-ae: The line amount is 200.00, without the allowances and charges of the line; with them it is 180.00.',
    [{ 'lines[0].allowancesCharges': null }, '210.00'],
  ],
  [
    'the amounts of all lines include VAT',
    {
      lines: [line('1', 100, { lineExtensionAmount: 105 }), line('2', 100, { lineExtensionAmount: 105 })],
      ...sums(10, 200, 200, 210, 210),
    },
    'lines[0].lineExtensionAmount ibr-147-ae: Line amount is 105.00, which includes VAT of 5.00. Line amounts are excl. VAT: 100.00.',
    [{ 'lines[0].lineExtensionAmount': 100, 'lines[1].lineExtensionAmount': null }, '210.00'],
  ],
  [
    'the totals leave out the discount of a line',
    { ...onLine(false, null), ...sums(10, 200, 200, 210, 210) },
    'lines[0].allowancesCharges[0] pint-ae-totals: The totals leave out lines[0].allowancesCharges[0] 20.00.',
    [sums(9, 180, 180, 189, 189), '189.00'],
    [{ 'lines[0].allowancesCharges': null }, '210.00'],
  ],
  [
    'the totals leave out two discounts of a line',
    {
      'lines[0].allowancesCharges': [20, 10].map((amount) => ({ isCharge: false, amount, reason: 'Other' })),
      'lines[0].lineExtensionAmount': null,
      ...sums(10, 200, 200, 210, 210),
    },
    'allowancesCharges pint-ae-totals: The totals leave out lines[0].allowancesCharges[0] 20.00, lines[0].allowancesCharges[1] 10.00.',
    [{ 'lines[0].allowancesCharges': null }, '210.00'],
  ],
  [
    'the totals leave out the charge of a line',
    { ...onLine(true, null), ...sums(10, 200, 200, 210, 210) },
    'lines[0].allowancesCharges[0] pint-ae-totals: The totals leave out lines[0].allowancesCharges[0] 20.00.',
    [sums(11, 220, 220, 231, 231), '231.00'],
  ],
  [
    'the charges are not in the totals',
    { ...entries(charge), ...sums(10, 200, 200, 210, 210) },
    'allowancesCharges pint-ae-totals: The totals leave out allowancesCharges[0] 20.00.',
    [{ allowancesCharges: null }, '210.00'],
    [sums(11, 200, 220, 231, 231), '231.00'],
  ],
  [
    'a subtotal is among the lines',
    { lines: [line('1', 120), line('2', 80), line('3', 200)], ...sums(10, 200, 200, 210, 210) },
    'lines[2] pint-ae-totals: This line of 200.00 is the sum of the lines before it, and the totals leave it out. Total incl. VAT is 210.00, but the document adds up to 420.00 (',
    [{ lines: [line('1', 120), line('2', 80)] }, '210.00'],
  ],
  [
    'an optional line is not in the totals',
    { lines: [line('1', 200), line('2', 30)], ...sums(10, 200, 200, 210, 210) },
    'lines[1] pint-ae-totals: The totals leave this line of 30.00 out',
    [{ lines: [line('1', 200)] }, '210.00'],
  ],
  [
    'a line is missing',
    sums(12, 240, 240, 252, 252),
    'lines pint-ae-totals: The totals are 40.00, plus 2.00 VAT, more than the lines',
    [{ lines: [line('1', 200), line('2', 40)] }, '252.00'],
    [sums(10, 200, 200, 210, 210), '210.00'],
  ],
  [
    'a line without VAT is missing',
    sums(10, 240, 240, 250, 250),
    'lines pint-ae-totals: The totals are 40.00, plus 0.00 VAT, more than the lines',
    [{ lines: [line('1', 200), line('2', 40, { vatCategory: 'O', vatRate: 0 })] }, '250.00'],
  ],
  [
    'VAT is on the amount before the discount',
    { ...entries(allowance), ...sums(10, 200, 180, 190, 190) },
    'taxTotal.taxAmount pint-ae-totals: VAT of 10.00 is calculated before the allowances of 20.00. On the remaining 180.00, VAT is 9.00',
    [sums(9, 200, 180, 189, 189), '189.00'],
  ],
  [
    'VAT is at another rate',
    sums(30, 200, 200, 230, 230),
    'taxTotal.taxAmount pint-ae-totals: The VAT of 30.00 is 15 % of 200.00; the rate of category S (Standard rate) is 5 %, so VAT is 10.00',
    [sums(10, 200, 200, 210, 210), '210.00'],
  ],
  [
    'VAT is at another rate, which the line has too',
    { 'lines[0].vatRate': 15, ...sums(30, 200, 200, 230, 230) },
    'lines[0].vatRate ibr-190-ae: VAT category S (Standard rate) has the rate 5, not 15',
    [{ 'lines[0].vatRate': 5, ...sums(10, 200, 200, 210, 210) }, '210.00'],
  ],
  [
    'there is no VAT',
    { taxTotal: null, legalMonetaryTotal: sums(0, 200, 200, 200, 200).legalMonetaryTotal },
    'legalMonetaryTotal.taxInclusiveAmount pint-ae-totals: The totals leave out VAT of 10.00 on lines of category S (Standard rate)',
    [{ 'lines[0].vatCategory': 'O', 'lines[0].vatRate': 0 }, '200.00'],
    [sums(10, 200, 200, 210, 210), '210.00'],
  ],
  [
    'a price of ten is one of a thousand',
    { lines: [line('1', 100, { quantity: 2000, baseQuantity: 10 })], ...sums(10, 200, 200, 210, 210) },
    'lines[0].baseQuantity pint-ae-totals: The totals use 100 as the price',
    [{ 'lines[0].baseQuantity': 1000 }, '210.00'],
  ],
  [
    'the totals are in dirhams',
    { currency: 'USD', currencyExchangeRate: 3.6725, ...sums(36.73, 734.5, 734.5, 771.23, 771.23) },
    'legalMonetaryTotal pint-ae-totals: The totals are in AED, converted at 3.6725, and the document is in USD: 771.23 is sent instead of 210.00 USD',
    [sums(10, 200, 200, 210, 210), '210.00'],
    [noSums, '210.00'],
  ],
  [
    'the totals have another sign',
    sums(-10, -200, -200, -210, -210),
    'legalMonetaryTotal pint-ae-totals: The totals have the opposite sign to the lines: -210.00 instead of 210.00',
    [sums(10, 200, 200, 210, 210), '210.00'],
  ],
  [
    'the sum of the lines is another, and the rest follows',
    {
      lines: [line('1', 200), line('2', 100, { vatCategory: 'O', vatRate: 0 })],
      ...sums(11, 320, 320, 331, 331),
    },
    'lines pint-ae-totals: The totals are 20.00, plus 1.00 VAT, more than the lines',
    [sums(10, 300, 300, 310, 310), '310.00'],
  ],
  [
    'no mistake is known',
    sums(7.77, 210, 190, 199, 188),
    'legalMonetaryTotal pint-ae-totals: The totals do not match the document or each other. Sent and calculated: taxTotal.taxAmount 7.77 ≠ 10.00, legalMonetaryTotal.lineExtensionAmount 210.00 ≠ 200.00, legalMonetaryTotal.taxExclusiveAmount 190.00 ≠ 200.00, legalMonetaryTotal.taxInclusiveAmount 199.00 ≠ 210.00, legalMonetaryTotal.payableAmount 188.00 ≠ 210.00.',
    [noSums, '210.00'],
  ],
  [
    'one total is wrong, and those after it are made of it',
    sums(10, 200, 190, 200, 200),
    'legalMonetaryTotal.taxExclusiveAmount ibr-co-13: Total excl. VAT is 190.00, but should be 200.00',
    [sums(10, 200, 200, 210, 210), '210.00'],
  ],
];

const findingsOf = (request: unknown, language: 'en' | 'ar' = 'en') =>
  validate(request, { language }).issues.map(({ path, rule, message }) => `${path} ${rule}: ${message}`);

describe('contradicting totals are one finding, and what its hint says makes a valid document', () => {
  test.each(mistakes.map(([mistake, ...others]) => ({ mistake, others })))('$mistake', ({ others }) => {
    const [sent, finding, ...remedies] = others;
    const found = findingsOf(document('desk-lamps', sent));
    expect(found.map((each) => each.slice(0, finding.length))).toEqual([finding]);
    const [inArabic = ''] = findingsOf(document('desk-lamps', sent), 'ar');
    expect(inArabic).toMatch(/\p{Script=Arabic}.*\p{Script=Arabic}/u);
    expect(inArabic).not.toContain('{');
    for (const [fields, payable] of remedies) {
      const { outcome, totals } = validate(document('desk-lamps', { ...sent, ...fields }));
      expect([outcome, totals?.payableAmount]).toEqual(['valid', payable]);
    }
  });
});

test('amounts that no total reveals are never taken for right', () => {
  const wrong = [0.03, 0.5, 1, 10, 1000, -1, -10, -999.99];
  const names = ['lineExtensionAmount', 'taxExclusiveAmount', 'taxInclusiveAmount', 'payableAmount'];
  const outcomes = names.flatMap((name) =>
    wrong.map((by) => {
      const { legalMonetaryTotal, taxTotal } = sums(10, 200, 200, 210, 210);
      const moved = { ...legalMonetaryTotal, [name]: Reflect.get(legalMonetaryTotal, name) + by };
      const isCash = name === 'payableAmount' && Math.abs(by) < 1;
      return isCash || validate(document('desk-lamps', { taxTotal, legalMonetaryTotal: moved })).outcome;
    }),
  );
  expect(new Set(outcomes)).toEqual(new Set([true, 'invalid']));
});

test('a rate that does not go with its category hides none either', () => {
  const sent = {
    'lines[0].vatRate': 15,
    'lines[0].lineExtensionAmount': 150,
    ...sums(30, 200, 200, 230, 230),
  };
  const { issues } = validate(document('desk-lamps', sent));
  expect(issues.map(({ rule }) => rule)).toEqual(['ibr-147-ae', 'ibr-190-ae', 'ibr-co-14']);
});

test('of lines with several rates the VAT of one of them is told as well', () => {
  const lines = [line('1', 100, { vatRate: 15 }), line('2', 100)];
  expect(findingsOf(document('desk-lamps', { lines, ...sums(30, 200, 200, 230, 230) }))).toEqual([
    expect.stringContaining('lines[0].vatRate ibr-190-ae'),
    expect.stringContaining('taxTotal.taxAmount pint-ae-totals: The VAT of 30.00 is 15 % of 200.00'),
  ]);
});

test('a rounded price is named also where another line makes up for it', () => {
  const lines = [
    line('1', 190.48, { quantity: 90, lineExtensionAmount: 17142.86 }),
    line('2', 100, { lineExtensionAmount: 100.34 }),
  ];
  const sent = { lines, ...sums(862.16, 17243.2, 17243.2, 18105.36, 18105.36) };
  expect(findingsOf(document('desk-lamps', sent))).toEqual([
    expect.stringContaining('unitPrice 190.48 is rounded.'),
    expect.stringContaining('lines[1].lineExtensionAmount ibr-147-ae: Line amount is 100.34'),
  ]);
});

test.each([
  [1, 9e13, []],
  [2, 45e12 + 1, ['pint-ae-amount-range']],
  [1, -9e13, []],
])('an amount of %d × %d is within the limit, or beyond it', (quantity, unitPrice, rules) => {
  const lines = [
    line('1', Math.abs(unitPrice), {
      quantity: quantity * Math.sign(unitPrice),
      vatCategory: 'Z',
      vatRate: 0,
    }),
  ];
  const credit = unitPrice < 0 ? [line('2', 9e13, { vatCategory: 'Z', vatRate: 0 })] : [];
  const { issues } = validate(document('desk-lamps', { lines: [...lines, ...credit], ...noSums }));
  expect(issues.map(({ rule }) => rule)).toEqual(rules);
});

test('a rate that goes with its category hides no amount of a line', () => {
  const used = { transactionType: { profitMargin: true }, 'lines[0].lineExtensionAmount': 150, ...noSums };
  const sent = { ...used, ...sums(0, 200, 200, 200, 200) };
  expect(findingsOf(document('desk-lamps', sent))).toEqual([
    'lines[0].lineExtensionAmount ibr-147-ae: Line amount is 150.00, but should be 200.00: quantity × unit price, plus charges, minus allowances.',
  ]);
});
