import { expect, test } from 'vitest';
import { checkLedger, computeVatReturn } from '../../src/ledger/index.ts';
import { ledgerTables } from '../../src/ledger/tables.ts';
import { booked } from './entries.ts';

test('a ledger as tables: each has its name, its heads, and a cell below each of them', () => {
  const amounts = { taxable: 10_000, tax: 500 };
  const accounting = { currency: 'AED', rate: '3.6725', taxAmount: '18.37', taxInclusiveAmount: '385.61' };
  const entries = [
    booked('A', amounts, { currency: 'USD', accounting }),
    booked('B-1', amounts),
    booked('B-3', amounts),
    booked('B-4', amounts, { seller: { id: '', trn: null, countryCode: null, subdivision: null } }),
  ];
  const tables = ledgerTables(checkLedger(entries, { gaps: true }), computeVatReturn(entries), 'en');
  expect(tables.map(({ name, head }) => [name, ...head].join(' | '))).toEqual([
    'VAT return | Box | Name | Side | VAT category | Excl. VAT | VAT | Documents',
    'Documents | Box | Name | Side | VAT category | Document | Excl. VAT | VAT',
    'Contradictions | Rule | Message | Hint | Document',
    'Rounding | Document | Rule | Amount | Currency | Message',
    'Notes | Rule | Message | Document',
    'Not in the documents | Box | Message',
  ]);
  for (const { head, rows } of tables)
    expect(rows.map((row) => row.length)).toEqual(rows.map(() => head.length));
  expect(tables.find(({ name }) => name === 'Rounding')?.rows[0]?.slice(0, 4)).toEqual([
    'A',
    'conversion',
    { amount: '0.01' },
    'AED',
  ]);
});
