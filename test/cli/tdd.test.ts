import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readReport as readTaxData } from '../../src/network/read-tax-data.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';
import { valid } from './example-files.ts';

const providers = ['--authority', '000773', '--representative', '0242:001147'];

describe('pint-ae tdd', () => {
  test('writes the report of a document, as of now, and tells what was derived', async () => {
    const { code, stdout, stderr } = await pintAe(['tdd', valid, '--role', '01', ...providers]);
    expect(code).toBe(0);
    const { taxData, findings } = readTaxData(stdout);
    expect(taxData).toMatchObject({ type: 'S', scope: 'D', role: '01', representative: '0242:001147' });
    expect(taxData?.issuedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    expect(findings).toEqual([]);
    expect(stderr).toContain('We used the scope D');
  });

  test('refuses a document that is too large for the options, and takes it where they raise the limit', async () => {
    const folder = temporaryFolder();
    const large = join(folder, 'large.json');
    writeFileSync(large, Buffer.concat([Buffer.alloc(2 * 1024 * 1024, ' '), readFileSync(valid)]));
    const limited = (megabytes: number) => {
      const options = join(folder, `${megabytes}.json`);
      const limit = megabytes * 1024 * 1024;
      writeFileSync(options, JSON.stringify({ limits: { maxBytes: limit, maxCharacters: limit } }));
      return ['tdd', large, '--role', '01', ...providers, '--options', options];
    };
    const refused = await pintAe(limited(1));
    expect([refused.code, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('raise maxBytes of limits in the options');
    expect((await pintAe(limited(3))).code).toBe(0);
  });
});
