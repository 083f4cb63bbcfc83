import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { again, figuresOf, keep, unnoticedAmong } from '../scripts/mutation/figures.ts';
import { changed } from '../scripts/mutation/instrument.ts';
import { nearestTests } from '../scripts/mutation/nearest.ts';
import { parts } from '../scripts/mutation/parts.ts';
import { temporaryFolder } from './temporary-folder.ts';

describe('a part whose code is changed', () => {
  test.each(Object.entries(parts))('%s names sources and tests that exist', (_, { sources, tests }) => {
    expect(sources.filter((source) => globSync(source).length === 0)).toEqual([]);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  });
});

test('a change is tried on the tests that import its source, themselves or through others, and on no others', () => {
  const [source, near, pool] = [
    'src/workers/up-workers.ts',
    'test/workers/up-workers.test.ts',
    'test/workers/pool.test.ts',
  ];
  const nearest = (...listed: string[]) => [...nearestTests([source], listed).keys()];
  expect(nearest('test/compute/apportion.test.ts', pool, near)).toEqual([near, pool]);
  expect(nearest(pool)).toEqual([pool, near]);
});

test('a change is written into its source alone, over several lines', () => {
  const source = 'const a = 1;\nconst b = [\n  2,\n];\n';
  const range = { start: { line: 1, column: 10 }, end: { line: 3, column: 1 } };
  expect(changed(source, { range, replacement: '[]' })).toBe('const a = 1;\nconst b = [];\n');
});

test('figures are kept by part, with the page of what is left; what is noticed later counts apart', () => {
  const file = join(temporaryFolder(), 'figures.json');
  const change = (place: string) => ({
    id: place,
    file: 'src/a/b.ts',
    place,
    line: '',
    before: '`x`',
    after: '',
    range: { start: { line: 0, column: 0 }, end: { line: 0, column: 3 } },
    replacement: '',
  });
  const changes = ['1:1', '2:2', '3:3'].map(change);
  const first = figuresOf({ all: 90, tried: 20, unnoticed: changes.slice(1) }, 55);
  keep(file, 'src/b', figuresOf({ all: 9, tried: 4, unnoticed: [] }, 55));
  keep(file, 'src/a', first);
  expect(unnoticedAmong(changes, first)).toEqual(changes.slice(1));
  expect(() => unnoticedAmong(changes.slice(2), first)).toThrow('the sources have changed');
  keep(file, 'src/a', again(first, { unnoticed: changes.slice(2) }));
  const page = readFileSync(file.replace('.json', '.md'), 'utf8');
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
    '| `src/a` | 20 of 90 | 55 | 18 | 19 | 95 % |',
    '| `src/b` | 4 of 9 | 55 | 4 | 4 | 100 % |',
  ]);
  expect(page.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    '- `src/a/b.ts:3:3`: `` `x` `` → ``',
  ]);
});
