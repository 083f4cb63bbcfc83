import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example } from '../requests.ts';

/** A request without totals, so that each amount in it decides what is to be paid. */
const sent = (values: object, ofLine: object = {}, language: 'en' | 'ar' = 'en') => {
  const { lines, ...request } = example('standard-invoice');
  const [first] = lines;
  const line = { ...first, lineExtensionAmount: null, ...ofLine };
  return validate(
    { ...request, taxTotal: null, legalMonetaryTotal: null, ...values, lines: [line] },
    { language },
  );
};

const refused = (...request: Parameters<typeof sent>) => {
  const { outcome, issues } = sent(...request);
  return [
    outcome,
    issues.map(({ path, message, hint }) => [
      path,
      `${message.replace(`Unknown field ${path}`, '').trim()} ${hint}`,
    ]),
  ];
};

const meant = (field: string, value: string | number = 12) =>
  field === 'allowancesCharges'
    ? `, so ${value} is not in the document. Did you mean an entry in ${field}? Add an entry to ${field} with isCharge (true for a charge, false for an allowance), amount in the document currency, and its name as reason. If the amounts already include it, remove the field instead.`
    : `, which may change amounts or VAT. Did you mean ${field}? Rename it to ${field}, or remove it.`;

describe('an amount under the name that another system has for it is refused', () => {
  test.each<[name: string, ofDocument: string, ofLine: string]>([
    ['markup', 'allowancesCharges', 'allowancesCharges'],
    ['markupPercent', 'allowancesCharges', 'allowancesCharges'],
    ['discountRate', 'allowancesCharges', 'allowancesCharges'],
    ['DiscPrcnt', 'allowancesCharges', 'allowancesCharges'],
    ['handling_fee', 'allowancesCharges', 'allowancesCharges'],
    ['serviceCharge', 'allowancesCharges', 'allowancesCharges'],
    ['exciseTax', 'allowancesCharges', 'allowancesCharges'],
    ['delayPenalty', 'allowancesCharges', 'allowancesCharges'],
    ['deductions', 'allowancesCharges', 'allowancesCharges'],
    ['Rabatt', 'allowancesCharges', 'allowancesCharges'],
    ['Rabatt %', 'allowancesCharges', 'allowancesCharges'],
    ['Mindermengenzuschlag', 'allowancesCharges', 'allowancesCharges'],
    ['Frachtkosten', 'allowancesCharges', 'allowancesCharges'],
    ['KBETR', 'allowancesCharges', 'allowancesCharges'],
    ['KWERT', 'allowancesCharges', 'allowancesCharges'],
    ['خصم تجاري', 'allowancesCharges', 'allowancesCharges'],
    ['رسوم', 'allowancesCharges', 'allowancesCharges'],
    ['total', 'legalMonetaryTotal.payableAmount', 'lineExtensionAmount'],
    ['Nettobetrag', 'legalMonetaryTotal.taxExclusiveAmount', 'lineExtensionAmount'],
    ['NETWR', 'legalMonetaryTotal.taxExclusiveAmount', 'lineExtensionAmount'],
  ])('%s, which means %s, or %s of a line', (name, ofDocument, ofLine) => {
    expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, meant(ofDocument)]]]);
    const path = `lines[0].${name}`;
    expect(refused({}, { [name]: 12 })).toEqual(['malformed', [[path, meant(ofLine)]]]);
  });

  test.each<[name: string, field: string]>([
    ['MwSt', 'taxTotal'],
    ['Mehrwertsteuer', 'taxTotal'],
    ['MwSt-Betrag', 'taxTotal.taxAmount'],
    ['MWSBK', 'taxTotal.taxAmount'],
    ['VatSum', 'taxTotal.taxAmount'],
    ['taxableAmount', 'legalMonetaryTotal.taxExclusiveAmount'],
    ['Bruttobetrag', 'legalMonetaryTotal.taxInclusiveAmount'],
    ['Gesamtbetrag', 'legalMonetaryTotal.payableAmount'],
    ['Rundung', 'payableRoundingAmount'],
    ['RoundDif', 'payableRoundingAmount'],
    ['Anzahlung', 'prepaidAmount'],
    ['advanceRecovery', 'prepaidAmount'],
    ['lessAdvance', 'prepaidAmount'],
    ['giftCard', 'prepaidAmount'],
  ])('%s of the document, which means %s', (name, field) => {
    expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, meant(field)]]]);
  });

  test.each<[name: string, value: unknown, field: string]>([
    ['PEINH', 100, 'baseQuantity'],
    ['MWSKZ', 'A0', 'vatCategory'],
  ])('%s of a line, which means another price or another tax', (name, value, field) => {
    expect(refused({}, { vatCategory: null, [name]: value })).toEqual([
      'malformed',
      [[`lines[0].${name}`, meant(field)]],
    ]);
  });

  test.each(['10 %', '10%', 'AED 25.00', '25.00 USD', '1,234.50', '1,5', '-25', '٢٥'])(
    'also as a text: %s',
    (value) => {
      expect(refused({}, { tradeDiscount: value })).toEqual([
        'malformed',
        [['lines[0].tradeDiscount', meant('allowancesCharges', value)]],
      ]);
    },
  );

  test.each([
    '2 % within 10 days',
    '2/10 net 30',
    'as agreed',
    '0.00',
    '2x10x5',
    '0 %',
    0,
    null,
    true,
    Number.NaN,
  ])('and not what is no amount: %s', (value) => {
    expect(sent({ markup: value }, { markup: value }).outcome).toBe('valid');
  });

  test.each(['markupDate', 'retentionDays', 'feeCode', 'productionLine', 'totalQuantity', 'amountInWords'])(
    'and not what only begins like an amount: %s',
    (name) => {
      expect(sent({ [name]: 12 }, { [name]: 12 }).outcome).toBe('valid');
    },
  );
});

