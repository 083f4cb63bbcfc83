import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that have an embedded database or none, also where DATABASE_URL names a server: once is enough for them. */
const withoutServer = [
  'test/cli/command-line.test.ts',
  'test/document-work/document-work.test.ts',
  'test/operate/{answers,data-folder,folder-lock,serve,settings}.test.ts',
  'test/texts/**',
  'test/webhooks/targets.test.ts',
];

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
    exclude: process.env.DATABASE_URL === undefined ? [] : withoutServer,
    globalSetup: ['test/support/empty-database.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Files share what they import: nothing in it is changed by a test.
    isolate: false,
    maxWorkers: 2,
  },
});
