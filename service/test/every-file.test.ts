import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { leftOut } from '../vitest.config.ts';

const service = new URL('..', import.meta.url).pathname;
const filesOf = (patterns: readonly string[]) => globSync([...patterns], { cwd: service });
const all = filesOf(['test/**/*.test.ts']);
const server = 'postgres://localhost/none';

/** The files that none of these runs has. */
function inNone(...runs: readonly NodeJS.ProcessEnv[]): string[] {
  const without = runs.map((environment) => new Set(filesOf(leftOut(environment))));
  return all.filter((file) => without.every((files) => files.has(file)));
}

describe('Every file of tests', () => {
  test('is run in CI, on one of the databases or on both', () => {
    expect(inNone({ CI: 'true' }, { CI: 'true', DATABASE_URL: server })).toEqual([]);
  });

  test('is run by the night on the embedded database, with kills asked for by a part of its own', () => {
    expect(inNone({ EVERY_TEST: '1' }, { KILLS: '1' })).toEqual([]);
    expect(all.length).toBeGreaterThan(100);
  });
});
