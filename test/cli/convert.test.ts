import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

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

describe('pint-ae convert --sbdh', () => {
  test('makes an id of its own', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () => (await pintAe(['convert', valid, '--sbdh'])).stdout),
    );
    expect(new Set(ids.map((xml) => /<InstanceIdentifier>([^<]*)/.exec(xml)?.[1])).size).toBe(2);
  });
});
