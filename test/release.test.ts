import { describe, expect, test } from 'vitest';
import {
  datedChangelog,
  filesNamedIn,
  objectionsTo,
  objectionsToVersion,
  type TarballFacts,
  unreleasedIn,
  type VersionFacts,
  weaknessesIn,
} from '../scripts/release/findings.ts';
import { manifest } from './entry-points.ts';
import { present } from './files-of-package.ts';
import { textOf } from './source-files.ts';

const changelog = `# Changelog

## Unreleased

- Credit notes.

## 0.1.0 (2026-11-22)

- Invoices.
`;

describe('a version', () => {
  const good: VersionFacts = {
    version: '0.2.0',
    current: '0.1.0',
    tags: ['v0.1.0'],
    changelog,
    uncommitted: [],
    unasked: [],
    foundByNight: [],
    oldLaw: [],
  };

  test('that is new, and of which the changelog tells, may be released', () => {
    expect(objectionsToVersion(good)).toEqual([]);
    expect(objectionsToVersion({ ...good, version: '0.1.0', tags: [] })).toEqual([]);
  });

  test.each<[string, Partial<VersionFacts>, string]>([
    ['not a version', { version: '1.0' }, '1.0 is not a version (semver)'],
    ['before the present one', { current: '0.10.0' }, '0.2.0 is before 0.10.0'],
    ['released', { tags: ['v0.2.0'] }, 'v0.2.0 is a tag already'],
    [
      'untold',
      { changelog: '# Changelog\n\n## Unreleased\n\n## 0.1.0\n- x\n' },
      'CHANGELOG.md has nothing under "## Unreleased"',
    ],
    [
      'untold, without the heading',
      { changelog: '# Changelog\n' },
      'CHANGELOG.md has nothing under "## Unreleased"',
    ],
    ['not committed', { uncommitted: [' M README.md'] }, ' M README.md is not committed'],
    [
      'with a release of PINT-AE that nobody compared with its artefacts',
      { unasked: ['9.0.0'] },
      'the artefacts of PINT-AE 9.0.0 have not been asked: npm run official-verdicts',
    ],
    [
      'in which the last nightly search found something',
      { foundByNight: ['growth'] },
      'the last night found something by growth: mend it, and let npm run tool -- nightly find nothing',
    ],
    [
      'stating law that nobody looked up lately',
      { oldLaw: ['begin-large'] },
      'begin-large of rules/ae/law.json was looked up more than 30 days ago',
    ],
  ])('that is %s may not', (_, change, objection) => {
    expect(objectionsToVersion({ ...good, ...change })).toEqual([objection]);
  });
});

test('the changelog of the project has a place for what is not released yet', () => {
  expect(textOf('CHANGELOG.md')).toContain('\n## Unreleased\n');
});

test('the changelog says in 300 words what the first version has', () => {
  const [, first = ''] = textOf('CHANGELOG.md').split(/^The first version\.$/m);
  const [section = ''] = first.split(/^## /m);
  expect(section.split(/\s+/).filter((word) => /\w/.test(word)).length).toBeLessThanOrEqual(300);
});

test('what was unreleased becomes the version of a day', () => {
  expect(unreleasedIn(changelog)).toBe('- Credit notes.');
  const dated = datedChangelog(changelog, '0.2.0', '2026-12-01');
  expect(dated).toContain('## Unreleased\n\n## 0.2.0 (2026-12-01)\n\n- Credit notes.\n');
  expect(unreleasedIn(dated)).toBe('');
});

describe('a tarball', () => {
  const good: TarballFacts = {
    files: new Map([...present, 'dist/index.js'].map((file) => [file, 1000])),
    packedBytes: 1_000_000,
    named: ['dist/index.js'],
  };

  test('that has the files it names may be published', () => {
    expect(objectionsTo(good)).toEqual([]);
  });

  test.each<[string, Partial<TarballFacts>, RegExp]>([
    ['without an entry point', { named: ['dist/http.js'] }, /dist\/http\.js is not in the tarball/],
    ['with a test', { files: new Map([...good.files, ['test/a.ts', 1]]) }, /test\/a\.ts is in the tarball/],
    ['that is too large', { packedBytes: 9_000_000 }, /more than 3500000/],
    [
      'with too much in it',
      { files: new Map([...good.files, ['dist/large.js', 26e6]]) },
      /more than 12000000/,
    ],
  ])('%s may not', (_, change, objection) => {
    expect(objectionsTo({ ...good, ...change }).join('\n')).toMatch(objection);
  });
});

test('the files in the manifest are found at any depth', () => {
  const named = filesNamedIn({ main: manifest.main, exports: manifest.exports, bin: manifest.bin });
  expect(named).toContain('dist/cli.js');
  expect(named).toContain('dist/http-node.d.ts');
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
