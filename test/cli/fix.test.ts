import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { validate } from '../../src/api/validate.ts';
import { mendable, mistakes } from '../properties/mistakes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const standard = readFileSync(new URL('../../examples/standard-invoice.json', import.meta.url), 'utf8');
const misspelt = standard.replace('"dueDate"', '"dueDat"').replace('"quantity": 12', '"quantity": "12 "');

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const validated = (...argv: readonly string[]) => pintAe(argv, misspelt);

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

describe('pint-ae validate --fix', () => {
  test('writes certain corrections into the file, leaves the rest of it, and says what was changed', async () => {
    const path = file('invoice.json', misspelt);
    const { code, stderr, stdout } = await validated('validate', '--fix', path);
    expect(readFileSync(path, 'utf8')).toBe(standard);
    expect(stderr).toContain('fixed lines[0].quantity (pint-ae-malformed)');
    expect(stderr).toContain('fixed dueDat (pint-ae-unknown-field)');
    expect([code, stdout.startsWith('✔')]).toEqual([0, true]);
  });

  test.each(Object.entries(mendable))('corrects %s', async (_, mistake) => {
    const request = mistakes[mistake]?.(JSON.parse(standard));
    const path = file('invoice.json', JSON.stringify(request, null, 2));
    await validated('validate', path);
    expect(readFileSync(path, 'utf8')).toBe(JSON.stringify(request, null, 2));
    const { code, stderr } = await validated('validate', '--fix', path);
    expect([code, stderr]).toEqual([0, expect.stringContaining('fixed ')]);
    const { issues, warnings } = validate(JSON.parse(readFileSync(path, 'utf8')));
    expect([...issues, ...warnings]).toEqual([]);
  });

  test('leaves what is owed: 300 lines of which each rounds its VAT (96.00, not 94.50)', async () => {
    const request = JSON.parse(standard);
    const [line] = request.lines;
    const lines = Array.from({ length: 300 }, (_, index) => ({
      ...line,
      id: String(index + 1),
      quantity: 1,
      unitPrice: 0.3,
      lineExtensionAmount: null,
    }));
    const sent = {
      ...request,
      lines,
      taxTotal: { taxAmount: 6 },
      legalMonetaryTotal: {
        lineExtensionAmount: 90,
        taxExclusiveAmount: 90,
        taxInclusiveAmount: 96,
        payableAmount: 96,
      },
    };
    const path = file('invoice.json', JSON.stringify(sent));
    const { code, stdout } = await validated('validate', '--fix', '--format', 'json', path);
    const after = JSON.parse(readFileSync(path, 'utf8'));
    expect([code, after.taxTotal, after.legalMonetaryTotal]).toEqual([
      1,
      sent.taxTotal,
      sent.legalMonetaryTotal,
    ]);
    expect(JSON.parse(stdout).issues.map(({ path: field }: { path: string }) => field)).toEqual([
      'taxTotal.taxAmount',
    ]);
  });

  test.each([
    ['an object for a text', { invoice: { no: '1', total: 100 } }],
    ['a text for a date', { dueDat: 'soon', dueDate: undefined }],
    ['a text for a list', { additionalDocument: 'a.pdf' }],
  ])('gives no field a name that its value does not fit: %s', async (_, fields) => {
    const sent = JSON.stringify({ ...JSON.parse(standard), invoiceNumber: 'INV-1', ...fields });
    const path = file('invoice.json', sent);
    await validated('validate', '--fix', path);
    expect(Object.keys(JSON.parse(readFileSync(path, 'utf8')))).toContain(Object.keys(fields)[0]);
  });

  test('without the option no file is changed', async () => {
    const path = file('invoice.json', misspelt);
    await validated('validate', path);
    expect(readFileSync(path, 'utf8')).toBe(misspelt);
  });

  test('keeps a byte order mark and line ends', async () => {
    const path = file('invoice.json', `\ufeff${misspelt.replaceAll('\n', '\r\n')}`);
    await validated('validate', '--fix', path);
    expect(readFileSync(path, 'utf8')).toBe(`\ufeff${standard.replaceAll('\n', '\r\n')}`);
  });

  test.each([
    ['XML', 'invoice.xml', '<Invoice/>', 'XML'],
    ['another encoding', 'utf16.json', Buffer.from(`\ufeff${misspelt}`, 'utf16le'), 'UTF-8'],
  ])('refuses %s before anything is written', async (_, name, content, reason) => {
    const path = file('invoice.json', misspelt);
    const { code, stderr } = await validated('validate', '--fix', path, file(name, content));
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, misspelt]);
    expect(stderr).toContain(reason);
  });
});
