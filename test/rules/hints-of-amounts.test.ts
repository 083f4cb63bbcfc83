import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, lineOf } from '../requests.ts';

const hintIn = (request: unknown) => validate(request).issues[0]?.hint;

const withoutTotals = (edit: (request: DocumentRequest) => void) =>
  edited('standard-invoice', (request) => {
    Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    edit(request);
  });

describe('whoever follows the hint ends in the document that was meant', () => {
  const rounded = { quantity: 90, unitPrice: 190.48, lineExtensionAmount: 17142.86 };

  test.each([
    ['more decimals', { unitPrice: 190.4762 }],
    ['the price of all units', { unitPrice: 17142.86, baseQuantity: 90 }],
  ])('a unit price that the system rounded: %s', (_, remedy) => {
    const line = (fields: object) => withoutTotals((request) => Object.assign(lineOf(request), fields));
    expect(hintIn(line(rounded))).toBe(
      'Send unitPrice with more decimals, 190.4762; or the price of all units: unitPrice 17142.86 with baseQuantity 90.',
    );
    const { outcome, adjustments } = validate(line({ ...rounded, ...remedy }));
    expect([outcome, adjustments]).toEqual(['valid', []]);
  });

  test('what was paid at the till is prepaid', () => {
    const paid = (fields: object) =>
      edited('standard-invoice', (request) => {
        Object.assign(Object(request.legalMonetaryTotal), { payableAmount: 0 });
        Object.assign(request, fields);
      });
    expect(hintIn(paid({}))).toContain('send prepaidAmount 11125.80');
    expect(validate(paid({ prepaidAmount: 11125.8 })).outcome).toBe('valid');
  });

  test('a discount with a minus may be meant either way', () => {
    const entry = (fields: object) =>
      withoutTotals((request) => {
        const allowance = { isCharge: false, amount: -10, reason: 'Adjustment', vatCategory: 'S', ...fields };
        Object.assign(request, { allowancesCharges: [allowance] });
      });
    expect(hintIn(entry({}))).toMatch(/takes something off.*isCharge to true/);
    for (const [isCharge, exclusive] of [
      [false, '10586.00'],
      [true, '10606.00'],
    ] as const)
      expect(validate(entry({ isCharge, amount: 10 }))).toMatchObject({
        outcome: 'valid',
        totals: { taxExclusiveAmount: exclusive },
      });
  });

  test('a retention is invoiced when it becomes due', () => {
    const short = edited('standard-invoice', (request) => {
      Object.assign(Object(request.legalMonetaryTotal), { payableAmount: 10013.22 });
    });
    expect(hintIn(short)).toMatch(
      /retention.*another e-invoice.*prepaidAmount to 1112\.58.*allowance.*early-payment/,
    );
  });
});
