import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

  test('tells what a tax data document and a message level status say', async () => {
    const network = (kind: string) =>
      fileURLToPath(new URL(`../fixtures/network/${kind}.xml`, import.meta.url));
    const report = await pintAe(['read', network('tax-data')]);
    expect(JSON.parse(report.stdout)).toMatchObject({
      kind: 'TaxData',
      taxData: { type: 'S', role: '01', reportingParty: '0235:1003456785' },
    });
    const status = await pintAe(['read', network('message-status'), '--lang', 'ar']);
    expect([status.code, JSON.parse(status.stdout)]).toMatchObject([
      0,
      { kind: 'ApplicationResponse', status: { code: 'RE', sender: '0242:002051-DXB.STAGE' } },
    ]);
    const both = await pintAe(['read', valid, network('message-status')]);
    expect(JSON.parse(both.stdout)).toMatchObject([{ request: null }, { status: { code: 'RE' } }]);
  });

  test('exits 1 where the document cannot be read', async () => {
    const { code, stdout } = await pintAe(['read', valid]);
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({ request: null });
  });
});
