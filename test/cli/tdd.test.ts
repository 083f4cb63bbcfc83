import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { readReport as readTaxData } from '../../src/network/read-tax-data.ts';
import { edited, example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

let folder: string;
let valid: string;
let broken: string;

beforeEach(() => {
  folder = temporaryFolder();
  [valid, broken] = [join(folder, 'valid.json'), join(folder, 'broken.json')];
  writeFileSync(valid, JSON.stringify(example('standard-invoice')));
  const wrong = edited('standard-invoice', ({ seller }) => {
    Object.assign(seller.address ?? {}, { countryCode: 'ZZ' });
  });
  writeFileSync(broken, JSON.stringify(wrong));
});

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

  test('takes type, scope, envelope and time', async () => {
    const own = ['--type', 'R', '--scope', 'IP', '--transport-header-id', 'e-1'];
    const argv = [
      'tdd',
      valid,
      '--role',
      '02',
      ...providers,
      ...own,
      '--issued-at',
      '2026-11-26T08:00:00+04:00',
    ];
    const { code, stdout } = await pintAe(argv);
    expect(code).toBe(0);
    expect(readTaxData(stdout).taxData).toMatchObject({
      type: 'R',
      scope: 'IP',
      transportHeaderId: 'e-1',
      issuedAt: '2026-11-26T08:00:00+04:00',
    });
  });

  test('writes a file for each of several documents, as far as they can be reported', async () => {
    const out = join(folder, 'out');
    const { code } = await pintAe(['tdd', valid, broken, '--role', '01', ...providers, '--out', out]);
    expect([code, readdirSync(out)]).toEqual([1, ['valid.xml']]);
    expect(readTaxData(readFileSync(join(out, 'valid.xml'))).taxData?.type).toBe('S');
  });

  test.each([
    [['--authority', '000773', '--representative', '001147'], 'tdd needs --role'],
    [['--role', '01', '--representative', '001147'], 'tdd needs --authority'],
    [['--role', '01', '--authority', '000773'], 'tdd needs --representative'],
    [['--role', '03'], '--role must be one of 01, 02, not 03; did you mean 01?'],
  ])('%j is told', async (argv, words) => {
    const { code, stderr } = await pintAe(['tdd', valid, ...argv]);
    expect([code, stderr.split('\n')[0]]).toEqual([2, `pint-ae: ${words}`]);
  });
});
