import { describe, expect, test } from 'vitest';
import { numberIn } from '../../src/request/number-text.ts';

describe('a text says the number', () => {
  test.each([
    ['12', '12'],
    ['-12.50', '-12.50'],
    ['1,234.50', '1234.50'],
    ['1,234,567', '1234567'],
    ['1 234.50', '1234.50'],
    ["1'234.50", '1234.50'],
    ['1.234,50', '1234.50'],
    ['AED 1,234.50', '1234.50'],
    ['1234.50 AED', '1234.50'],
    ['Dhs. 20', '20'],
    ['5%', '5'],
    ['١٬٢٣٤٫٥٠', '1234.50'],
    ['۱۲', '12'],
  ])('%s', (text, number) => {
    expect(numberIn(text)).toBe(number);
  });

  test.each(['', 'twelve', '1,5', '12,50', '1,2345', '1.2.3', '5 - 6', '9'.repeat(41)])(
    'and "%s" says none, or more than one',
    (text) => {
      expect(numberIn(text)).toBeUndefined();
    },
  );
});
