import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { everyLine } from '../request/edits.ts';
import { edited, lineOf } from '../requests.ts';
import { textOf } from '../source-files.ts';

const pages = ['docs/concepts.md', 'docs/ar/concepts.md'] as const;

/** The rows of the table below a heading: their cells, without what follows the code in the first. */
function rowsBelow(page: string, anchor: string): string[][] {
  const [, section = ''] = textOf(page).split(`{#${anchor}}`);
  const table = section.split(/\n## /)[0] ?? '';
  return Array.from(
    table.matchAll(/^\| `([A-Z][A-Za-z]*)`[^|]*\| (.*) \|$/gm),
    ([, name = '', cells = '']) => [name, ...cells.split(' | ')],
  );
}

const exampleOfType: Readonly<Record<string, string>> = {
  Invoice: 'standard-invoice',
  CreditNote: 'credit-note',
  SelfBillingInvoice: 'self-billing-invoice',
  SelfBillingCreditNote: 'self-billing-credit-note',
};

describe.each(pages)('%s', (page) => {
  const types = rowsBelow(page, 'document-types');
  const categories = rowsBelow(page, 'vat-categories');

  test('has the four types of documents and the six VAT categories', () => {
    expect(types.map(([type]) => type)).toEqual(Object.keys(exampleOfType));
    expect(categories.map(([category]) => category)).toEqual(['S', 'Z', 'E', 'O', 'AE', 'N']);
  });

  test.each(types)('%s has the code %s, and %s out of scope', (type, code, outOfScope) => {
    const example = exampleOfType[type] ?? '';
    expect(convert(edited(example, () => {})).typeCode).toBe(code);
    const ofScope = edited(example, (request) => {
      everyLine({ vatCategory: 'O', vatRate: 0, lineExtensionAmount: null })(request);
      Object.assign(request, { taxTotal: null, legalMonetaryTotal: null });
    });
    expect(convert(ofScope).typeCode).toBe(outOfScope);
  });

  test.each(categories)(
    'a line of the category %s (%s) has the rate %s and no other',
    (category, _, rates) => {
      const accepted = [0, 5, 10].filter((vatRate) => !isRefused(category, vatRate));
      // The rate 0 of the margin scheme is written as 5 (decision 60).
      expect(accepted.filter((rate) => category !== 'N' || rate !== 0).map(String)).toEqual(
        rates.match(/\d+/g),
      );
    },
  );
});

/** Tells whether a rate of a category is refused, whatever else the category needs. */
function isRefused(category: string, vatRate: number): boolean {
  const name = category === 'N' ? 'profit-margin' : category === 'AE' ? 'reverse-charge' : 'standard-invoice';
  const request = edited(name, (each) => {
    Object.assign(lineOf(each), { vatRate, ...(category === 'N' ? {} : { vatCategory: category }) });
  });
  return convert(request).issues.some(({ path }) => path === 'lines[0].vatRate');
}
