import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTableFile } from '../../src/table/read-table.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

/** A folder with an invoice, a whole credit note for it and, if asked, a second one. */
function folder(credits: readonly string[]): string {
  const path = temporaryFolder();
  const invoice = example('standard-invoice');
  const credit = { ...example('standard-invoice'), ...creditFacts };
  writeFileSync(join(path, 'invoice.json'), JSON.stringify(invoice));
  writeFileSync(
    join(path, 'credits.ndjson'),
    credits.map((invoiceNumber) => `${JSON.stringify({ ...credit, invoiceNumber })}\n`).join(''),
  );
  return path;
}

const creditFacts = {
  documentType: 'CreditNote',
  dueDate: null,
  precedingInvoiceNumber: example('standard-invoice').invoiceNumber,
  creditNoteReasonCode: 'DL8.61.1.D',
} as const;

test('ledger of an invoice and its credit note exits 0, with figures by box', async () => {
  const { code, stdout } = await pintAe(['ledger', folder(['CN-1'])]);
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^2 documents, 2 valid\n/)]);
  expect(stdout).toMatch(/\n {2}1b +0\.00 +0\.00 {2}Standard rated supplies in Dubai \(2\)\n/);
});

test('ledger of a second credit note exits 1, and names the documents', async () => {
  const path = folder(['CN-1', 'CN-2']);
  const { code, stdout } = await pintAe(['ledger', path, '--format', 'json']);
  const { findings, vat } = JSON.parse(stdout);
  expect([code, findings[0].rule]).toEqual([1, 'credit-above-category']);
  expect(findings[0].documents).toEqual([
    `${join(path, 'credits.ndjson')}:1`,
    `${join(path, 'credits.ndjson')}:2`,
    join(path, 'invoice.json'),
  ]);
  expect(vat.figures[0]).toMatchObject({ box: '1b', taxAmount: expect.stringMatching(/^-/) });
});

test('ledger of no day of the period has no figure', async () => {
  const { code, stdout } = await pintAe(['ledger', folder(['CN-1']), '--from', '2031-01-01']);
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^2 documents, 2 valid\n\n2 documents belong to other periods and do not count\. .*\n$/,
  );
});

test('ledger of a period that ends before it begins is refused', async () => {
  const period = ['--from', '2026-12-31', '--to', '2026-10-01'];
  const { code, stderr } = await pintAe(['ledger', folder(['CN-1']), ...period]);
  expect([code, stderr]).toEqual([2, expect.stringContaining('--from 2026-12-31 is after --to 2026-10-01')]);
});

test('ledger writes a workbook whose amounts are numbers, and CSV', async () => {
  const path = folder(['CN-1']);
  const out = join(temporaryFolder(), 'ledger.xlsx');
  expect((await pintAe(['ledger', path, '--format', 'xlsx', '--out', out])).code).toBe(0);
  const file = await readTableFile(readFileSync(out));
  if (!file.ok) throw new Error('it cannot be read');
  expect(file.value.sheets.map(({ name }) => name).slice(0, 2)).toEqual(['VAT return', 'Documents']);
  const { stdout } = await pintAe(['ledger', path, '--format', 'csv']);
  expect(stdout).toMatch(/\r\n1b,Standard rated supplies in Dubai,Sales,S,[^,]+,-\d+\.\d\d,-\d+\.\d\d\r\n/);
  expect((await pintAe(['ledger', path, '--format', 'xlsx'])).stderr).toContain(
    '--format xlsx needs --out PATH',
  );
});

test('ledger tells documents that are not valid, and cannot be read', async () => {
  const path = folder(['CN-1']);
  writeFileSync(join(path, 'broken.json'), '{}');
  const { code, stdout } = await pintAe(['ledger', path]);
  expect([code, stdout]).toEqual([1, expect.stringContaining('1 document is not valid or cannot be read')]);
  expect((await pintAe(['ledger', join(path, 'none.json')])).code).toBe(2);
});
