import { expect, test } from 'vitest';
import { convert } from '../../src/api/convert.ts';
import { type DocumentRequest, defaultSpecification } from '../../src/specification/default.ts';
import { casesOf, document, requestOf } from '../cases/request-cases.ts';
import { applied } from '../properties/apply-patch.ts';

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
  const changed = casesOf('trades').flatMap((row) => {
    const request = requestOf(row);
    const { issues, warnings } = convert(request);
    const before = request.lines.map(categoryOf);
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
          return isKept ? [] : [`${row.fact}: ${rule} ${title}`];
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
  const ofLine = Object.fromEntries(Object.entries(line).map(([name, value]) => [`lines[0].${name}`, value]));
  const request = document('sale', { ...ofLine, ...sent });
  const { issues, warnings } = convert(request);
  expect(issues.length + warnings.length).toBeGreaterThan(0);
  for (const { suggestions = [], fix = [] } of [...issues, ...warnings])
    for (const patch of [...suggestions.map((each) => each.patch), fix]) {
      const [after] = (applied(request, patch) as DocumentRequest).lines;
      expect(after?.vatCategory ?? null).toBe(line.vatCategory);
    }
});
