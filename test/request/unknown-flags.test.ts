import { describe, expect, test } from 'vitest';
import { validate } from '../../src/judge/validate.ts';
import { example } from '../requests.ts';

const flagged = (transactionType: object, language: 'en' | 'ar' = 'en') =>
  validate({ ...example('standard-invoice'), transactionType }, { language });

describe('a flag that the transaction does not have decides on no VAT', () => {
  test('where it is set the document is malformed, with the flag that is meant', () => {
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

  test('and so it is said in Arabic', () => {
    expect(flagged({ profitmargin: true }, 'ar').problems[0]?.message).toContain('هل تقصد profitMargin؟');
  });

  test('where it is not set it is only told', () => {
    const { outcome, warnings } = flagged({ profitmargin: false });
    expect(outcome).toBe('valid');
    expect(warnings.map(({ rule, path }) => [rule, path])).toContainEqual([
      'pint-ae-unknown-field',
      'transactionType.profitmargin',
    ]);
  });
});
