import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { validateDocument } from '../../src/api/validate-document.ts';
import { example, lineOf } from '../requests.ts';
import { everyList } from './every-list.ts';
import { key, type Pattern } from './multiplied.ts';
import { productsAmong } from './products.ts';
import { requestPattern } from './requests.ts';
import { createStepCounter } from './steps.ts';
import { ublPattern } from './ubl.ts';

const counter = createStepCounter();
afterAll(() => counter.end());
const stepsOf = (text: string) => counter.stepsOf(() => validateDocument(text));

const invoice = readFileSync('test/fixtures/ubl/extensive-invoice.xml', 'utf8');
/** Every VAT category is this one. */
const inCategory = (code: string) =>
  invoice.replaceAll(/(<cac:(?:Classified)?TaxCategory>\s*<cbc:ID>)[^<]*/g, `$1${code}`);
const without = (xml: string, tag: string) =>
  xml.replaceAll(new RegExp(`<cac:${tag}>.*?</cac:${tag}>`, 'gs'), '');

/** The products among the parts that are multiplied in this way. */
function productsOf(pattern: Pattern, how: 'alike' | 'numbered', ...paths: readonly string[]): string[] {
  const parts = paths.map((path) => ({ how, path }));
  const known = new Set(pattern.multipliable.map(key));
  expect(parts.map(key).filter((part) => !known.has(part))).toEqual([]);
  return productsAmong(pattern, parts, stepsOf).map((pair) => pair.map(({ path }) => path).join(' × '));
}

describe('lists do not multiply: steps grow with the sum of', () => {
  test.each(['S', 'N'])(
    'VAT rates of the breakdown, of lines, of allowances and of each other, in %s',
    (category) => {
      expect(
        productsOf(
          ublPattern('rates', inCategory(category)),
          'numbered',
          '/cac:TaxTotal/cac:TaxSubtotal',
          '/cac:InvoiceLine',
          '/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory',
          '/cac:AllowanceCharge',
          '/cac:AllowanceCharge/cac:TaxCategory',
        ),
      ).toEqual([]);
    },
  );

  test('totals, VAT totals, allowances and lines', () => {
    expect(
      productsOf(
        ublPattern('totals', invoice),
        'alike',
        '/cac:LegalMonetaryTotal',
        '/cac:TaxTotal',
        '/cac:AllowanceCharge',
        '/cac:InvoiceLine',
        '/cbc:InvoiceTypeCode',
        '/cbc:DocumentCurrencyCode',
        '/cbc:TaxCurrencyCode',
        '/cac:InvoicePeriod',
        '/cac:InvoiceLine/cac:InvoicePeriod',
      ),
    ).toEqual([]);
  });

  test('buyers without a tax identifier and lines under reverse charge', () => {
    const xml = without(inCategory('AE'), 'PartyTaxScheme');
    const paths = ['/cac:AccountingCustomerParty', '/cac:InvoiceLine'];
    expect(productsOf(ublPattern('reverse charge', xml), 'alike', ...paths)).toEqual([]);
  });

  test('what is in one line', () => {
    expect(
      productsOf(
        ublPattern('line', inCategory('AE')),
        'alike',
        '/cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory',
        '/cac:InvoiceLine/cac:ItemPriceExtension',
        '/cac:InvoiceLine/cac:AllowanceCharge',
        '/cac:InvoiceLine/cbc:InvoicedQuantity',
        '/cac:InvoiceLine/cac:Price/cbc:BaseQuantity',
      ),
    ).toEqual([]);
  });

  test('lines whose amounts do not fit their prices', () => {
    const steps = (lines: number) => {
      const request = example('standard-invoice');
      const line = { ...lineOf(request), lineExtensionAmount: 1 };
      return stepsOf(JSON.stringify({ ...request, lines: new Array(lines).fill(line) }));
    };
    // What is prepared once, and findings up to their limit, are no part of the growth.
    const [, some, twice, fourTimes] = [steps(200), steps(500), steps(1000), steps(2000)] as const;
    expect((fourTimes - twice) / (twice - some)).toBeLessThan(2.2);
  });

  test('the lists of a request', () => {
    const pattern = requestPattern('every list', everyList);
    const numbered = pattern.multipliable.filter(({ how }) => how === 'numbered').map(({ path }) => path);
    expect(productsOf(pattern, 'numbered', ...numbered)).toEqual([]);
  });
});

test('a product of two lists is found', () => {
  const pattern = ublPattern('rates', inCategory('S'));
  const paths = ['/cac:TaxTotal/cac:TaxSubtotal', '/cac:InvoiceLine', '/cac:AllowanceCharge'];
  const parts = paths.map((path) => ({ how: 'numbered', path }) as const);
  const product = (text: string) => {
    const [subtotals = 0, lines = 0] = ['TaxSubtotal', 'InvoiceLine'].map(
      (name) => text.split(`</cac:${name}>`).length,
    );
    return subtotals * lines + text.length;
  };
  const found = productsAmong(pattern, parts, product).map((pair) => pair.map(({ path }) => path).toSorted());
  expect(found).toEqual([['/cac:InvoiceLine', '/cac:TaxTotal/cac:TaxSubtotal']]);
});
