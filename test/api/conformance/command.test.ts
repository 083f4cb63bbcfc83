import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConformanceCase } from '../../../src/api/conformance.ts';
import { pintAe } from '../../cli/command-line.ts';
import { fixture } from '../../schematron/judge.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const valid: ConformanceCase = {
  id: 'valid',
  profile: 'billing',
  failed: [],
  error: null,
  xml: fixture('invoice'),
};
const untyped: ConformanceCase = {
  ...valid,
  id: 'untyped',
  failed: ['ibr-004'],
  xml: fixture('invoice').replace(/<cbc:InvoiceTypeCode>.*<\/cbc:InvoiceTypeCode>/, ''),
};
const agreeing = linesOf(valid, untyped);

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});

function linesOf(...documents: readonly ConformanceCase[]): string {
  return documents.map((document) => `${JSON.stringify(document)}\n`).join('');
}

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function conformance(...operands: readonly string[]) {
  const { code, stdout, stderr } = await pintAe(['conformance', ...operands]);
  return { code, stderr, last: stdout.trimEnd().split('\n').at(-1) };
}

describe('pint-ae conformance FILE', () => {
  test.each(['compiled', 'saxon'])('exits 0 where all agree, by the %s engine', async (engine) => {
    expect(await conformance(file('agreeing.ndjson', agreeing), '--engine', engine)).toMatchObject({
      code: 0,
      last: 'agree 2 of 2 documents',
    });
  });

  test.each([
    ['gz', gzipSync],
    ['br', brotliCompressSync],
  ])('reads a file compressed as .%s', async (ending, compress) => {
    expect(await conformance(file(`agreeing.ndjson.${ending}`, compress(agreeing)))).toMatchObject({
      code: 0,
      last: 'agree 2 of 2 documents',
    });
  });

  test('exits 1 where a document differs', async () => {
    const path = file('differing.ndjson', linesOf(valid, { ...untyped, failed: ['ibr-002'] }));
    expect(await conformance(path)).toMatchObject({ code: 1, last: 'agree 1 of 2 documents' });
  });

  test.each([
    ['is not there', 'none.ndjson', undefined],
    ['is not there and would be compressed', 'none.ndjson.gz', undefined],
    ['is cut off', 'cut.ndjson.gz', gzipSync(agreeing).subarray(0, 900)],
    ['is cut off, as .br', 'cut.ndjson.br', brotliCompressSync(agreeing).subarray(0, 700)],
    ['is not compressed although its name says so', 'plain.ndjson.gz', agreeing],
  ])('exits 2 where the file %s', async (_, name, content) => {
    const path = content === undefined ? join(folder, name) : file(name, content);
    const { code, stderr } = await conformance(path);
    expect(code).toBe(2);
    expect(stderr).toContain(`cannot read ${path}`);
  });

  test('exits 2 where a line is no document, and says which one', async () => {
    const path = file('other.ndjson', `${linesOf(valid)}{"id":1}\n`);
    const { code, stderr } = await conformance(path);
    expect(code).toBe(2);
    expect(stderr).toContain(
      `${path}: document 2 is not a JSON object with id, profile, failed or error, and xml on one line`,
    );
  });
});
