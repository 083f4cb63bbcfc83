import { existsSync, readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { type EqualChange, listedAsEqual } from '../scripts/mutation/equal.ts';
import { oneLine } from '../scripts/mutation/one-line.ts';
import { parts } from '../scripts/mutation/parts.ts';

describe('what a run of changes is told', () => {
  test('each change that is listed as equal begins in a line of its file', () => {
    expect(listedAsEqual.filter((change) => !linesOf(change).includes(change.line))).toEqual([]);
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

function linesOf({ file }: EqualChange): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').map(oneLine) : [];
}
