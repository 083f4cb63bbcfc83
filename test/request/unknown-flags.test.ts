import { describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { example } from '../requests.ts';

describe('an unknown flag of the transaction never decides on VAT', () => {
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

  test.each([null, 0])('and one that is %j is only reported', (value) => {
    const transactionType = { profit_margin: value };
    expect(validate({ ...example('standard-invoice'), transactionType }).outcome).toBe('valid');
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
});
