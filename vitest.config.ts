import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { entrySources, packageName } from './scripts/entry-points.ts';

/** The examples import the package by its name; in tests that is its sources. */
const entryPoints = Object.entries(entrySources).map(([name, source]) => ({
  find: new RegExp(`^${packageName(name)}$`),
  replacement: resolve(source),
}));

export default defineConfig({
  resolve: { alias: entryPoints },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: [
      'scripts/compile-rules.ts',
      'scripts/build-schematron.ts',
      'scripts/build-corpus.ts',
      'scripts/build-workers.ts',
      'scripts/build-page.ts',
    ],
    testTimeout: 60_000,
  },
});
