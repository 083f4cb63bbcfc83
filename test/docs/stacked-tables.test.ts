import { expect, test } from 'vitest';
import { isTooWide, stackedTables } from '../../docs/.vitepress/stacked-tables.ts';

const row = (...cells: string[]) => cells;

test('a table is stacked on a phone where its longest words have no room beside each other, or it is all words', () => {
  expect(isTooWide([row('code', 'meaning'), row('S', 'Standard rate')])).toBe(false);
  const path = 'cac:AccountingSupplierParty/cac:Party';
  expect(isTooWide([row('Field', 'UBL'), row('seller.name', path)])).toBe(false);
  expect(isTooWide([row('Field', 'UBL'), row('seller.name', 'x'.repeat(path.length))])).toBe(true);
  const words = 'what a reader has to know of it '.repeat(3);
  expect(isTooWide([row('No.', 'Why'), row('1', words)])).toBe(false);
  expect(isTooWide([row('No.', 'What', 'Why'), row('1', words, words)])).toBe(true);
});

test('each value of a stacked table carries the name of its column, but the first, which names the row', () => {
  const attributes: [type: string, name: string, value: string][] = [];
  const token = (type: string, content = '') => ({
    type,
    content,
    meta: undefined as unknown,
    attrSet: (name: string, value: string) => void attributes.push([content || type, name, value]),
  });
  const cells = (type: string, ...texts: string[]) => [
    token('tr_open'),
    ...texts.flatMap((text) => [token(type, text), token('inline', text)]),
  ];
  const tokens = [
    token('table_open'),
    ...cells('th_open', 'Field', '`UBL`', 'Terms'),
    ...cells('td_open', 'a', 'x'.repeat(60), '[IBT-1](./1)'),
    token('table_close'),
  ];
  const rules: ((state: { tokens: typeof tokens }) => void)[] = [];
  const renderer = { rules: { table_open: () => '<table tabindex="0">' } };
  const tag = (index: number) =>
    (renderer.rules.table_open as (...given: unknown[]) => string)(tokens, index);
  stackedTables({ core: { ruler: { push: (_, rule) => void rules.push(rule) } }, renderer });
  for (const rule of rules) rule({ tokens });
  expect([tag(0), tag(1)]).toEqual(['<table class="stacked" tabindex="0">', '<table tabindex="0">']);
  expect(attributes).toEqual([
    ['x'.repeat(60), 'data-name', 'UBL'],
    ['[IBT-1](./1)', 'data-name', 'Terms'],
  ]);
});
