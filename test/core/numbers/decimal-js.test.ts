import { expect, test } from 'vitest';
import { Decimal } from '../../../src/core/numbers/decimal.ts';
import { limits } from '../../../src/core/options/limits.ts';

test('the product of the two longest numbers of a request is exact and has no exponent', () => {
  const longest = '9'.repeat(limits.maxNumberDigits);
  const product = (BigInt(longest) * BigInt(longest)).toString();
  expect(new Decimal(longest).times(longest).toString()).toBe(product);
  const fraction = new Decimal(`0.${longest}`);
  expect(fraction.times(fraction).toString()).toBe(`0.${product}`);
  expect(new Decimal(`1e-${limits.maxNumberDigits}`).toString()).toBe(`0.${'1'.padStart(40, '0')}`);
});
