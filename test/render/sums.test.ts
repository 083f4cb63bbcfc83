import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Decimal, sum } from '../../src/core/numbers/decimal.ts';
import { validRequests } from '../properties/valid-requests.ts';
import { example, exampleNames } from '../requests.ts';
import { runs } from '../tier.ts';
import { figureOf, figuresOf, numberIn, pageOf, rootOf, rowsOf } from './printed.ts';

const cent = new Decimal('0.01');
const halfCent = new Decimal('0.005');

/** The errors in the figures of a printed page, computed only from what is printed. */
function mistakesIn(page: string): string[] {
  return [...lineMistakes(page), ...totalMistakes(page), ...accountingMistakes(page)];
}

function lineMistakes(page: string): string[] {
  const isForeign = page.includes('class="accounting"');
  const rate = isForeign ? figureOf(page, 'BTAE-04') : new Decimal(1);
  return rowsOf(page, 'lines').flatMap((row, index) => {
    const [quantity, price, discount, net, vat, total] = [
      'quantity',
      'price',
      'discount',
      'net',
      'vat-amount',
      'total',
    ].map((name) => numberIn(row.get(name))) as [Decimal, Decimal, Decimal, Decimal, Decimal, Decimal];
    return [
      ...mistake(`line ${index} net`, net, quantity.times(price).plus(discount), halfCent),
      ...mistake(`line ${index} total`, total, net.times(rate).plus(vat), cent),
    ];
  });
}

function totalMistakes(page: string): string[] {
  const at = (term: string) => figureOf(page, term);
  const all = (term: string) => sum(figuresOf(page, term));
  const exact = new Decimal(0);
  return [
    ...mistake('sum of lines', at('IBT-106'), all('IBT-131'), exact),
    ...mistake('discounts', at('IBT-107'), all('IBT-092'), exact),
    ...mistake('charges', at('IBT-108'), all('IBT-099'), exact),
    ...mistake('before VAT', at('IBT-109'), sum([at('IBT-106'), at('IBT-107'), at('IBT-108')]), exact),
    ...mistake('taxable amounts', at('IBT-109'), all('IBT-116'), exact),
    ...mistake('VAT', at('IBT-110'), all('IBT-117'), exact),
    ...mistake('with VAT', at('IBT-112'), at('IBT-109').plus(at('IBT-110')), exact),
    ...mistake('due', at('IBT-115'), sum([at('IBT-112'), at('IBT-113'), at('IBT-114')]), exact),
  ];
}

function accountingMistakes(page: string): string[] {
  if (!page.includes('class="accounting"')) return [];
  const rate = figureOf(page, 'BTAE-04');
  return [
    ...mistake('VAT in AED', figureOf(page, 'IBT-111'), figureOf(page, 'IBT-110').times(rate), halfCent),
    ...mistake('total in AED', figureOf(page, 'BTAE-20'), figureOf(page, 'IBT-112').times(rate), halfCent),
  ];
}

function mistake(what: string, stated: Decimal, computed: Decimal, tolerance: Decimal): string[] {
  const agrees = stated.minus(computed).abs().lte(tolerance);
  return agrees ? [] : [`${what}: ${stated} is not ${computed}`];
}

describe('every figure on the page adds up to the next', () => {
  test.each(exampleNames)('in the example %s', (name) => {
    const page = pageOf(rootOf(example(name)));
    expect(figuresOf(page, 'IBT-131').length).toBeGreaterThan(0);
    expect(figuresOf(page, 'IBT-115')).toHaveLength(1);
    expect(mistakesIn(page)).toEqual([]);
  });

  test('in 500 generated documents, in every language', () => {
    fc.assert(
      fc.property(validRequests, fc.constantFrom('en', 'ar', 'both'), (request, language) => {
        expect(mistakesIn(pageOf(rootOf(request), { language }))).toEqual([]);
      }),
      { numRuns: runs(500) },
    );
  });

  test('and a correct document is not marked', () => {
    fc.assert(
      fc.property(validRequests, (request) => {
        expect(pageOf(rootOf(request))).not.toContain('class="discrepancies"');
      }),
      { numRuns: runs(200) },
    );
  });
});
