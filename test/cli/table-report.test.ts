import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe, pintAeBatch } from './command-line.ts';

/** A document with an error, in a folder of its own. */
function faulty(): { readonly folder: string; readonly file: string } {
  const folder = temporaryFolder();
  const file = join(folder, 'faulty.json');
  writeFileSync(file, JSON.stringify({ ...example('standard-invoice'), invoiceNumber: null }));
  return { folder, file };
}

test('validate writes the same CSV as a batch', async () => {
  const { folder, file } = faulty();
  const out = join(folder, 'of-batch.csv');
  await pintAeBatch(['batch', file, '--out', join(folder, 'v.ndjson'), '--report', out]);
  const { stdout } = await pintAe(['validate', file, '--format', 'csv']);
  expect(stdout.split('\r\n').length).toBeGreaterThan(2);
  expect(withoutFolders(stdout)).toEqual(withoutFolders(readFileSync(out, 'utf8')));
});

/** A batch names documents as they are below their folder. */
function withoutFolders(csv: string): string[] {
  return csv.split('\r\n').map((row) => row.replace(/^[^,]*\//, ''));
}
