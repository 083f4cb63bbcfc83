import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { nativeDeflate } from '../../src/node/native-deflate.ts';
import { sheetName, workbookOf } from '../../src/table/xlsx/write-workbook.ts';
import { runs } from '../tier.ts';
import { opened, rowsOf } from './sheets.ts';

test.each([
  ['Invoices', 'Invoices'],
  ["'Invoices'", 'Invoices'],
  ["Falcon's", "Falcon's"],
  ["''", 'Sheet'],
  ['a[b]:c*d?e/f\\g', 'a b  c d e f g'],
  ['', 'Sheet'],
  ['x'.repeat(31), 'x'.repeat(31)],
  ['x'.repeat(32), 'x'.repeat(31)],
])('a sheet that is to be called %j is called %j', (wanted, name) => {
  expect(sheetName(wanted)).toBe(name);
});

describe('a workbook that is written', () => {
  test('reads back: texts, numbers, dates, percentages and booleans', async () => {
    const bytes = workbookOf([
      {
        name: "Jan/Feb: 'x'",
        rows: [
          ['Text', 'Number'],
          ['a', 1.5, { value: '2026-11-02', form: 'date' }, { value: 5, form: 'percent' }, { value: true }],
        ],
      },
    ]);
    expect((await opened(bytes)).sheets[0]?.name).toBe("Jan Feb  'x");
    expect((await rowsOf(bytes))[1]).toEqual([
      { kind: 'text', text: 'a' },
      { kind: 'number', text: '1.5' },
      { kind: 'date', text: '2026-11-02' },
      { kind: 'number', text: '5', shown: 'percent' },
      { kind: 'boolean', text: 'TRUE' },
    ]);
  });

  test('has names as sheets can have them', async () => {
    const nameOf = async (name: string) =>
      (await opened(workbookOf([{ name, rows: [['a']] }]))).sheets[0]?.name;
    expect(await nameOf('')).toBe('Sheet');
    expect(await nameOf('[*?]')).toBe('Sheet');
    expect(await nameOf('x'.repeat(40))).toBe('x'.repeat(31));
  });

  test('shows the heads of a table as heads, and other cells as they are', () => {
    const bytes = workbookOf([{ name: 'S', headRow: 1, rows: [['Head'], ['cell']] }]);
    const sheet = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    const [, head, cell] = /r="A1" s="(\d+)".*r="A2" s="(\d+)"/.exec(sheet) ?? [];
    expect([head, cell]).toEqual(['22', '1']);
  });

  test('never has a formula: what begins like one stays the text that it is', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', "'x", '\t=1'];
    expect((await rowsOf(workbookOf([{ name: 'S', rows: [texts] }])))[0]).toEqual(
      texts.map((text) => ({ kind: 'text', text })),
    );
  });

  test('is the same in its bytes, notes included', () => {
    const sheet = { name: 'S', rows: [['a']], notes: [{ row: 1, column: 0, text: 'look' }] };
    expect(workbookOf([sheet])).toEqual(workbookOf([sheet]));
  });

  test('reads back the same where the platform compresses it', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => [`INV-${at}`, 'the same in each row', at]);
    const bytes = workbookOf([{ name: 'S', rows }], nativeDeflate);
    expect(await rowsOf(bytes)).toEqual(await rowsOf(workbookOf([{ name: 'S', rows }])));
    expect(bytes).toEqual(workbookOf([{ name: 'S', rows }], nativeDeflate));
  });

  test('keeps any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 40 }), async (text) => {
        const visible = `x${text}`;
        expect((await rowsOf(workbookOf([{ name: 'S', rows: [[visible]] }])))[0]).toEqual([
          { kind: 'text', text: visible },
        ]);
      }),
      { numRuns: runs(50) },
    );
  });
});
