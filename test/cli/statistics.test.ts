import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const files = 'examples/broken/*.json';

test('--statistics has no other format', async () => {
  const { code, stderr } = await pintAe(['validate', files, '--statistics', '--format', 'sarif']);
  expect([code, stderr]).toEqual([
    2,
    expect.stringContaining('--statistics is for the formats text and json'),
  ]);
});

test.each([
  ['--color', true],
  ['--no-color', false],
])('%s comes before what the terminal says', async (flag, coloured) => {
  const { stdout } = await pintAe(['validate', files, flag], '', { colour: !coloured });
  expect(stdout.includes('\u001b[')).toBe(coloured);
});

test.each([
  [[], true],
  [['--out', 'statistics.txt'], false],
])('statistics have the colours of the terminal that they are for: %j', async (argv, coloured) => {
  const out = argv.map((word) => (word.startsWith('--') ? word : join(temporaryFolder(), word)));
  const { stdout } = await pintAe(['validate', files, '--statistics', ...out], '', { colour: true });
  const text = out[1] === undefined ? stdout : readFileSync(out[1], 'utf8');
  expect(text).toContain('ibr-167-ae');
  expect(text.includes('\u001b[')).toBe(coloured);
});
