import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Verdict } from '../../src/batch/index.ts';
import { workbookOf } from '../../src/table/xlsx/write-workbook.ts';
import { invalid, invoice, ubl } from '../batch/documents.ts';
import { textsOf } from '../table/sheets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAeBatch } from './command-line.ts';

let folder: string;
let failed: string;
let out: string;
beforeEach(() => {
  folder = temporaryFolder();
  failed = join(folder, 'failed.ndjson');
  out = join(folder, 'out');
});

const batch = (...args: readonly string[]) => pintAeBatch(['batch', ...args, '-t', '0']);
const put = (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, content);
  return path;
};
const linesOf = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);
const verdictsIn = (text: string): Verdict[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));
const briefly = (verdicts: readonly Verdict[]) =>
  verdicts.map(({ document, outcome }) => `${document.replace(`${folder}/`, '')} ${outcome}`);
const outcomes = () => briefly(verdictsIn(readFileSync(join(out, 'verdicts.ndjson'), 'utf8')));

/** A night with a good document and four of each kind that fails. */
function night(): readonly string[] {
  const wrongUbl = ubl.replaceAll('<cbc:Percent>5</cbc:Percent>', '<cbc:Percent>6</cbc:Percent>');
  const keyed = `{"id": "k-7", "request": ${invalid}}`;
  return [
    put('in/a.ndjson', `${invoice('INV-1')}\n${keyed}\nno JSON\n`),
    put('in/b.json', JSON.stringify(JSON.parse(invalid), null, 2)),
    put('in/c.xml', wrongUbl),
    put('in/d.json', `${invalid}\n${invalid}`),
  ];
}

