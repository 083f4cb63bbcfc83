import { describe, expect, test } from 'vitest';
import type { DocumentRequest } from '../../src/specification/default.ts';
import { edited, example, lineOf } from '../requests.ts';
import { pageOf, rootOf, textOf, toldIn } from './printed.ts';

type Line = DocumentRequest['lines'][number];

const pageWith = (name: string, values: Partial<Line>, language: 'en' | 'ar' = 'en') =>
  pageOf(rootOf(edited(name, (request) => Object.assign(lineOf(request), values))), { language });

const detailsIn = (page: string) =>
  Array.from(page.matchAll(/<ul class="details">([\s\S]*?)<\/ul>/g), ([, list = '']) =>
    Array.from(list.matchAll(/<li>([\s\S]*?)<\/li>/g), ([, item = '']) => textOf(item)),
  ).flat();

describe('the VAT of a line that the sender states is on the page', () => {
  test('beside the one that follows from its amount, if they differ, and is told as a discrepancy', () => {
    const page = pageWith('standard-invoice', { vatTotal: 500 });
    expect(detailsIn(page)).toContain('VAT as stated 500.00 ≠');
    expect(toldIn(page)).toEqual([
      'Line 1, VAT as stated: the document says 500.00; its parts add up to 507.30.',
    ]);
  });

  test('once, if it is the amount in the column of VAT', () => {
    const page = pageWith('standard-invoice', { vatTotal: 507.3 });
    expect(page).toContain('507.30');
    expect(detailsIn(page).filter((detail) => detail.includes('VAT as stated'))).toEqual([]);
    expect(toldIn(page)).toEqual([]);
  });

  test('in the currency of the document, where the column is in dirhams', () => {
    const page = pageWith('export-usd', { vatTotal: 1.5 });
    expect(detailsIn(page)).toContain('VAT as stated 1.50 USD ≠');
    expect(toldIn(page)).toEqual([
      'Line 1, VAT as stated: the document says 1.50; its parts add up to 0.00.',
    ]);
  });

  test('for one unit too', () => {
    expect(detailsIn(pageWith('standard-invoice', { perUnitAmount: 42.275 }))).toContain(
      'VAT for one unit 42.275',
    );
  });

  test('in Arabic', () => {
    const details = detailsIn(pageWith('standard-invoice', { vatTotal: 500, perUnitAmount: 42.275 }, 'ar'));
    expect(details).toEqual(
      expect.arrayContaining(['الضريبة المذكورة 500.00 ≠', 'الضريبة على الوحدة 42.275']),
    );
  });
});

describe('that VAT is calculated for each category is said', () => {
  const note = 'VAT is calculated per category by the format.';
  const isSaid = (currency: 'AED' | 'USD', prices: readonly number[]) => {
    const { lines, taxTotal, legalMonetaryTotal, ...request } = example('standard-invoice');
    const [first] = lines;
    const line = { ...first, quantity: 1, lineExtensionAmount: null };
    const rate = currency === 'USD' ? { currencyExchangeRate: 3.6725 } : {};
    const priced = prices.map((unitPrice, index) => ({ ...line, id: String(index + 1), unitPrice }));
    return pageOf(rootOf({ ...request, ...rate, currency, lines: priced })).includes(note);
  };

  test.each([
    ['AED', [100], false],
    ['AED', [10.1, 10.1], true],
    ['USD', [100], false],
    ['USD', [10, 10], true],
  ] as const)('where the VAT of lines adds up to another sum: %s %j', (currency, prices, expected) => {
    expect(isSaid(currency, prices)).toBe(expected);
  });
});
