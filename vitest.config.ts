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

/** Files that replace a module, or count every step that code takes. */
const withOwnModules = [
  'test/batch/judge-chunk.test.ts',
  'test/cli/serve-start.test.ts',
  'test/growth/*.test.ts',
  'test/server/readiness.test.ts',
];

/** Test files that run in one way. */
export const project = (name: string, files: { isolate: boolean; include: string[]; exclude: string[] }) => ({
  resolve: { alias: entryPoints },
  test: {
    name,
    ...files,
    setupFiles: ['test/setup/seed.ts', 'test/setup/temporary-folders.ts'],
    env: { FAST_CHECK_SEED: seed },
    // What takes seconds here takes minutes on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});

export default defineConfig({
  test: {
    globalSetup: ['scripts/generate/stale.ts', 'test/setup/nothing-left.ts'],
    maxWorkers: 2,
    projects: [
      // Files import once what they share: more than a third of the processor time of a run.
      project('shared modules', { isolate: false, include: ['test/**/*.test.ts'], exclude: withOwnModules }),
      project('own modules', { isolate: true, include: withOwnModules, exclude: [] }),
    ],
  },
});
