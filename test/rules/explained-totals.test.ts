import { expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { document, sums } from '../cases/request-cases.ts';

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