describe('an amount for which no other name is known', () => {
  const text = ': its name says that it is an amount. Send it in the field for it, or remove it.';

  test.each([
    'promoCreditAmount',
    'BRTWR',
    'WRBTR',
    'DocTotal',
    'net',
    'Teilsumme',
    'amountWithVat',
    'مبلغ التسوية',
  ])('is refused while the sender has decided none that it could change: %s', (name) => {
    expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, text]]]);
    expect(refused({}, { [name]: 12 })).toEqual(['malformed', [[`lines[0].${name}`, text]]]);
  });

  test('is only reported beside the totals and the line amounts, with which the computed ones are compared', () => {
    const { lines, ...request } = example('standard-invoice');
    const { outcome, warnings } = validate({
      ...request,
      DocTotal: 12,
      retention: 12,
      grandTotal: 12,
      lines: lines.map((line) => ({ ...line, BRTWR: 12, total: 12 })),
    });
    const unknown = warnings.filter(({ rule }) => rule === 'pint-ae-unknown-field');
    expect([outcome, unknown.map(({ path }) => path)]).toEqual([
      'valid',
      [
        ...lines.flatMap((_, index) => [`lines[${index}].BRTWR`, `lines[${index}].total`]),
        'DocTotal',
        'retention',
        'grandTotal',
      ],
    ]);
    expect(unknown.filter(({ message }) => message.includes('Did you mean'))).toEqual([]);
  });

  test('is only reported in a part of the document that has no amounts', () => {
    const { seller } = example('standard-invoice');
    expect(sent({ seller: { ...seller, creditAmount: 12, retention: 12, discount: 12 } }).outcome).toBe(
      'valid',
    );
  });

  test('is refused in Arabic', () => {
    expect(sent({ DocTotal: 12 }, {}, 'ar').issues[0]?.message).toBe(
      'الحقل DocTotal ليس من حقول الطلب، واسمه يدل على مبلغ.',
    );
  });
});

