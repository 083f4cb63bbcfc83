import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { convert } from '../../src/index.ts';
import { edited } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { withoutDirection } from '../without-direction.ts';
import { pintAe } from './command-line.ts';

const request = edited('standard-invoice', ({ seller }) => {
  Object.assign(seller.address ?? {}, { countryCode: 'ZZ' });
});

let folder: string;
let sent: string;
let broken: string;
let valid: string;

beforeEach(() => {
  folder = temporaryFolder();
  [sent, broken, valid] = ['request.json', 'broken.xml', 'valid.xml'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(sent, JSON.stringify(request));
  writeFileSync(broken, convert(request).xml ?? '');
  writeFileSync(valid, convert(edited('standard-invoice', () => {})).xml ?? '');
});

const providers = ['--of', 'env-1', '--from', '001147', '--to', '000773'];

describe('pint-ae mls write', () => {
  test('writes the status of a delivered document, with an identifier and the present time', async () => {
    const { code, stdout, stderr } = await pintAe([
      'mls',
      'write',
      valid,
      ...providers,
      '--delivered',
      'confirmed',
    ]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('<cbc:ResponseCode>AP</cbc:ResponseCode>');
    expect(stdout).toMatch(/<cbc:ID>[\da-f-]{36}<\/cbc:ID>\s*<cbc:IssueDate>\d{4}-\d\d-\d\d</);
  });

  test('exits 0 for a rejection too, since it is written', async () => {
    const argv = ['mls', 'write', broken, ...providers, '--id', 'x', '--issued-at', '2026-01-31T08:00:05Z'];
    const { code, stdout } = await pintAe(argv);
    expect(code).toBe(0);
    expect(stdout).toContain('<cbc:ResponseCode>RE</cbc:ResponseCode>');
    expect(stdout).toContain('<cbc:IssueTime>08:00:05Z</cbc:IssueTime>');
  });

  test.each([
    ['en', 'Send no positive status until you know'],
    ['ar', 'ولا يجوز إرسال حالة إيجابية قبل ذلك'],
  ])('says why there is none, in %s, and exits 1', async (language, words) => {
    const { code, stdout, stderr } = await pintAe(['mls', 'write', valid, ...providers, '--lang', language]);
    expect([code, stdout]).toEqual([1, '']);
    expect(withoutDirection(stderr)).toContain(words);
  });

  test.each([
    [['mls'], 'mls takes: read FILE… or write DOC'],
    [['mls', 'wirte'], 'mls takes: read FILE… or write DOC; did you mean write?'],
    [['mls', 'write', 'x.xml'], 'mls write needs --from'],
    [['mls', 'write', 'x.xml', '--from', '001147'], 'mls write needs --to'],
  ])('%j is told', async (argv, words) => {
    const { code, stderr } = await pintAe(argv);
    expect([code, stderr.split('\n')[0]]).toEqual([2, `pint-ae: ${words}`]);
  });
});

describe('pint-ae mls read', () => {
  let status: string;
  beforeEach(async () => {
    status = join(folder, 'status.xml');
    await pintAe(['mls', 'write', broken, ...providers, '--out', status]);
  });

  test('shows what became of the document and, with the request, the field of each reason', async () => {
    const { code, stdout } = await pintAe(['mls', 'read', status, '--sent', sent]);
    expect(code).toBe(0);
    expect(stdout).toContain('not delivered (RE)');
    expect(stdout).toContain('breaks a rule (BV) ibr-cl-14  seller.address.countryCode');
    expect(stdout).toContain('The country ZZ is not in the list of country codes.');
    expect(stdout).toContain('“[ibr-cl-14] The country code of an address');
  });

  test('shows no more than the outcome of a status without a text and reasons', async () => {
    const delivered = join(folder, 'delivered.xml');
    await pintAe(['mls', 'write', valid, ...providers, '--delivered', 'confirmed', '--out', delivered]);
    const { stdout } = await pintAe(['mls', 'read', delivered]);
    expect(stdout).toMatch(/^✔ \S*delivered\.xml: .*\(AP\)\n {2}.*env-1.*\n$/);
  });

  test('speaks Arabic', async () => {
    const { stdout } = await pintAe(['mls', 'read', status, '--sent', sent, '--lang', 'ar']);
    expect(withoutDirection(stdout)).toContain('لم يُسلَّم المستند (RE)');
  });

  test('gives JSON, to a file too', async () => {
    const out = join(folder, 'status.json');
    expect((await pintAe(['mls', 'read', status, '-f', 'json', '--out', out])).code).toBe(0);
    expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({ status: { code: 'RE', of: 'env-1' } });
    const { stderr, code } = await pintAe(['mls', 'read', status, '--out', out]);
    expect([code, stderr]).toEqual([2, expect.stringContaining('use --format json')]);
  });

  test('exits 1 for what is no status', async () => {
    const { code, stdout } = await pintAe(['mls', 'read', valid]);
    expect(code).toBe(1);
    expect(stdout).toContain('no message level status could be read');
    expect(stdout).toContain('pint-ae-mls-not-status');
  });
});
