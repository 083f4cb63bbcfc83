import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const library = resolve(import.meta.dirname, '../src');

export default defineConfig({
  resolve: {
    alias: [
      { find: /^pint-ae$/, replacement: `${library}/index.ts` },
      { find: /^pint-ae\/render$/, replacement: `${library}/render/index.ts` },
      { find: /^pint-ae\/http$/, replacement: `${library}/http/index.ts` },
    ],
  },
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/empty-database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files share what they import: nothing in it is changed by a test.
    isolate: false,
    maxWorkers: 2,
  },
});
