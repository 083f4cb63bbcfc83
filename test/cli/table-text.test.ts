import { expect, test } from 'vitest';
import { type Look, tableLine } from '../../src/cli/table/table-text.ts';

const look: Look = {
  language: 'en',
  paint: { good: String, bad: String, careful: String, faint: String, strong: String },
  width: 400,
};
const plainly = {
  heads: { sheet: { name: 'Invoices' }, row: 2, otherSheets: [], hiddenSheets: [], columns: [] },
  survey: { rows: 3, lastRows: new Map([['A', 3]]), roles: new Map() },
  plan: { used: [{ field: { path: 'lines[].quantity' } }], dates: undefined, decimals: 'point', missing: [] },
};
const told = (changes: Partial<Record<keyof typeof plainly, object>>, file: object = {}) => {
  const part = <Name extends keyof typeof plainly>(name: Name) => ({ ...plainly[name], ...changes[name] });
  const planned = { heads: part('heads'), survey: part('survey'), plan: part('plan') };
  return tableLine('t.xlsx', file as never, planned as never, look).split('\n');
};

const aLine = 'Each row is a line of an invoice; rows with the same number are one invoice.';
const plain = ['t.xlsx', 'Sheet “Invoices”, column headers in row 2. Rows: 3, invoices: 1.', aLine];

test('of a table it is told where it stands and what a row is', () => {
  expect(told({})).toEqual(plain);
  const [, found] = told({}, { csv: { encoding: 'UTF-8', separator: ';' } });
  expect(found).toBe('CSV in UTF-8, separated by ";", column headers in row 2. Rows: 3, invoices: 1.');
  const wide = { used: [{ field: { path: 'lines[0].quantity' } }] };
  expect(told({ plan: wide }).at(-1)).toBe('Each row is an invoice with all its lines.');
});

test.each([
  ['plan', { dates: 'day-first' }, 'In dates the day comes first.'],
  ['plan', { dates: 'month-first' }, 'In dates the month comes first.'],
  ['plan', { decimals: 'comma' }, 'Decimals follow a comma.'],
  ['plan', { missing: ['Qty'] }, 'The map names columns that the table does not have: Qty.'],
  ['heads', { otherSheets: ['Notes'] }, 'Not read: the sheets Notes.'],
  ['heads', { otherSheets: ['Old'], hiddenSheets: ['Old'] }, 'Hidden sheets, which are not read: Old.'],
  ['heads', { columns: [{ name: 'Discount', isHidden: true }] }, 'Hidden columns: Discount.'],
  ['survey', { roles: new Map([[9, 'totals']]) }, 'Total rows left out: 9.'],
] as const)('and what else matters, where it is so: %s %j', (name, change, line) => {
  expect(told({ [name]: change })).toEqual([...plain, line]);
});
