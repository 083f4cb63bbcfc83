import { expect, test } from 'vitest';
import type { EnteredCell } from '../../src/table/entered-cells.ts';
import { tableAnswer, tableWorkbook } from '../../src/ui/answering/table.ts';
import { company, rowsOf } from './sheets.ts';

const csv = `Invoice No,Invoice Date,Due Date,Customer,TRN,City,Country,Address,Item,Qty,Unit,Price,VAT %,Document Type
INV-1,2026-11-02,2026-12-02,Oasis,1007,Dubai,AE,Corniche,Chair,1,pcs,845.50,5,Invoice
INV-1,2026-11-02,2026-12-02,Oasis,1007,Dubai,AE,Corniche,Desk,one,pcs,845.50,5,Invoice
INV-2,2026-11-02,2026-12-02,Oasis,1007,Dubai,AE,Corniche,Chair,1,pcs,845.50,5,Invoice
INV-3,2026-11-02,2026-12-02,Gulf,1007,Dubai,AE,Corniche,Chair,1,pcs,845.50,5,Invoice
`;
const asked = (entered: readonly EnteredCell[]) => ({
  bytes: new TextEncoder().encode(csv),
  decided: {},
  company,
  language: 'en' as const,
  corrections: {},
  entered,
});

async function verdicts(entered: readonly EnteredCell[] = []) {
  const answer = await tableAnswer(asked(entered));
  if ('fault' in answer || answer.reading.verdicts === undefined) throw new Error('the table is not read');
  return answer.reading.verdicts;
}

test('errors stand together by problem, their cells by customer and text, in all rows of their invoices', async () => {
  const { problems } = await verdicts();
  const shown = problems.map(({ name, texts }) => [
    name,
    texts.map(({ buyer, text, cells }) => [buyer, text, cells.map(({ row }) => row)]),
  ]);
  expect(shown).toEqual([
    [
      'TRN: TRN not valid',
      [
        ['Oasis', '1007', [4]],
        ['Gulf', '1007', [5]],
      ],
    ],
    [expect.stringContaining('Qty: “one”'), [[undefined, 'one', [3]]]],
  ]);
});

test('what is entered for them is read as if the table said it, and is a correction in its workbook', async () => {
  const entered = [
    { sheet: '', row: 3, column: 9, text: '1' },
    ...[2, 3, 4, 5].map((row) => ({ sheet: '', row, column: 4, text: '100712345600003' })),
  ];
  expect(await verdicts(entered)).toMatchObject({ counts: 'Invoices: 3, valid: 3', problems: [] });
  const workbook = await tableWorkbook(asked(entered));
  const rows = await rowsOf(workbook ?? new Uint8Array());
  expect(rows[2]?.[9]?.text).toBe('1');
  expect(rows.slice(1, 5).map((row) => row[4]?.text)).toEqual(Array(4).fill('100712345600003'));
});

test('once the first error of an invoice is corrected, the next shows what else is to be corrected', async () => {
  const { problems } = await verdicts([{ sheet: '', row: 3, column: 9, text: '1' }]);
  expect(problems[0]?.texts.map(({ cells }) => cells.map(({ row }) => row))).toEqual([[2, 3, 4], [5]]);
});
