import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesNamedIn, objectionsTo, type ReleaseFacts, weaknessesIn } from '../scripts/release/findings.ts';
import { manifest } from './entry-points.ts';

const changelog = readFileSync(resolve(import.meta.dirname, '../CHANGELOG.md'), 'utf8');
const present = [
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'examples/standard-invoice.json',
  'dist/corpus.ndjson.br',
];
const good: ReleaseFacts = {
  version: manifest.version,
  changelog,
  files: new Map([...present, 'dist/index.js'].map((file) => [file, 1000])),
  packedBytes: 1_000_000,
  named: ['dist/index.js'],
  uncommitted: [],
};

test('nothing prevents a release whose version has a dated entry and whose tarball has the files it names', () => {
  expect(objectionsTo(good)).toEqual([]);
});

test.each<[string, Partial<ReleaseFacts>, RegExp]>([
  ['a version that is none', { version: '1.0' }, /not a version/],
  ['a version without an entry', { version: '99.0.0' }, /no heading "## 99.0.0 \(date\)"/],
  ['an entry without a date', { changelog: `## ${manifest.version}\n` }, /no heading/],
  ['a day that is not', { changelog: `## ${manifest.version} (2026-13-40)\n` }, /not a date/],
  ['an entry point that is not there', { named: ['dist/http.js'] }, /dist\/http\.js is not in the tarball/],
  [
    'a test in the tarball',
    { files: new Map([...good.files, ['test/a.ts', 1]]) },
    /test\/a\.ts is in the tarball/,
  ],
  ['a tarball that is too large', { packedBytes: 9_000_000 }, /more than 2500000/],
  ['too much in it', { files: new Map([...good.files, ['dist/large.js', 9e6]]) }, /more than 8000000/],
  ['what is not committed', { uncommitted: [' M README.md'] }, /not committed/],
])('%s does', (_, change, objection) => {
  const objections = objectionsTo({ ...good, ...change });
  expect(objections.join('\n')).toMatch(objection);
});

test('the files in the manifest are found at any depth', () => {
  const named = filesNamedIn({ main: manifest.main, exports: manifest.exports, bin: manifest.bin });
  expect(named).toContain('dist/cli.js');
  expect(named).toContain('dist/http-node.d.cts');
});

test('a known weakness of a shipped package prevents it; a registry that does not answer is reported', () => {
  const found = { vulnerabilities: { saxes: { severity: 'high', range: '<6.0.1' } } };
  expect(weaknessesIn(JSON.stringify(found))).toEqual({
    isAnswered: true,
    objections: ['saxes <6.0.1 has a weakness (high)'],
  });
  expect(weaknessesIn('{"vulnerabilities":{}}')).toEqual({ isAnswered: true, objections: [] });
  const refused = '{"error":{"summary":"405 Method Not Allowed"}}';
  expect(weaknessesIn(refused)).toEqual({ isAnswered: false, objections: [] });
  expect(weaknessesIn('')).toEqual({ isAnswered: false, objections: [] });
});
