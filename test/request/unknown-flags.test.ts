import { describe, expect, test } from 'vitest';
import { validate } from '../../src/judge/validate.ts';
import { example } from '../requests.ts';

const flagged = (transactionType: object, language: 'en' | 'ar' = 'en') =>
  validate({ ...example('standard-invoice'), transactionType }, { language });

describe('an unknown flag of the transaction never decides on VAT', () => {
  test('if it is set the document is malformed, with the flag that is meant', () => {
    const { outcome, problems } = flagged({ profitmargin: true });
    expect(outcome).toBe('malformed');
    expect(problems).toMatchObject([
      {
        field: 'transactionType.profitmargin',
        message: 'is set, and the transaction has no such flag; did you mean profitMargin?',
        fix: [{ op: 'move', from: '/transactionType/profitmargin', path: '/transactionType/profitMargin' }],
      },
    ]);
    expect(flagged({ freight: true }).problems.map(({ message }) => message)).toEqual([
      'is set, and the transaction has no such flag',
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
    const { outcome, problems } = validate(request);
    expect([outcome, problems.length]).toEqual(['malformed', 1]);
  });

  test('and also if it is set by a text', () => {
    expect(flagged({ profitmargin: 'true' }).outcome).toBe('malformed');
  });

  test('and the same in Arabic', () => {
    expect(flagged({ profitmargin: true }, 'ar').problems[0]?.message).toContain('هل تقصد profitMargin؟');
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
  ])('%s', (field, values, ofLine) => {
    const { outcome, problems } = sent(values, ofLine);
    expect([outcome, problems.map((problem) => problem.field)]).toEqual(['malformed', [field]]);
    expect(problems[0]?.message).toContain('amounts or VAT depend on what it says; did you mean');
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
