import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { entrySources, packageName } from './scripts/entry-points.ts';

/** The examples import the package by its name; in tests that is its sources. */
const entryPoints = Object.entries(entrySources).map(([name, source]) => ({
  find: new RegExp(`^${packageName(name)}$`),
  replacement: resolve(source),
}));

/** Properties are tried on other values in every run; the seed repeats them. */
const seed = process.env.FAST_CHECK_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`FAST_CHECK_SEED=${seed}`);

export default defineConfig({
  resolve: { alias: entryPoints },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['scripts/generate/stale.ts', 'test/setup/nothing-left.ts'],
    setupFiles: ['test/setup/seed.ts', 'test/setup/temporary-folders.ts'],
    env: { FAST_CHECK_SEED: seed },
    // What takes seconds here takes minutes on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
