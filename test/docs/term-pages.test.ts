import { expect, test } from 'vitest';
import { termNames } from '../../rules/ae/term-names.ts';
import { describedSpecification } from '../../src/specification/described.ts';
import { boundTerms } from '../../src/ubl/bound-terms.ts';
import { madePages } from './site-pages.ts';

const pageOf = (path: string) => madePages.find((page) => page.path === path)?.markdown ?? '';

test('every business term that is written has a page of its own by its name, in both languages', () => {
  const terms = new Set(boundTerms(describedSpecification.binding));
  expect(terms.size).toBeGreaterThan(200);
  for (const term of terms) {
    expect(pageOf(`reference/terms/${term}.md`)).toContain(`# \`${term}\` ${termNames[term]?.en}`);
    expect(pageOf(`ar/reference/terms/${term}.md`)).toContain(`# \`${term}\` ${termNames[term]?.ar}`);
  }
});

test('no two business terms have one name, and none is named that has no page', () => {
  const names = Object.values(termNames).flatMap(({ en, ar }) => [en, ar]);
  expect(new Set(names).size).toBe(names.length);
  const pages = new Set(madePages.map(({ path }) => path));
  expect(Object.keys(termNames).filter((term) => !pages.has(`reference/terms/${term}.md`))).toEqual([]);
});

test('a term leads to its group, and the group to its terms', () => {
  expect(pageOf('reference/terms/IBT-031.md')).toContain('**Part of:** [`IBG-04`](./IBG-04.md) Seller');
  expect(pageOf('reference/terms/IBG-04.md')).toContain('- [`IBT-031`](./IBT-031.md) Seller VAT identifier');
});

test('terms of allowances and of charges, which UBL holds in one place, are told apart', () => {
  const groupOf = (term: string) =>
    /\*\*Part of:\*\* \[`([^`]+)`/.exec(pageOf(`reference/terms/${term}.md`))?.[1];
  expect(['IBT-092', 'IBT-098', 'IBT-099', 'IBT-136', 'IBT-141'].map(groupOf)).toEqual([
    'IBG-20',
    'IBG-20',
    'IBG-21',
    'IBG-27',
    'IBG-28',
  ]);
});

test('a term names the fields that give it, and a field and a rule name the term', () => {
  expect(pageOf('reference/terms/IBT-031.md')).toContain('(../fields.md#seller-trn) Tax registration number');
  expect(pageOf('reference/fields.md')).toContain('(./terms/IBT-031.md) Seller VAT identifier (TRN)');
  expect(pageOf('reference/rules/ibr-134-ae.md')).toContain(
    '(../terms/IBT-031.md) Seller VAT identifier (TRN)',
  );
});
