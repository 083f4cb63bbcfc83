import { describe, expect, test } from 'vitest';
import { reconciliationOf, verdictsOf } from '../../src/table/convert-table.ts';
import type { TableMap } from '../../src/table/map/table-map.ts';
import type { TableFile } from '../../src/table/read-table.ts';
import { reconciliationInWords } from '../../src/table/requests/reconciliation-in-words.ts';
import { opened, planned, workbookOfXml } from './sheets.ts';

const heads = 'Invoice no,Description,Amount,VAT amount';

function read(file: TableFile | string, map?: TableMap) {
  const table = planned(file, map);
  const sums = reconciliationOf(table);
  const verdicts = [...verdictsOf(table, { documentType: 'Invoice' }, sums)];
  return { plan: table.plan, verdicts, sums: sums.result() };
}
const asked = ({ plan }: ReturnType<typeof read>): unknown[][] =>
  plan.questions.flatMap((question): unknown[][] =>
    question.text === 'columns'
      ? question.columns.map(({ name, words }) => [
          name,
          ...words.map(({ word, proposed }) => [word, proposed]),
        ])
      : [[question.text, question.values.value]],
  );
const numbers = ({ verdicts }: ReturnType<typeof read>) => verdicts.map(({ number }) => number);

describe('whether invoices were issued is asked by what cells hold, under any head:', () => {
  test.each([
    ['Status', 'Void', 'Sent'],
    ['Order Status', 'Draft', 'Sent'],
    ['Xyz', 'Deleted', 'Posted'],
    ['الحالة', 'ملغاة', 'مدفوعة'],
  ])('%s %s', (head, word, other) => {
    const text = `${heads},${head}\nA,x,5,0,${word}\nB,x,5,0,${other}\n`;
    expect(asked(read(text))).toEqual([[head, [word, 'skip'], [other, 'read']]]);
    const result = read(text, { statuses: { [head]: { [word]: 'skip', [other]: 'read' } } });
    expect([asked(result), numbers(result)]).toEqual([[], ['B']]);
    expect(result.sums.leftOut).toEqual([
      { reason: { is: 'status', word }, invoices: 1, count: 1, rows: [2] },
    ]);
  });

  test.each([
    ['Cancelled at', '2026-11-03 11:00:00 +0400'],
    ['Voided', 'Yes'],
    ['Is Void', 'TRUE'],
    ['ملغاة', 'نعم'],
    ['docstatus', '2'],
    ['Erledigt', 'x'],
  ])('%s says %j in some rows and nothing in others', (head, text) => {
    const table = `${heads},${head}\nA,x,5,0,${text}\nB,x,5,0,\n`;
    expect(read(table).plan.questions).toMatchObject([
      { text: 'columns', columns: [{ name: head, group: 'statuses' }] },
    ]);
    const filled = read(table, { statuses: { [head]: { '*': 'skip' } } });
    expect([asked(filled), numbers(filled)]).toEqual([[], ['B']]);
    const empty = read(table, { statuses: { [head]: { '*': 'read', '': 'skip' } } });
    expect([asked(empty), numbers(empty)]).toEqual([[], ['A']]);
  });

  test('the first ten rows of a reason are named, and all are counted', () => {
    const rows = Array.from({ length: 12 }, (_, index) => `V${index},x,5,0,Void\n`).join('');
    const { sums } = read(`${heads},Status\n${rows}B,y,5,0,Posted\n`, {
      statuses: { Status: { Void: 'skip', Posted: 'read' } },
    });
    expect(sums.leftOut).toMatchObject([{ invoices: 12, count: 12, rows: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }]);
  });

  test('all lines of an invoice are left out, where only the first row has the status', () => {
    const result = read('Number,Customer,Description,Status\nA,X,one,Void\n,,two,\nB,Y,three,Posted\n', {
      statuses: { Status: { Void: 'skip', Posted: 'read' } },
    });
    expect([numbers(result), result.sums.leftOut[0]?.rows]).toEqual([['B'], [2, 3]]);
  });

  test('an invoice whose first row says nothing and whose second one says void is told, not left out in part', () => {
    const { verdicts } = read(
      'Number,Customer,Description,Status\nA,X,one,\n,,two,Void\nB,Y,three,Posted\n',
      {
        statuses: { Status: { Void: 'skip', Posted: 'read' } },
      },
    );
    const told = verdicts.map(({ issues }) =>
      issues.filter(({ rule }) => rule === undefined).map((each) => each.address),
    );
    expect(told).toEqual([['A3'], []]);
  });

  test('a new word in a column that the map knows is asked about, and an answer for all columns is kept', () => {
    const text = `${heads},Status\nA,x,5,0,Frozen\nB,x,5,0,Frozen\nC,x,5,0,Sent\n`;
    expect(asked(read(text, { statuses: { Status: { Sent: 'read' } } }))).toEqual([
      ['Status', ['Frozen', undefined]],
    ]);
    const skipped = read(text, { statuses: { Status: { Frozen: 'skip', Sent: 'read' } } });
    expect([asked(skipped), numbers(skipped)]).toEqual([[], ['C']]);
    expect(skipped.plan.map.columns?.Status).toBe('status');
    expect(numbers(read(text, { statuses: { '*': { Frozen: 'read', Sent: 'read' } } }))).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  test('a type of document can be left out as a status can', () => {
    const text = `${heads},Transaction type\nA,x,5,0,Invoice\nB,x,5,0,Payment\n`;
    expect(read(text).plan.questions).toMatchObject([{ text: 'unknownWord', values: { value: 'Payment' } }]);
    const result = read(text, { statuses: { 'Transaction type': { Payment: 'skip' } } });
    expect([asked(result), numbers(result)]).toEqual([[], ['A']]);
    const others = read(text, { statuses: { 'Transaction type': { Invoice: 'read', '*': 'skip' } } });
    expect([others.plan.questions, numbers(others)]).toEqual([[], ['A']]);
  });

  test('an invoice of which some rows are left out and others are not is refused', () => {
    const { verdicts } = read(`${heads},Status\nA,x,5,0,Void\nA,y,5,0,Sent\n`, {
      statuses: { Status: { Void: 'skip', Sent: 'read' } },
    });
    expect(verdicts.map(({ request, issues }) => [request, issues[0]?.address])).toEqual([[undefined, 'A2']]);
  });
});

describe('what is hidden is named:', () => {
  const cell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const row = (number: number, texts: string, more = '') =>
    `<row r="${number}"${more}>${texts
      .split(',')
      .map((text, at) => cell(`${'ABCD'[at]}${number}`, text))
      .join('')}</row>`;
  const sheet = row(1, heads) + row(2, 'A,x,5,0') + row(3, 'B,x,5,0', ' hidden="1"') + row(4, 'C,x,5,0');
  const file = () => opened(workbookOfXml({ sheet }));

  test('rows are asked about by their numbers, and read or left out as the map says', async () => {
    const hidden = await file();
    const [question] = read(hidden).plan.questions;
    expect(question).toEqual({ text: 'hiddenRows', values: { rows: ['3'], count: 1 } });
    expect(numbers(read(hidden, { hiddenRows: 'read' }))).toEqual(['A', 'B', 'C']);
    const skipped = read(hidden, { hiddenRows: 'skip' });
    expect([numbers(skipped), skipped.sums.leftOut[0]?.rows]).toEqual([['A', 'C'], [3]]);
  });

  test('of several sheets with invoices a person names one', async () => {
    const [only] = (await file()).sheets;
    if (only === undefined) throw new Error('no sheet');
    const two = { kind: 'xlsx', sheets: [only, { ...only, name: 'Nov' }] } as const;
    expect(asked(read(two, { hiddenRows: 'read' }))).toEqual([['severalSheets', undefined]]);
    expect(asked(read(two, { hiddenRows: 'read', sheet: 'Nov' }))).toEqual([]);
    const notes = {
      ...only,
      name: 'Notes',
      rows: () => [{ number: 1, cells: [{ kind: 'text', text: 'Hello' }] } as const],
    };
    expect(asked(read({ kind: 'xlsx', sheets: [only, notes] }, { hiddenRows: 'read' }))).toEqual([]);
  });
});

test('the sums of a table are those of its requests and of what was left out', () => {
  const { sums } = read(
    'Invoice no,Date,Item,Qty,Price,VAT %,Amount,VAT amount,Status\nA,2026-11-02,x,1,1000,5,1000,50,Sent\nA,2026-11-02,y,1,50,5,50,2.5,Sent\nB,2026-11-02,x,1,10,5,10,0.5,Void\nTotal,,,,,,1060,53,\n',
    { statuses: { Status: { Void: 'skip', Sent: 'read' } } },
  );
  expect(reconciliationInWords(sums, 'en')).toBe(
    'In the table: invoices 2, rows 4; AED 1,060.00 excl. VAT, 1,113.00 incl. VAT. In the requests: invoices 1, rows 2; AED 1,050.00 excl. VAT, 1,102.50 incl. VAT. Left out: totals: 1 (rows 5); status Void: 1 (rows 4).',
  );
  expect(reconciliationInWords(sums, 'ar')).toContain('الحالة Void: 1 (الصفوف 4)');
});
