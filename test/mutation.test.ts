import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { nameAround, namedIn } from '../scripts/mutation/enclosing.ts';
import { type EqualChange, listedAsEqual } from '../scripts/mutation/equal.ts';
import { nearestTests } from '../scripts/mutation/nearest.ts';
import { oneLine } from '../scripts/mutation/one-line.ts';
import { parts } from '../scripts/mutation/parts.ts';

describe('what a run of changes is told', () => {
  test('each change that is listed as equal is one of the function or constant that it names', () => {
    expect(listedAsEqual.filter((change) => !isThere(change))).toEqual([]);
  });

  test('no change is listed twice', () => {
    const keys = listedAsEqual.map(({ why, ...change }) => JSON.stringify(change));
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
  });

  test.each(Object.entries(parts))('%s names sources and tests that exist', (_, { sources, tests }) => {
    expect(sources.filter((source) => globSync(source).length === 0)).toEqual([]);
    expect(tests.filter((path) => !existsSync(path))).toEqual([]);
  });
});

/** Whether a function or constant of that name has the code that is changed. */
function isThere({ file, within, before }: EqualChange): boolean {
  if (!existsSync(file)) return false;
  const source = readFileSync(file, 'utf8');
  const code = before.replace(/…$/, '');
  return namedIn(source).some(
    ({ name, start, end }) => name === within && oneLineOf(source.slice(start, end)).includes(code),
  );
}

/** Code in one line, however long. */
const oneLineOf = (code: string) => code.split('\n').map(oneLine).join(' ');

test('a place is in the innermost function, method or constant around it', () => {
  const source = `const table = { of: (x) => x + 1 };
class Reader { #at = 0; read() { const next = () => this.#at + 1; return next(); } }
function sum(list) { const half = 2; return list.map((n) => n / half); }
`;
  const around = (code: string) => nameAround(namedIn(source), source.indexOf(code));
  expect(['x + 1', 'this.#at + 1', 'return next', 'n / half', '= 0'].map(around)).toEqual([
    'table',
    'next',
    'read',
    'sum',
    '',
  ]);
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
