import { describe, expect, test } from 'vitest';
import { hasCardNumber, withoutCardNumbers } from '../../../src/core/text/check-digit.ts';

describe('the number of a payment card', () => {
  test.each([
    ...['4111111111111111', '4222222222222', '4111 1111 1111 1111', '5555-5555-5555-4444'],
    ...['2223000048400011', '378282246310005', '30569309025904', '3530111333300000', '6011111111111117'],
    ...['Paid by card 4111 1111 1111 1111, approval 0231', 'بطاقة ٤١١١١١١١١١١١١١١١'],
  ])('is in %s', (text) => {
    expect(hasCardNumber(text)).toBe(true);
    const masked = withoutCardNumbers(text);
    expect(masked).toHaveLength(text.length);
    expect(masked).toContain('•••');
    expect(hasCardNumber(masked)).toBe(false);
  });

  test.each([
    ['a wrong check digit', '4111111111111112'],
    ['a TRN', '100354879700003'],
    ['an Emirates ID', '784-1988-1234567-0'],
    ['an IBAN', 'AE07 0331 2345 6789 0123 456'],
    ['a GTIN', '6291041500213'],
    ['more digits than a card has', '41111111111111110000'],
    ['digits of a word', 'INV4111111111111111'],
    ['the last four digits', '**** **** **** 1111'],
  ])('is not %s', (_, text) => {
    expect(hasCardNumber(text)).toBe(false);
    expect(withoutCardNumbers(text)).toBe(text);
  });
});
