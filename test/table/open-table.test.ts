import { describe, expect, test } from 'vitest';
import { readTable, writeTemplate } from '../../src/table/index.ts';
import { company, rowsOf, utf8 } from './sheets.ts';

const csv = [
  'Invoice No,Date,Due date,Currency,Customer,Customer TRN,Address,City,Emirate,Country,Payment mode,Item,Qty,Unit,Price,VAT category,VAT %',
  'A,2026-11-02,2026-12-02,AED,Oasis FZ-LLC,100712345600003,Corniche Road,Abu Dhabi,AUH,AE,10,Chair,1,EA,845.5,S,5',
  'B,2026-11-02,2026-12-02,AED,Oasis FZ-LLC,100712345600003,Corniche Road,Abu Dhabi,AUH,AE,10,Chair,two,EA,845.5,S,5',
].join('\n');
const map = { values: { documentType: 'Invoice' } };

async function opened(options: Parameters<typeof readTable>[1]) {
  const table = await readTable(utf8(csv), options);
  if (!table.ok) throw new Error(table.failure.message);
  return table.value;
}

describe('a table in a program', () => {
  test('is in no sheet that a map may name, if it is a CSV file', async () => {
    expect(await readTable(utf8(csv), { map: { sheet: 'Sales' } })).toEqual({
      ok: false,
      failure: {
        message: 'A CSV file has no sheets, so it has no sheet Sales.',
        hint: 'Leave out "sheet" in the file of --map, or give a workbook.',
      },
    });
  });

  test('gives its invoices with verdict and request, and the workbook with their findings', async () => {
    const table = await opened({ map, company });
    expect([table.rows, table.invoiceCount, table.questions]).toEqual([2, 2, []]);
    expect(table.columns[12]).toEqual({ letters: 'M', head: 'Qty', path: 'lines[].quantity' });
    const [a, b] = [...table.invoices()];
    expect(a).toMatchObject({ outcome: 'valid', request: { invoiceNumber: 'A' } });
    expect([b?.outcome, b?.request, b?.issues[0]?.address]).toEqual(['malformed', undefined, 'M3']);
    const checked = await rowsOf(table.checked(table.invoices()));
    expect(checked[2]?.at(-1)?.text).toContain('Qty: “two” cannot be read as a number');
  });

  test('gives no invoice while only a person can say something, in the language asked for', async () => {
    const table = await opened({ company, language: 'ar' });
    expect(table.questions[0]?.message).toContain('ما نوع هذه المستندات؟');
    expect([...table.invoices()]).toEqual([]);
    expect([...(await opened({ company, documentType: 'Invoice' })).invoices()]).toHaveLength(2);
  });

  test('that is none is a failure in words, and a wrong option an error', async () => {
    expect(await readTable(utf8('{}'))).toMatchObject({
      ok: false,
      failure: { message: 'The file is not a table.' },
    });
    await expect(readTable(utf8(csv), { map: { dates: 'sometimes' } } as never)).rejects.toThrow('dates');
    expect((await readTable(writeTemplate())).ok).toBe(true);
  });

  test('takes texts, numbers, true and false for fields that no column has', async () => {
    const values = { documentType: 'Invoice', 'lines[].baseQuantity': 1, isExport: true };
    expect((await readTable(utf8(csv), { map: { values }, company })).ok).toBe(true);
  });

  test.each([
    ['columns', { Qty: 5 }],
    ['columns', ['Qty']],
    ['columns', null],
    ['values', { currency: ['AED'] }],
    ['codes', { currency: { dirham: 5 } }],
    ['codes', { currency: null }],
    ['statuses', { Status: { Void: 'leave out' } }],
    ['unused', [5]],
    ['hiddenRows', 'show'],
  ])('has a map whose %s cannot be %j', async (member, value) => {
    await expect(readTable(utf8(csv), { map: { [member]: value } } as never)).rejects.toThrow(member);
  });
});
