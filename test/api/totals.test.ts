import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example } from '../requests.ts';

describe('a result has the totals of the document', () => {
  test('as digits, and null for those that it does not have', () => {
    expect(validate(example('standard-invoice')).totals).toStrictEqual({
      currency: 'AED',
      lineExtensionAmount: '10596.00',
      allowanceTotalAmount: null,
      chargeTotalAmount: null,
      taxExclusiveAmount: '10596.00',
      taxAmount: '529.80',
      taxInclusiveAmount: '11125.80',
      prepaidAmount: null,
      payableRoundingAmount: null,
      payableAmount: '11125.80',
      breakdown: [{ vatCategory: 'S', vatPercent: '5', taxableAmount: '10596.00', taxAmount: '529.80' }],
      accounting: null,
    });
  });

  test('with allowances, charges, prepaid amount and rounding', () => {
    const request = {
      ...example('standard-invoice'),
      allowancesCharges: [
        { isCharge: false, amount: 100, reason: 'x' },
        { isCharge: true, amount: 4, reason: 'x' },
      ],
      taxTotal: null,
      prepaidAmount: 1000,
      legalMonetaryTotal: {
        lineExtensionAmount: 10596,
        taxExclusiveAmount: 10500,
        taxInclusiveAmount: 11025,
        payableAmount: 10025.25,
      },
    };
    expect(validate(request).totals).toMatchObject({
      allowanceTotalAmount: '100.00',
      chargeTotalAmount: '4.00',
      taxExclusiveAmount: '10500.00',
      taxInclusiveAmount: '11025.00',
      prepaidAmount: '1000.00',
      payableRoundingAmount: '0.25',
      payableAmount: '10025.25',
    });
  });

  test('in dirhams too, for one in another currency', () => {
    expect(validate(example('export-usd')).totals).toMatchObject({
      currency: 'USD',
      payableAmount: '4746.00',
      accounting: { taxAmount: '0.00', taxInclusiveAmount: '17429.69' },
    });
  });
});
