import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example } from '../requests.ts';

const flagged = (transactionType: object, language: 'en' | 'ar' = 'en') =>
  validate({ ...example('standard-invoice'), transactionType }, { language });

describe('an unknown flag of the transaction never decides on VAT', () => {
  test('if it is set the document is malformed, with the flag that is meant', () => {
    const { outcome, issues } = flagged({ profitmargin: true });
    expect(outcome).toBe('malformed');
    expect(issues).toMatchObject([
      {
        path: 'transactionType.profitmargin',
        message: 'transactionType.profitmargin is not a transaction flag. Did you mean profitMargin?',
        fix: [{ op: 'move', from: '/transactionType/profitmargin', path: '/transactionType/profitMargin' }],
      },
    ]);
    expect(flagged({ freight: true }).issues.map(({ message }) => message)).toEqual([
      'transactionType.freight is not a transaction flag.',
    ]);
  });

  test.each([
    'profit.margin',
    'profit margin',
    'transactionType.profitMargin',
    '[0]',
    'a.b',
    '',
    '__proto__',
  ])('whatever its name: %j', (name) => {
    const request = {
      ...example('standard-invoice'),
      transactionType: JSON.parse(`{${JSON.stringify(name)}: true}`),
    };
    const { outcome, issues } = validate(request);
    expect([outcome, issues.length]).toEqual(['malformed', 1]);
  });

  test('and also if it is set by a text', () => {
    expect(flagged({ profitmargin: 'true' }).outcome).toBe('malformed');
  });

  test.each([1, 'Y', 'yes', 'X', 'True'])('or by %j', (value) => {
    expect(flagged({ profit_margin: value }).issues.map(({ path }) => path)).toEqual([
      'transactionType.profit_margin',
    ]);
  });

  test.each([0, '0', 'N', 'no', 'False', '', null, 'untrue', 'yesterday', 11])('and not by %j', (value) => {
    expect(flagged({ profit_margin: value }).outcome).toBe('valid');
  });

  test.each([
    ['profitMargin', true],
    ['exports', 'Y'],
    ['deemedSupply', 1],
    ['free_trade_zone', true],
    ['isExport', true],
    ['designatedZone', true],
  ])('nor beside the transaction type: %s set to %j', (name, value) => {
    const { issues } = validate({ ...example('standard-invoice'), [name]: value });
    expect(issues.map(({ path }) => path)).toEqual([name]);
    expect(issues[0]?.message).toMatch(/Did you mean transactionType\.[a-zA-Z]+\?$/);
  });

  test('unless it says no there, or is set where it belongs too', () => {
    const request = example('standard-invoice');
    expect(validate({ ...request, exports: false, deemedSupply: 'N' }).outcome).toBe('valid');
    const transactionType = { summaryInvoice: true };
    expect(validate({ ...request, transactionType, summaryInvoice: true }).outcome).not.toBe('malformed');
  });

  test('and the same in Arabic', () => {
    expect(flagged({ profitmargin: true }, 'ar').issues[0]?.message).toContain('هل تقصد profitMargin؟');
  });

  test('if it is not set it is only reported', () => {
    const { outcome, warnings } = flagged({ profitmargin: false });
    expect(outcome).toBe('valid');
    expect(warnings.map(({ rule, path }) => [rule, path])).toContainEqual([
      'pint-ae-unknown-field',
      'transactionType.profitmargin',
    ]);
  });
});

