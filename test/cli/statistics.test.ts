import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { pintAe } from './command-line.ts';

const files = 'examples/broken/*.json';

test('--statistics tells how often each rule is broken, the most frequent first', async () => {
  const { code, stdout } = await pintAe([
    'validate',
    files,
    'examples/standard-invoice.json',
    '--statistics',
  ]);
  const lines = stdout.trimEnd().split('\n');
  expect(code).toBe(1);
  expect(lines[0]).toMatch(/^4 {2}pint-ae-malformed +.*documents: 1/);
  expect(lines.some((line) => /^1 {2}ibr-167-ae +\S.*\(documents: 1\)$/.test(line))).toBe(true);
  expect(lines.at(-1)).toBe('Not valid: 5 of 6');
});

test('as JSON, with the titles of the language', async () => {
  const { stdout } = await pintAe(['validate', files, '--statistics', '--format', 'json', '--lang', 'ar']);
  const counts = JSON.parse(stdout);
  expect(counts.map(({ count }: { count: number }) => count)).toEqual(
    counts.map(({ count }: { count: number }) => count).toSorted((one: number, other: number) => other - one),
  );
  expect(counts.find(({ rule }: { rule: string }) => rule === 'ibr-167-ae')).toEqual({
    ...{ rule: 'ibr-167-ae', severity: 'error', count: 1, documents: 1 },
    title: expect.stringMatching(/\p{Script=Arabic}/u),
  });
});

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
