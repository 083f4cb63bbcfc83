import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { convert } from '../../src/index.ts';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const valid = join(temporaryFolder(), 'valid.xml');
writeFileSync(valid, convert(example('standard-invoice')).xml ?? '');

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
});