describe('a retention', () => {
  test.each(['retention', 'retentionAmount', 'retention_percent', 'Retainage', 'withheld', 'مبلغ محتجز'])(
    'has no field, and what to do instead is said: %s',
    (name) => {
      const text =
        '. Invoice only the amount payable after a retention, and send another e-invoice for the rest when it becomes due; the calculation does not belong on the e-invoice.';
      expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, text]]]);
      expect(refused({}, { [name]: 12 })).toEqual(['malformed', [[`lines[0].${name}`, text]]]);
    },
  );
});

test.each(['withholdingTax', 'wht', 'tax_amount_withheld'])(
  'a withholding tax has no field and changes no amount: %s',
  (name) => {
    const text =
      ': 12 is not in the document, which has no field for withholding tax. Remove it. The amount due is before withholding tax, which the buyer deducts when paying.';
    expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, text]]]);
  },
);

describe('what has no field of its own is told with what to send instead', () => {
  test.each<[name: string, value: unknown, hint: string]>([
    ['reverseCharge', true, 'set vatCategory of the lines concerned to AE (Reverse charge)'],
    ['taxExempt', 'true', 'set vatCategory of the lines concerned to E (Exempt)'],
    ['foc', true, 'set its unitPrice to 0'],
    ['currency', 'USD', 'set currency to USD'],
    ['priceInclVat', 105, 'Send prices and amounts without VAT'],
    ['taxRate', 15, 'Correct vatRate if it is wrong, and remove lines[0].taxRate'],
  ])('on a line: %s %j', (name, value, hint) => {
    expect(sent({}, { [name]: value }).issues.map((issue) => issue.hint)).toEqual([
      expect.stringContaining(hint),
    ]);
  });

  test.each<[name: string, field: string]>([
    ['roundingAdjustment', 'payableRoundingAmount'],
    ['amount_paid', 'prepaidAmount'],
  ])('on the document: %s', (name, field) => {
    expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, meant(field)]]]);
  });

  test.each(['tips', 'gratuity', 'بقشيش'])('a tip is a charge: %s', (name) => {
    expect(refused({ [name]: 12 })).toEqual(['malformed', [[name, meant('allowancesCharges')]]]);
  });
});

describe('a discount for early payment', () => {
  const names = [
    'cashDiscount',
    'earlyPaymentDiscount',
    'settlement_discount',
    'promptPaymentDiscount',
    'Skonto',
  ];

  test.each(names)('is refused if it is a number, which may have been taken off or not: %s', (name) => {
    const text = '. Put a price discount in allowancesCharges, or an early-payment discount in paymentTerms.';
    for (const value of [2, '2 %', '2.00'])
      expect(refused({ [name]: value })).toEqual(['malformed', [[name, text]]]);
  });

  test.each(names)('is a payment term if it is a text, and no amount is lost with it: %s', (name) => {
    const { outcome, warnings } = sent({ paymentTerms: undefined, [name]: '2 % within 10 days' });
    const [unknown] = warnings.filter(({ path }) => path === name);
    expect([outcome, unknown?.message.includes('Did you mean paymentTerms?'), unknown?.fix]).toEqual([
      'valid',
      true,
      undefined,
    ]);
  });
});

