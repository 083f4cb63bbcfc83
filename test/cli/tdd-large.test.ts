import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { example } from '../requests.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const folder = temporaryFolder();
const providers = ['--authority', '000773', '--representative', '0242:001147'];

test('pint-ae tdd refuses a document beyond the limit that holds without options, and takes it where the options raise the limit', async () => {
  const large = join(folder, 'large.json');
  writeFileSync(large, ' '.repeat(161 * 1024 * 1024) + JSON.stringify(example('standard-invoice')));
  const options = join(folder, 'options.json');
  const limit = 170 * 1024 * 1024;
  writeFileSync(options, JSON.stringify({ limits: { maxBytes: limit, maxCharacters: limit } }));
  const argv = ['tdd', large, '--role', '01', ...providers];
  const refused = await pintAe(argv);
  expect([refused.code, refused.stdout]).toEqual([1, '']);
  expect(refused.stderr).toContain('raise maxBytes of limits in the options');
  expect((await pintAe([...argv, '--options', options])).code).toBe(0);
  expect((await pintAe(['validate', large, '--options', options])).code).toBe(0);
});
