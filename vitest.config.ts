import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import manifest from './package.json' with { type: 'json' };

/** The examples import the package by its name; in tests that is its sources, which the types tell. */
const entryPoints = Object.entries(manifest.exports).flatMap(([name, entry]) =>
  typeof entry === 'string'
    ? []
    : [
        {
          find: new RegExp(`^pint-ae${name.slice(1)}$`),
          replacement: resolve(entry.types.replace('./dist/types/', '').replace('.d.ts', '.ts')),
        },
      ],
);

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