describe('a discount beside allowancesCharges, a list that may lack it,', () => {
  const allowancesCharges = [
    { isCharge: false, amount: 0.1, reason: 'Discount', vatCategory: 'S' },
    {
      isCharge: false,
      amount: 0.2,
      baseAmount: 2,
      multiplierPercent: 10,
      reason: 'Discount',
      vatCategory: 'S',
    },
    { isCharge: true, amount: 5, reason: 'Freight', vatCategory: 'S' },
    { isCharge: true, amount: 2.5, reason: 'Packing', vatCategory: 'S' },
  ];

  test.each<[values: object]>([
    [{ tradeDiscount: 25 }],
    [{ discount: 25 }],
    [{ discount: 7.8 }],
    [{ cashDiscount: 2.6 }],
    [{ charges: [{ amount: 25 }] }],
    [{ charges: { amount: '25.00' } }],
    [{ discounts: [0.1, 25] }],
  ])('is refused if no entry says it: %j', (values) => {
    const [name = ''] = Object.keys(values);
    const { outcome, issues } = sent({ allowancesCharges, ...values });
    expect([outcome, issues.map(({ path, fix }) => [path, fix])]).toEqual(['malformed', [[name, undefined]]]);
    expect(`${issues[0]?.message} ${issues[0]?.hint}`).toContain('allowancesCharges');
  });

  test.each<[values: object]>([
    [{ tradeDiscount: 0.1 }],
    [{ tradeDiscount: -0.2 }],
    [{ totalDiscount: 0.3 }],
    [{ discPct: '10 %' }],
    [{ otherCharges: 7.5 }],
    [{ freight: '5.00' }],
    [{ charges: [{ amount: 5, reason: 'Freight' }] }],
    [{ discounts: [0.1, 0.2] }],
    [{ discounts: [] }],
    [{ discount: null }],
    [{ discount: 0 }],
    [{ discount: 'as agreed' }],
  ])('is only reported if an entry, or all of its kind, say the same: %j', (values) => {
    const { outcome, warnings } = sent({ allowancesCharges, ...values });
    const unknown = warnings.filter(({ rule }) => rule === 'pint-ae-unknown-field');
    expect([outcome, unknown.map(({ path }) => path)]).toEqual(['valid', Object.keys(values)]);
  });

  test('on a line too', () => {
    const ofLine = { allowancesCharges: [{ isCharge: false, amount: 1, reason: 'Discount' }] };
    expect(sent({}, { ...ofLine, tradeDiscount: 1 }).outcome).toBe('valid');
    expect(refused({}, { ...ofLine, tradeDiscount: 2 })).toEqual([
      'malformed',
      [['lines[0].tradeDiscount', meant('allowancesCharges', 2)]],
    ]);
  });
});

describe('what the document says of the VAT of its lines, which each line says', () => {
  const flag = (field: string, category: string) =>
    `. The VAT treatment of a line is set in vatCategory. If it is right, set vatCategory of the lines concerned to ${category}. Remove ${field}.`;

  test.each<[name: string, value: unknown, text: string]>([
    ['vatCategory', 'Z', meant('lines[].vatCategory')],
    ['vatCatagory', 'E', meant('lines[].vatCategory')],
    ['taxCode', 'Z', meant('lines[].vatCategory')],
    ['reverseCharge', true, flag('reverseCharge', 'AE (Reverse charge)')],
    ['vatReverseCharge', true, flag('vatReverseCharge', 'AE (Reverse charge)')],
    ['taxExempt', true, flag('taxExempt', 'E (Exempt)')],
    ['zeroRated', 1, flag('zeroRated', 'Z (Zero rate)')],
  ])('is refused while a line does not say it, and would be taxed: %s %j', (name, value, text) => {
    expect(refused({ [name]: value }, { vatCategory: null })).toEqual(['malformed', [[name, text]]]);
  });

  test('is refused if one line of several does not say it', () => {
    const { lines, ...request } = example('standard-invoice');
    const [first, second] = lines;
    const some = [first, { ...second, vatCategory: null }];
    const { issues } = validate({ ...request, taxExempt: true, lines: some });
    expect(issues.map(({ path }) => path)).toEqual(['taxExempt']);
  });

  test('is only reported if each line says it, or if it says no', () => {
    expect(sent({ vatCategory: 'Z' }, { vatCategory: 'S' }).outcome).toBe('valid');
    expect(sent({ reverseCharge: false, taxExempt: 0 }, { vatCategory: null }).outcome).toBe('valid');
  });

  test.each([
    ['taxExempt', 'E (Exempt)'],
    ['vatExempt', 'E (Exempt)'],
    ['isExempt', 'E (Exempt)'],
    ['zeroRated', 'Z (Zero rate)'],
    ['isZeroRated', 'Z (Zero rate)'],
  ])('is refused on a line: %s', (name, category) => {
    expect(refused({}, { vatCategory: null, [name]: true })).toEqual([
      'malformed',
      [[`lines[0].${name}`, flag(`lines[0].${name}`, category)]],
    ]);
  });
});