describe('batch --merge', () => {
  const correct = (
    change: (line: { id: string; request?: unknown; xml?: string }, index: number) => unknown,
  ) =>
    writeFileSync(
      failed,
      linesOf(failed)
        .map((line, index) => `${JSON.stringify(change(JSON.parse(line), index))}\n`)
        .join(''),
    );

  test('puts the verdicts on corrected documents in the place of the first ones', async () => {
    const report = join(folder, 'night.json');
    await batch(...night(), '--out', out, '--xml', '--failed', failed, '--report', report);
    const before = outcomes();
    expect(before.filter((line) => line.endsWith(' valid'))).toHaveLength(1);
    const still = join(folder, 'still.ndjson');
    correct(({ id, ...line }, index) =>
      index < 3 ? { id, request: JSON.parse(invoice(`INV-${index + 2}`)) } : { id, ...line },
    );
    const { code, stderr } = await batch(
      failed,
      '--out',
      out,
      '--xml',
      '--merge',
      '--failed',
      still,
      '--report',
      report,
    );
    expect([code, stderr]).toEqual([1, expect.stringContaining('6 documents')]);
    expect(outcomes()).toEqual([
      'in/a.ndjson:1 valid',
      'in/a.ndjson:2 valid',
      'in/a.ndjson:3 valid',
      'in/b.json valid',
      'in/c.xml invalid',
      expect.stringMatching(/^in\/d\.json (malformed|invalid)$/),
    ]);
    const verdicts = verdictsIn(readFileSync(join(out, 'verdicts.ndjson'), 'utf8'));
    expect(verdicts[1]).toMatchObject({ id: 'k-7', invoiceNumber: 'INV-2' });
    for (const { ubl: file, valid } of verdicts)
      expect(file !== undefined && existsSync(join(out, file))).toBe(valid);
    expect(JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))).toMatchObject({
      end: 'complete',
      documents: 6,
      valid: 4,
    });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toHaveLength(2);
    // What is left can be corrected and merged once more.
    expect(linesOf(still).map((line) => JSON.parse(line).id.replace(`${folder}/`, ''))).toEqual([
      'in/c.xml',
      'in/d.json',
    ]);
    writeFileSync(failed, readFileSync(still));
    correct(({ id }, index) => ({ id, request: JSON.parse(invoice(`INV-${index + 5}`)) }));
    expect((await batch(failed, '--out', out, '--xml', '--merge')).code).toBe(0);
    expect(readdirSync(join(out, 'ubl')).filter((name) => name.startsWith('merged-'))).toHaveLength(2);
  });

  test('applies one fix to all documents of a buyer', async () => {
    const report = join(folder, 'night.fixes.json');
    const wrong = (number: string, buyer: string) => {
      const request = JSON.parse(invoice(number));
      return JSON.stringify({
        ...request,
        buyer: { ...request.buyer, name: buyer },
        lines: request.lines.map((line: object) => ({ ...line, vatRate: 6 })),
      });
    };
    const lines = [wrong('1', 'A'), wrong('2', 'A'), wrong('3', 'B')];
    await batch(
      put('a.ndjson', `${lines.join('\n')}\n`),
      '--out',
      out,
      '--failed',
      failed,
      '--report',
      report,
    );
    const fixes = JSON.parse(readFileSync(report, 'utf8'));
    const [first] = fixes;
    expect(first).toMatchObject({ buyer: 'A', rule: 'ibr-190-ae' });
    expect(first.documents.map((name: string) => name.slice(-2))).toEqual([':1', ':2']);
    const taken = fixes.map(({ choices: [choice], ...fix }: { choices: { patch: object }[] }) => ({
      ...fix,
      patch: choice?.patch,
    }));
    writeFileSync(report, JSON.stringify(taken.filter(({ buyer }: { buyer: string }) => buyer === 'A')));
    await batch(failed, '--out', out, '--merge', '--fixes', report);
    expect(outcomes()).toEqual(['a.ndjson:1 valid', 'a.ndjson:2 valid', 'a.ndjson:3 invalid']);
  });

  test('applies what a person entered in the table of customers to all documents of each, and names it', async () => {
    const report = join(folder, 'night.customers.xlsx');
    const wrong = (number: string, buyer: object) => {
      const request = JSON.parse(invoice(number));
      return JSON.stringify({ ...request, buyer: { ...request.buyer, ...buyer } });
    };
    const trn = { name: 'Oasis', trn: '1007', participantId: null };
    const lines = [wrong('1', trn), wrong('2', trn), wrong('3', { ...trn, name: 'Gulf' })];
    const night = put('a.ndjson', `${lines.join('\n')}\n`);
    await batch(night, '--out', out, '--failed', failed, '--report', report);
    const [heads, ...rows] = await textsOf(new Uint8Array(readFileSync(report)));
    expect(heads?.slice(0, 5)).toEqual(['Customer', 'Field', 'What is wrong', 'Documents', 'Correct value']);
    expect(rows.map(([customer, field, , documents]) => [customer, field, documents])).toEqual([
      ['Oasis', 'Buyer, TRN', '2'],
      ['Gulf', 'Buyer, TRN', '1'],
    ]);
    const corrected = rows.map((row) => row.with(4, row[0] === 'Oasis' ? '100712345600003' : ''));
    writeFileSync(report, workbookOf([{ name: 'Customers', rows: [heads ?? [], ...corrected] }]));
    const { stderr } = await batch(failed, '--out', out, '--merge', '--fixes', report);
    expect(outcomes()).toEqual(['a.ndjson:1 valid', 'a.ndjson:2 valid', 'a.ndjson:3 invalid']);
    expect(stderr).toContain('Corrected: Oasis: buyer.trn = 100712345600003 (2 documents)');
    expect(stderr).not.toContain('Gulf');
  });

  test.each([
    [
      'a document that the results lack',
      (line: string) => line.replaceAll('b.json', 'z.json').replace(invalid, invoice('1')),
      'have no document',
    ],
    ['a document that comes twice', (line: string) => `${line}${line}`, 'in the input twice'],
    ['a line without a name', (line: string) => `${line}${invalid}\n`, 'is not a line of --failed'],
  ])('changes nothing for %s', async (_, change, refusal) => {
    await batch(put('b.json', invalid), '--out', out, '--xml', '--failed', failed);
    const before = readFileSync(join(out, 'verdicts.ndjson'), 'utf8');
    writeFileSync(failed, change(readFileSync(failed, 'utf8')));
    await expect(batch(failed, '--out', out, '--xml', '--merge')).rejects.toThrow(refusal);
    expect(readFileSync(join(out, 'verdicts.ndjson'), 'utf8')).toBe(before);
    expect(readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith('.xml'))).toEqual([]);
  });
});