describe('a misspelt field that decides on amounts or VAT is never ignored', () => {
  const sent = (values: object, ofLine: object = {}) => {
    const { lines, ...request } = example('standard-invoice');
    const [first] = lines;
    return validate({
      ...request,
      taxTotal: null,
      legalMonetaryTotal: null,
      ...values,
      lines: [{ ...first, ...ofLine }],
    });
  };

  test.each<[field: string, values: object, ofLine?: object]>([
    ['lines[0].taxCategory', {}, { vatCategory: undefined, taxCategory: 'E' }],
    ['lines[0].vatCatagory', {}, { vatCategory: undefined, vatCatagory: 'Z' }],
    ['allowanceCharges', { allowanceCharges: [{ isCharge: false, amount: 100, reason: 'x' }] }],
    ['lines[0].discounts', {}, { discounts: [{ amount: 5 }] }],
    ['prepaid', { prepaid: 50 }],
    ['prepaid', { prepaidAmount: null, prepaid: 40 }],
    ['currencyCode', { currency: null, currencyCode: 'USD' }],
    ['transactionTyp', { transactionTyp: { exports: true } }],
    ['totals', { totals: { payableAmount: 1 }, legalMonetaryTotal: undefined }],
    ['lines[0].baseQuantiy', {}, { baseQuantiy: 1000 }],
    ['lines[0].LineExtensionAmount', {}, { lineExtensionAmount: null, LineExtensionAmount: 999 }],
    ['lines[0].netAmount', {}, { lineExtensionAmount: null, netAmount: 999 }],
    ['lines[0].tax', {}, { vatCategory: undefined, tax: { category: 'Z' } }],
    ['lines[0].classifiedTaxCategory', {}, { vatCategory: null, classifiedTaxCategory: { id: 'Z' } }],
    ['lines[0].VAT_category', {}, { vatCategory: undefined, VAT_category: 'N' }],
    ['invoiceCurrency', { currency: null, invoiceCurrency: 'USD' }],
    ['lines[0].discount', {}, { discount: 25 }],
    ['lines[0].discount_amount', {}, { discount_amount: '25.00' }],
    ['discountPercent', { discountPercent: 10 }],
    ['freight', { freight: 75 }],
    ['lines[0].rebate', {}, { rebate: 5 }],
    ['lines[0].priceUnit', {}, { priceUnit: 100 }],
    ['amountPaid', { amountPaid: 500 }],
    ['grandTotal', { grandTotal: 999 }],
    ['payableAmount', { payableAmount: 999 }],
    ['totalAmount', { totalAmount: '999.00' }],
    ['vatAmount', { vatAmount: 1 }],
    ['taxAmount', { taxAmount: 1 }],
    ['lines[0].tradeDiscount', {}, { tradeDiscount: 5 }],
    ['lines[0].unit_discount', {}, { unit_discount: '5.00' }],
    ['lines[0].discPct', {}, { discPct: 10 }],
    ['lines[0].خصم', {}, { خصم: 10 }],
    ['lines[0].surcharge', {}, { surcharge: 10 }],
    ['lines[0].amount', {}, { lineExtensionAmount: null, amount: 999 }],
    ['lines[0].price_subtotal', {}, { lineExtensionAmount: null, price_subtotal: 999 }],
    ['lines[0].reverseCharge', {}, { vatCategory: null, reverseCharge: true }],
    ['discountTotal', { discountTotal: 10 }],
    ['headerDiscountPercent', { headerDiscountPercent: 10 }],
    ['shippingCost', { shippingCost: 20 }],
    ['roundOff', { roundOff: -0.05 }],
    ['amount_total', { amount_total: 999 }],
    ['payment_made', { payment_made: 50 }],
  ])('%s', (field, values, ofLine) => {
    const { outcome, issues } = sent(values, ofLine);
    expect([outcome, issues.map((problem) => problem.path)]).toEqual(['malformed', [field]]);
    expect(issues[0]?.message).toMatch(/Did you mean|set in vatCategory/);
  });

  test.each<[field: string, values: object]>([
    ['allowanceCharges', { allowancesCharges: [], allowanceCharges: [{ isCharge: false, amount: 100 }] }],
    ['PrepaidAmount', { prepaidAmount: 0, PrepaidAmount: 50 }],
    ['TransactionType', { transactionType: {}, TransactionType: { profitMargin: true } }],
    ['TransactionType', { transactionType: { exports: false }, TransactionType: { profitMargin: true } }],
  ])('%s, beside the right field that says nothing', (field, values) => {
    const { outcome, issues } = sent(values);
    expect([outcome, issues.map((problem) => problem.path)]).toEqual(['malformed', [field]]);
    expect(issues[0]?.fix).toBeUndefined();
  });

  describe('however many other fields are unknown', () => {
    const custom = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`custom${index}`, index]));

    test.each(['vatcategory', 'taxCategory', 'vatCatagory'])('%s', (name) => {
      const { issues } = sent({}, { ...custom(1_000), vatCategory: undefined, [name]: 'Z' });
      expect(issues.map(({ path }) => path)).toEqual([`lines[0].${name}`]);
    });

    test('on other lines', () => {
      const { lines, ...request } = example('standard-invoice');
      const allowanceCharges = [{ isCharge: false, amount: 500 }];
      const many = Array.from({ length: 100 }, () => ({ ...lines[0], id: null, ...custom(10) }));
      const { issues } = validate({ ...request, lines: many, allowanceCharges });
      expect(issues.map(({ path }) => path)).toEqual(['allowanceCharges']);
    });

    test('but not beyond a thousand names, which are a reason of their own', () => {
      const { issues } = sent(
        { issueDate: '2026' },
        { ...custom(1_500), vatCategory: undefined, vatcategory: 'Z' },
      );
      expect(issues.map(({ path }) => path)).toEqual(['issueDate', 'lines[0].custom1000']);
    });
  });

  test('with its right name as the fix, if it is misspelt and no other system calls it so', () => {
    const fixOf = (...request: Parameters<typeof sent>) => sent(...request).issues[0]?.fix;
    const list = [{ isCharge: false, amount: 1, reason: 'Discount' }];
    expect(fixOf({ prepaidAmuont: 5 })).toEqual([
      { op: 'move', from: '/prepaidAmuont', path: '/prepaidAmount' },
    ]);
    expect(fixOf({ prepaidAmount: undefined, deposit: 5 })).toBeUndefined();
    expect(fixOf({ allowanceCharges: list })).toEqual([
      { op: 'move', from: '/allowanceCharges', path: '/allowancesCharges' },
    ]);
    expect(fixOf({ allowanceCharges: 1 })).toBeUndefined();
    expect(fixOf({}, { taxCategory: 'Z', vatCategory: undefined })).toBeUndefined();
    expect(fixOf({ vatCatagory: 'Z' }, { vatCategory: undefined })).toBeUndefined();
  });

  test('with the object in which it belongs', () => {
    const { issues } = sent({ grandTotal: 999, VatAmount: 1 });
    expect(issues.map(({ message }) => message?.split('. ')[1])).toEqual([
      'Did you mean legalMonetaryTotal.taxInclusiveAmount?',
      'Did you mean taxTotal.taxAmount?',
    ]);
    expect(issues.map(({ fix }) => fix)).toEqual([undefined, undefined]);
  });

  test.each<[values: object, ofLine: object]>([
    [{}, { discount: 0 }],
    [{}, { discount: '0.00' }],
    [{ freight: '0', grandTotal: 0 }, {}],
    [{ legalMonetaryTotal: example('standard-invoice').legalMonetaryTotal, grandTotal: 999 }, {}],
  ])(
    'if it says nothing, or what it says is sent where it belongs, it is only reported: %j %j',
    (...sentToo) => {
      expect(sent(...sentToo).outcome).not.toBe('malformed');
    },
  );

  test.each([
    ['earlyPaymentDiscount', '2 % within 10 days'],
    ['discountDays', 10],
    ['discountAccount', 41_000],
    ['tradeDiscount', 0],
  ])('unless it only has a similar name: %s', (name, value) => {
    expect(sent({ [name]: value }).outcome).toBe('valid');
    expect(sent({}, { [name]: value }).outcome).toBe('valid');
  });

  test.each<[name: string, value: unknown]>([
    ['isTaxInclusive', true],
    ['is_inclusive_tax', 'true'],
    ['pricesIncludeTax', true],
    ['pricesIncludeVAT', 1],
    ['taxIncluded', 'Y'],
    ['LineAmountTypes', 'Inclusive'],
    ['GlobalTaxCalculation', 'TaxInclusive'],
  ])('nor is that prices include the VAT, which would be added once more: %s %j', (name, value) => {
    for (const [path, result] of [
      [name, sent({ [name]: value })],
      [`lines[0].${name}`, sent({}, { [name]: value })],
    ] as const) {
      expect([result.outcome, result.issues.map(({ path }) => path)]).toEqual(['malformed', [path]]);
      expect(result.issues[0]?.message).toContain('the prices include VAT');
      expect(result.issues[0]?.fix).toBeUndefined();
    }
  });

  test.each<[name: string, value: unknown]>([
    ['isTaxInclusive', false],
    ['taxIncluded', 'N'],
    ['LineAmountTypes', 'Exclusive'],
    ['packaging', 'inclusive'],
    ['exclusiveDealer', 5],
    ['allInclusive', 'half board'],
  ])('unless it says that they do not: %s %j', (name, value) => {
    expect(sent({ [name]: value }).outcome).toBe('valid');
  });

  test('and another name of a field that is sent means no third one', () => {
    const { outcome, issues } = sent({ currency: 'AED', currencyCode: 'USD' });
    expect([outcome, issues.map(({ path, fix }) => [path, fix])]).toEqual([
      'malformed',
      [['currencyCode', undefined]],
    ]);
    expect(issues[0]?.message).not.toContain('Did you mean');
    expect(sent({ currency: 'AED', currencyCode: 'AED' }).outcome).toBe('valid');
  });

  test('a value that is not a list is not moved to a field that is one', () => {
    const { warnings } = sent({}, { classifications: undefined, classification: 10 });
    const [unknown] = warnings.filter(({ path }) => path === 'lines[0].classification');
    expect([unknown?.message.includes('Did you mean classifications'), unknown?.fix]).toEqual([
      true,
      undefined,
    ]);
  });

  test('if it is empty, or the right field is sent too, it is only reported', () => {
    const { outcome, warnings } = sent({ prepaid: 0, allowanceCharges: [] }, { taxCategory: 'S' });
    const unknown = warnings.filter(({ rule }) => rule === 'pint-ae-unknown-field');
    expect([outcome, unknown.map(({ path }) => path)]).toEqual([
      'valid',
      ['lines[0].taxCategory', 'prepaid', 'allowanceCharges'],
    ]);
  });
});
