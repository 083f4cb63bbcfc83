import { describe, expect, test } from 'vitest';
import { verdictsOf } from '../../src/table/convert-table.ts';
import { checkedWorkbook } from '../../src/table/write/checked-workbook.ts';
import { opened, planned, rowsOf, workbookOfXml } from './sheets.ts';

const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
const row = (number: string, ...cells: string[]) => `<row>${text(number)}${cells.join('')}</row>`;
const heads = [
  ...['Invoice no', 'Invoice date', 'Customer', 'Trade licence number', 'Description', 'Qty', 'Price'],
  'VAT %',
];

/** A table in which each invoice has a cell that cannot be read, each in its own way; above it stands a title. */
const table = workbookOfXml({
  formats: ['00000', '0%', 'yyyy-mm-dd'],
  sheet: [
    `<row r="2">${text('Sales')}</row>`,
    `<row r="4">${heads.map(text).join('')}</row>`,
    row('error', text('2026-11-02'), text('X'), '<c/>', text('a'), '<c t="e"><v>#REF!</v></c>'),
    row('formula', text('2026-11-02'), text('X'), '<c/>', text('a'), '<c><f>1</f></c>'),
    row('zeros', text('2026-11-02'), text('X'), '<c s="1"><v>123</v></c>', text('a')),
    row('percent', text('2026-11-02'), text('X'), '<c/>', text('a'), '<c s="2"><v>0.05</v></c>'),
    row('date', text('2026-11-02'), text('X'), '<c/>', text('a'), '<c s="3"><v>46328</v></c>'),
    row('text', text('2026-11-02'), text('X'), '<c/>', text('=a'), text('=1')),
  ].join(''),
});

const small = planned('Invoice no,Qty\nA,1\n');
const [verdict] = verdictsOf(small, {});
if (verdict === undefined) throw new Error('no verdict');

async function checked(bytes: Uint8Array, fixes = false) {
  const table = planned(await opened(bytes));
  const { heads: found, plan } = table;
  expect(plan.questions).toEqual([]);
  const workbook = checkedWorkbook(found, 'en', fixes);
  const verdicts = [...verdictsOf(table, {})];
  for (const verdict of verdicts) workbook.add(verdict);
  const issues = verdicts.flatMap((verdict) =>
    verdict.issues.map(({ address, message }) => [verdict.number, address, message]),
  );
  return { issues, bytes: workbook.bytes() };
}

describe('the workbook of a checked table', async () => {
  const first = await checked(table);

  test('has the table in the same cells, with two columns that say what to do', async () => {
    const rows = await rowsOf(first.bytes);
    expect(rows).toHaveLength(8);
    expect(rows[1]?.map((cell) => cell?.text).slice(-2)).toEqual(['Verdict', 'What to do']);
    expect(rows[2]?.at(-1)?.text).toContain('Qty: The cell contains the error #REF!');
  });

  test('says nothing of what is only told, and asks for nothing', async () => {
    const told = {
      severity: 'information',
      message: 'told',
      ...{ hint: '', path: '', row: 2, address: '' },
    } as const;
    const workbook = checkedWorkbook(small.heads, 'en', false);
    workbook.add({
      ...verdict,
      issues: [],
      warnings: [told, { ...told, severity: 'warning', message: 'asked' }],
    });
    const note = (await rowsOf(workbook.bytes()))[1]?.at(-1)?.text;
    expect(note).toContain('asked');
    expect(note).not.toContain('told');
  });

  test('has every finding of a cell', async () => {
    const at = { hint: '', path: '', head: 'Qty', address: 'B2', cell: { sheet: '', row: 2, column: 1 } };
    const workbook = checkedWorkbook(small.heads, 'en', false);
    workbook.add({
      ...verdict,
      issues: [{ ...at, severity: 'error', message: 'first' }],
      warnings: [{ ...at, severity: 'warning', message: 'second' }],
    });
    const [, row] = await rowsOf(workbook.bytes());
    expect(row?.at(-1)?.text).toBe('Qty: first \nQty: second ');
  });

  test('gives the same findings in the same cells when it is checked again', async () => {
    const numbers = first.issues.map(([number]) => number).join(' ');
    expect(numbers).toBe('error formula zeros percent date text');
    const again = await checked(first.bytes);
    expect(again.issues.map(([number, address]) => [number, address])).toEqual(
      first.issues.map(([number, address]) => [number, address]),
    );
  });
});

test('corrections that are certain are written into their cells, and say what was there', async () => {
  const csv =
    'Invoice no,Document type,Currency,Qty,Unit,Price,VAT category,VAT %,Description\nA,Invoice,AED,1,EA,10,S,5,x\n';
  const workbook = checkedWorkbook(planned(csv).heads, 'en', true);
  const cell = { sheet: '', row: 2, column: 3 };
  workbook.add({
    ...{ number: 'A', rows: [2], outcome: 'invalid', valid: false },
    issues: [
      {
        ...{
          severity: 'error',
          message: 'M',
          hint: 'H',
          path: 'lines[0].quantity',
          cell,
          address: 'D2',
          head: 'Qty',
        },
        fix: [{ op: 'replace', path: '/lines/0/quantity', value: 2 }],
      },
    ],
    warnings: [],
    request: {},
    totals: null,
  });
  expect((await rowsOf(workbook.bytes()))[1]?.[3]).toEqual({ kind: 'number', text: '2' });
});
