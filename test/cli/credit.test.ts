import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { examples, valid } from './example-files.ts';

const named = ['--number', 'CN-9', '--reason', 'VD', '--issue-date', '2026-11-26'];

test('credit writes the request of a credit note that is valid', async () => {
  const path = join(temporaryFolder(), 'credit-note.json');
  expect((await pintAe(['credit', valid, ...named, '--out', path])).code).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({
    documentType: 'CreditNote',
    invoiceNumber: 'CN-9',
  });
  expect((await pintAe(['validate', path])).code).toBe(0);
});

test('credit of some lines names what it leaves out, and exits 1', async () => {
  const invoice = join(examples, 'allowances-and-charges.json');
  const { code, stdout, stderr } = await pintAe(['credit', invoice, ...named, '--line', '1=1']);
  expect(code).toBe(1);
  expect(JSON.parse(stdout).lines).toMatchObject([{ id: '1', quantity: 1 }]);
  expect(stderr).toContain('Not in the credit note, because it is not clear how much of it is credited: ');
});

test.each([
  [['credit', valid, '--number', 'CN-9'], 'credit needs --reason'],
  [['credit', valid, ...named, '--line', '9'], 'the invoice has no line 9'],
  [['credit', join(examples, 'credit-note.json'), ...named], 'this document is a credit note already'],
  [['credit', join(examples, 'broken/malformed.json'), ...named], 'is not the request of an invoice'],
])('%j is refused', async (argv, message) => {
  const { code, stderr } = await pintAe(argv);
  expect([code, stderr]).toEqual([2, expect.stringContaining(message)]);
});
