import { describe, expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { applied } from '../properties/apply-patch.ts';
import { type Kind, noSums, requestOf } from './erp-requests/kind.ts';
import { construction } from './trades/construction.ts';
import { freight } from './trades/freight.ts';
import { gold } from './trades/gold.ts';
import { health } from './trades/health.ts';
import { hotels } from './trades/hotels.ts';
import { property } from './trades/property.ts';
import { retail } from './trades/retail.ts';
import type { Situation } from './trades/situation.ts';
import { telecom } from './trades/telecom.ts';

const kind: Kind = { kind: '', base: noSums, typeCode: '380', vat: '', payable: '', rows: [] };
const trades = { retail, hotels, construction, freight, property, gold, telecom, health };

/** The document of a situation: its lines, and what it says besides by path. */
function documentOf([, sales, sent]: Situation): unknown {
  const lines = sales.map(([description, quantity, unitCode, unitPrice, vatCategory, more], index) => ({
    id: String(index + 1),
    description,
    quantity,
    unitCode,
    unitPrice,
    lineExtensionAmount: null,
    vatCategory,
    vatRate: vatCategory === 'S' ? 5 : 0,
    ...more,
  }));
  return requestOf(kind, { lines, ...sent });
}

describe.each(Object.entries(trades))('a document of %s', (_, situations) => {
  test('has forty situations, each of its own', () => {
    expect(new Set(situations.map(([fact]) => fact)).size).toBe(40);
  });

  test.each(situations.map((situation) => ({ fact: situation[0], situation })))('$fact', ({ situation }) => {
    const [, , , verdict, amounts, findings = []] = situation;
    const { outcome, issues, warnings, totals } = convert(documentOf(situation));
    const asked = [...issues, ...warnings].filter(({ severity }) => severity !== 'information');
    const written = totals && [totals.lineExtensionAmount, totals.taxAmount, totals.payableAmount];
    expect([outcome, asked.map(({ rule, path }) => `${rule} ${path}`)]).toEqual([verdict, findings]);
    expect(written).toEqual(amounts === null ? null : amounts.map((amount) => amount.toFixed(2)));
  });
});

/** The tax of the lines that say it: their category, and their rate unless that is none of the category. */
function taxOfLines(request: unknown, categories = (request as DocumentRequest).lines.map(categoryOf)) {
  const { lines } = request as DocumentRequest;
  return lines.map((line, index) => {
    const category = categories[index];
    if (category === undefined) return null;
    const { taxPercent, linePercent } = defaultSpecification.vatCategories[category] ?? {};
    const rate = line.vatRate ?? null;
    return [categoryOf(line), rate === taxPercent || rate === linePercent ? 'of the category' : rate];
  });
}

const categoryOf = ({ vatCategory }: DocumentRequest['lines'][number]) => vatCategory ?? undefined;

test('no button of a situation changes the tax that its lines say', () => {
  let pressed = 0;
  const changed = Object.values(trades)
    .flat()
    .flatMap((situation) => {
      const request = documentOf(situation);
      const { issues, warnings } = convert(request);
      const before = (request as DocumentRequest).lines.map(categoryOf);
      return [...issues, ...warnings].flatMap(({ rule, fix, suggestions = [] }) =>
        [...suggestions, ...(fix === undefined ? [] : [{ title: 'fix', patch: fix }])].flatMap(
          ({ title, patch }) => {
            pressed += 1;
            const after = taxOfLines(applied(request, patch), before);
            const isKept = taxOfLines(request).every((tax, index) => {
              const [category, rate] = tax ?? [];
              const [category2, rate2] = after[index] ?? [];
              return category === category2 && (rate2 === rate || rate2 === 'of the category');
            });
            return isKept ? [] : [`${situation[0]}: ${rule} ${title}`];
          },
        ),
      );
    });
  expect(changed).toEqual([]);
  expect(pressed).toBeGreaterThan(30);
});

test.each([
  ['reverse charge without the nature of its goods', { vatCategory: 'AE', vatRate: 0 }],
  [
    'reverse charge on metal scrap',
    { vatCategory: 'AE', vatRate: 0, classifications: ['7404'], itemTypeCode: 'G' },
  ],
  ['reverse charge at another rate', { vatCategory: 'AE', vatRate: 7 }],
  ['a zero rate at 5 %', { vatCategory: 'Z', vatRate: 5 }],
  ['the standard rate at 7 %', { vatCategory: 'S', vatRate: 7 }],
  ['a rate of 0 without a category', { vatCategory: null, vatRate: 0 }],
  ['an export that is taxed', { vatCategory: 'S', vatRate: 5 }, { transactionType: { exports: true } }],
  [
    'a taxed line under the margin scheme',
    { vatCategory: 'Z', vatRate: 0 },
    { transactionType: { profitMargin: true } },
  ],
])('no button decides the category of %s', (_what, line, sent: object = {}) => {
  const request = documentOf(['', [['Goods', 1, 'EA', 100, line.vatCategory ?? 'S', line]], sent] as never);
  const { issues, warnings } = convert(request);
  expect(issues.length + warnings.length).toBeGreaterThan(0);
  for (const { suggestions = [], fix = [] } of [...issues, ...warnings])
    for (const patch of [...suggestions.map((each) => each.patch), fix]) {
      const [after] = (applied(request, patch) as DocumentRequest).lines;
      expect(after?.vatCategory ?? null).toBe(line.vatCategory);
    }
});
