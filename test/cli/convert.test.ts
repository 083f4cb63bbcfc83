import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { examples, invalid, valid } from './example-files.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

describe('the output of convert', () => {
  test('is a file of its own for each document, on any file system', async () => {
    const [one, other] = ['a/invoice.json', 'b/INVOICE.json'].map((name) => {
      const path = join(folder, name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, readFileSync(valid));
      return path;
    });
    const { code } = await pintAe(['convert', one ?? '', other ?? '', '--out', join(folder, 'out')]);
    expect(code).toBe(0);
    expect(readdirSync(join(folder, 'out'))).toEqual(['INVOICE~2.xml', 'invoice.xml']);
  });

  test('is no folder whose name is that of a file', async () => {
    const out = join(folder, 'new/x.xml');
    const { code, stderr } = await pintAe(['convert', valid, join(examples, 'credit-note.json'), '-o', out]);
    expect([code, existsSync(out)]).toEqual([2, false]);
    expect(stderr).toContain('several documents need a folder: --out DIRECTORY');
  });

  test('of a folder is a folder however many documents are in it today, unless it is named as a file', async () => {
    const [documents, out, file] = ['documents', 'night', 'all.xml'].map((name) => join(folder, name));
    mkdirSync(documents ?? '');
    writeFileSync(join(documents ?? '', 'INV-1.json'), readFileSync(valid));
    await pintAe(['convert', documents ?? '', '--out', out ?? '']);
    expect(readdirSync(out ?? '')).toEqual(['INV-1.xml']);
    await pintAe(['convert', join(documents ?? '', '*.json'), '--out', file ?? '']);
    expect(readFileSync(file ?? '', 'utf8')).toContain('<Invoice ');
    await pintAe(['convert', join(documents ?? '', 'INV-1.json'), '--out', join(folder, 'one')]);
    expect(readFileSync(join(folder, 'one'), 'utf8')).toContain('<Invoice ');
  });

  test('is refused if it is one of the documents', async () => {
    const path = join(folder, 'invoice');
    writeFileSync(path, readFileSync(valid));
    const { code, stderr } = await pintAe(['convert', path, '--out', path]);
    expect([code, readFileSync(path, 'utf8')]).toEqual([2, readFileSync(valid, 'utf8')]);
    expect(stderr).toContain('is one of the files to read');
  });

  test('is written whole or not at all', async () => {
    const { code, stderr } = await pintAe(['convert', valid, '--out', '/dev/full']);
    expect(code).toBe(2);
    expect(stderr).toBe('pint-ae: cannot write /dev/full: there is no space left\n');
  });
});

describe('pint-ae convert', () => {
  test('prints the UBL of a valid document', async () => {
    const { code, stdout } = await pintAe(['convert', valid]);
    expect(code).toBe(0);
    expect(stdout).toContain('<cbc:ID>INV-2026-0042</cbc:ID>');
  });

  test('prints no UBL for an invalid one, but the report to standard error', async () => {
    const { code, stdout, stderr } = await pintAe(['convert', invalid]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('ibr-167-ae');
  });

  test('writes one file, or several into a directory', async () => {
    const file = join(folder, 'a.xml');
    await pintAe(['convert', valid, '--out', file]);
    expect(readFileSync(file, 'utf8')).toContain('<Invoice ');
    await pintAe(['convert', valid, join(examples, 'credit-note.json'), '-o', join(folder, 'out')]);
    expect(readdirSync(join(folder, 'out'))).toEqual(['credit-note.xml', 'standard-invoice.xml']);
  });

  test('--document-type overrides the request', async () => {
    const { stdout } = await pintAe(['convert', valid, '--document-type', 'SelfBillingInvoice']);
    expect(stdout).toContain('<cbc:InvoiceTypeCode>389</cbc:InvoiceTypeCode>');
  });
});

describe('pint-ae convert --sbdh', () => {
  const identity = ['--sbdh-id', 'e-1', '--sbdh-time', '2026-01-31T08:00:00Z'];

  test('writes the document in its envelope, which validate takes again', async () => {
    const { stdout: plain } = await pintAe(['convert', valid]);
    const { code, stdout } = await pintAe(['convert', valid, '--sbdh', ...identity]);
    expect(code).toBe(0);
    expect(stdout).toContain('<InstanceIdentifier>e-1</InstanceIdentifier>');
    expect(stdout).toContain('<CreationDateAndTime>2026-01-31T08:00:00Z</CreationDateAndTime>');
    expect(stdout).toContain(plain.slice(plain.indexOf('<Invoice')).trim());
  });

  test('makes an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await pintAe(['convert', valid, '--sbdh'])).stdout),
    );
    expect(new Set(ids.map((xml) => /<InstanceIdentifier>([^<]*)/.exec(xml)?.[1])).size).toBe(2);
  });

  test.each([
    [['convert', valid, ...identity], '--sbdh-id, --sbdh-time, --mls-to and --mls-type need --sbdh'],
    [
      ['convert', valid, '--sbdh', '--sbdh-time', 'today'],
      '--sbdh-time takes a date and time with its timezone, such as 2026-01-31T12:00:00Z, not today',
    ],
    [['convert', valid, invalid, '--sbdh', '--sbdh-id', '1', '--out', 'x'], '--sbdh-id is for one document'],
  ])('%j is refused', async (args, message) => {
    const { code, stderr } = await pintAe(args);
    expect(code).toBe(2);
    expect(stderr).toContain(message);
  });
});
