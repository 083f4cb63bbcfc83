import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { nearestTests } from '../scripts/mutation/nearest.ts';
import { parts } from '../scripts/mutation/parts.ts';

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
