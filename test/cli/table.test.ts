import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readArguments, splitCommandLine } from '../../src/cli/syntax/arguments.ts';
import { tableInThread } from '../../src/cli/table/thread.ts';
import { workbookOf } from '../../src/table/xlsx/write-workbook.ts';
import { company } from '../table/sheets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const heads =
  'Invoice No,Date,Due date,Type,Currency,Seller,Customer,Customer TRN,Address,City,Country,Payment mode,Item,Qty,Unit,Price,VAT category,VAT %';
const row = (number: string, date: string, quantity: string) =>
  `${number},${date},2026-12-02,Invoice,AED,,Oasis FZ-LLC,100712345600003,Corniche Road,Abu Dhabi,AE,10,Chair,${quantity},EA,845.5,S,5`;

let folder: string;
let at: (name: string) => string;
beforeEach(() => {
  folder = temporaryFolder();
  at = (name) => join(folder, name);
  writeFileSync(at('company.json'), JSON.stringify({ company }));
});

function table(...rows: string[]): string {
  writeFileSync(at('t.csv'), [heads, ...rows].join('\n'));
  return at('t.csv');
}

describe('pint-ae table', () => {
  test('writes over no line of a terminal where it has shown no progress', async () => {
    const argv = ['table', table(row('A', '2026-11-02', '1')), '--options', at('company.json')];
    const { stderr } = await pintAe(argv, '', { ofErrors: { colour: false, columns: 80 } });
    expect(stderr).not.toContain('\r');
  });

  test('writes requests that stand alone: their type and seller are in them', async () => {
    const noType = [heads, row('A', '2026-11-02', '1')].map((line) =>
      line.split(',').filter((_, at) => at !== 3),
    );
    writeFileSync(at('t.csv'), noType.map((cells) => cells.join(',')).join('\n'));
    const options = ['--options', at('company.json'), '--document-type', 'Invoice'];
    const { code, stdout } = await pintAe(['table', at('t.csv'), ...options, '--out', at('out')]);
    expect([code, stdout.split('\n').find((line) => line.startsWith('In the table'))]).toEqual([
      0,
      'In the table: invoices 1, rows 1; AED 845.50 excl. VAT, 887.78 incl. VAT. In the requests: invoices 1, rows 1; AED 845.50 excl. VAT, 887.78 incl. VAT.',
    ]);
    expect((await pintAe(['validate', at('out/A.json')])).code).toBe(0);
  });

  test('asks once about all columns without a field; a flag answers for texts, never for amounts', async () => {
    const rows = Array.from({ length: 14 }, (_, at) => `${row(`A-${at}`, '2026-11-02', '1')},thanks ${at}`);
    writeFileSync(at('t.csv'), [`${heads},Remark`, ...rows].join('\n'));
    const run = (...more: string[]) =>
      pintAe(['table', at('t.csv'), '--options', at('company.json'), '--out', at('out'), ...more]);
    const asked = await run();
    expect([asked.code, existsSync(at('out')), asked.stdout]).toEqual([
      1,
      false,
      expect.stringContaining('? Columns that are not assigned yet: 1.'),
    ]);
    expect((await run('--yes-to-texts')).code).toBe(0);
    writeFileSync(at('t.csv'), [`${heads},Remark`, `${row('A', '2026-11-02', '1')},12.50`].join('\n'));
    expect((await run('--yes-to-texts')).stdout).toContain('Numbers: what are they?');
  });

  test('asks once what only a person can say, and keeps the answer in the map', async () => {
    const csv = table(row('A', '02/11/2026', '1'));
    const run = () =>
      pintAe(['table', csv, '--map', at('map.json'), '--options', at('company.json'), '--out', at('out')]);
    const first = await run();
    expect([first.code, existsSync(at('out'))]).toEqual([1, false]);
    expect(first.stdout).toContain('"dates": "day-first"');
    const map = JSON.parse(readFileSync(at('map.json'), 'utf8'));
    writeFileSync(at('map.json'), JSON.stringify({ ...map, dates: 'day-first' }));
    expect((await run()).code).toBe(0);
    expect(JSON.parse(readFileSync(at('out/A.json'), 'utf8')).issueDate).toBe('2026-11-02');
    expect(JSON.parse(readFileSync(at('map.json'), 'utf8')).dates).toBe('day-first');
  });

  test('tells of the request of an earlier run whose invoice cannot be read now', async () => {
    const run = (quantity: string) =>
      pintAe([
        'table',
        table(row('A', '2026-11-02', quantity)),
        '--options',
        at('company.json'),
        '--out',
        at('out'),
      ]);
    await run('1');
    expect((await run('x')).stderr).toContain('from an earlier run');
  });

  test('reads a workbook', async () => {
    const cells = [heads.split(','), row('A', '2026-11-02', '1').split(',')];
    writeFileSync(at('t.xlsx'), workbookOf([{ name: 'Sales', rows: cells }]));
    const { code, stdout } = await pintAe(['table', at('t.xlsx'), '--options', at('company.json')]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Sheet “Sales”')]);
  });
});

test('validate says that a table is one, and names the command', async () => {
  const { stdout } = await pintAe(['validate', table(row('A', '2026-11-02', '1'))]);
  expect(stdout).toContain(`pint-ae table ${at('t.csv')} --out requests/`);
});

describe('pint-ae table writes workbooks:', () => {
  test('a template, requests as a table, a checked table and a report', async () => {
    expect((await pintAe(['table', '--template', at('new.xlsx'), '--lang', 'ar'])).code).toBe(0);
    const csv = table(row('A', '2026-11-02', '1'), row('B', '2026-11-02', 'x'));
    const checked = ['--workbook', at('checked.xlsx'), '--fix', '--report', at('report.html')];
    const options = ['--options', at('company.json')];
    await pintAe(['table', csv, ...options, '--out', at('out'), ...checked]);
    expect(readFileSync(at('report.html'), 'utf8')).toContain('N3 Qty');
    expect(readFileSync(at('report.html'), 'utf8')).toContain('Account of the table');
    expect((await pintAe(['table', at('checked.xlsx'), ...options])).stdout).toContain('invoices: 2.');
    expect((await pintAe(['table', '--from', at('out'), '--out', at('again.xlsx')])).code).toBe(0);
    const again = await pintAe(['table', at('again.xlsx'), ...options, '--out', at('out2')]);
    expect(again.stdout).toContain('Rows: 1, invoices: 1.');
    for (const name of readdirSync(at('out')))
      expect(readFileSync(at(`out2/${name}`), 'utf8')).toBe(readFileSync(at(`out/${name}`), 'utf8'));
  });

  test('none takes the place of a table that was filled in', async () => {
    await pintAe(['table', '--template', at('mine.xlsx')]);
    const mine = readFileSync(at('mine.xlsx'));
    for (const [argv, told] of [
      [['--template', at('mine.xlsx')], 'mine.xlsx already exists; give another name'],
      [[at('mine.xlsx'), '--workbook', at('mine.xlsx')], 'mine.xlsx is one of the files to read'],
    ] as const) {
      const { code, stderr } = await pintAe(['table', ...argv]);
      expect([code, stderr]).toEqual([2, expect.stringContaining(told)]);
    }
    expect(readFileSync(at('mine.xlsx'))).toEqual(mine);
  });

  test.each([
    [['--from', 'company.json', '--out', 'x.xlsx'], 'is not a document request'],
    [['company.json', '--fix'], '--fix needs --workbook'],
  ])('%j is refused', async (argv, message) => {
    const { code, stderr } = await pintAe([
      'table',
      ...argv.map((word) => (/\./.test(word) ? at(word) : word)),
    ]);
    expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('a table that keeps its thread', () => {
  const many = () => table(...Array.from({ length: 60_000 }, (_, at) => row(`N-${at}`, '2026-11-02', '1')));

  test('longer than a row or an invoice may take ends, and says so', async () => {
    const { code, stderr } = await pintAe(['table', many(), '--time-limit', '1']);
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('took longer than 1 millisecond (--time-limit)'),
    ]);
  });

  test('with more memory than a worker has ends, and says so', async () => {
    const bytes = readFileSync(many());
    const args = readArguments('table', splitCommandLine(['table', 't.csv', '--workbook', at('t.xlsx')]));
    const io = { stdout: () => {}, stderr: () => {}, colour: false, readStdin: async () => bytes };
    const ended = tableInThread({ args, path: 't.csv', bytes }, io, 24);
    await expect(ended).rejects.toThrow('t.csv: The table needs more than 24 MB of memory.');
  });
});
