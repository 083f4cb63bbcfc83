import { describe, expect, test } from 'vitest';
import { isUncertain, numberIn } from '../../src/request/explain/values.ts';

describe('a text says the number', () => {
  test.each([
    ['12', '12'],
    ['-12.50', '-12.50'],
    ['1,234.50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1 234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1 234', '1234'],
    ['1.234,50', '1234.50'],
    ['1.234.567,50', '1234567.50'],
    ['20 Dh', '20'],
    ['20 Dhs.', '20'],
    ['AED 1,234.50', '1234.50'],
    ['1234.50 AED', '1234.50'],
    ['Dhs. 20', '20'],
    ['5%', '5'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲', '12'],
  ])('%s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  test.each([
    ...['', 'twelve', '1,5', '12,50', '1,2345', '1.2.3', '1.234,50.', '1.234,5 6', '5 - 6', '9'.repeat(41)],
    ...['1 234.5x', '1 234.50 67', 'AED 5 USD 6', '5 AED6'],
    ...[
      '0,125',
      '0,125,000',
      '-0,125',
      '0 125',
      "00'125",
      '0.125.000,5',
      '012,345',
      '1..,234',
      '1 ,234',
      '12a,345',
    ],
    ...['12 mn', '12 K.', 'fils 50', '5 CR', '3 doz', '3 dz', '(5)', '\u202E0512', '1e3', '0x10', '+5', '5-'],
  ])('and "%s" says none, or more than one', (text) => {
    expect(numberIn(text)).toBeUndefined();
  });
});

test('what stands beside a number, or one separator before three digits, leaves the number to the sender', () => {
  for (const text of ['AED 5', '5 USD', 'Dhs 5', '5%', '1,234', '-1.500', '5 €'])
    expect(isUncertain(text)).toBe(true);
  for (const text of [
    '5',
    '0.125',
    '-0.125',
    '-5.25',
    '0,1,234',
    '1,234.50',
    '1 234',
    '1\u200B234',
    "1'234.5",
    '١٬٢٣٤٫٥٠',
    ' 5 ',
  ])
    expect(isUncertain(text)).toBe(false);
});
