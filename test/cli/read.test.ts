import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

describe('pint-ae read', () => {
  test('turns UBL back into the request that writes it', async () => {
    const folder = temporaryFolder();
    const xml = join(folder, 'invoice.xml');
    const request = join(folder, 'request.json');
    await pintAe(['convert', valid, '--out', xml]);
    const { code, stdout } = await pintAe(['read', xml]);
    expect(code).toBe(0);
    const read = JSON.parse(stdout);
    expect(read).toMatchObject({ file: xml, unmapped: [], findings: [] });
    writeFileSync(request, JSON.stringify(read.request));
    expect((await pintAe(['convert', request])).stdout).toBe(readFileSync(xml, 'utf8'));
  });

  test('exits 1 where the document cannot be read', async () => {
    const { code, stdout } = await pintAe(['read', valid]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ request: null });
  });
});
