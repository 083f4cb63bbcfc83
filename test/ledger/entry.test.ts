import { expect, test } from 'vitest';
import { example } from '../requests.ts';
import { entryOf } from './entries.ts';

test.each([
  ['is the sum of what they state', 'several-vat-categories', '189.9'],
  ['is nothing where they state zero', 'reverse-charge', '0'],
  ['is unknown where they state none', 'exempt', null],
])('the VAT of the lines %s', (_, name, expected) => {
  expect(entryOf(example(name)).document?.lineTaxAmount).toBe(expected);
});
