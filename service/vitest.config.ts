import { defineConfig } from 'vitest/config';
import { sourceAliases } from '../scripts/entry-points.ts';

/**
 * Files whose subject is not in the database, which would say the same on either: where DATABASE_URL names a server they
 * are left out, unless EVERY_TEST asks for them.
 */
const oncePerChange = [
  'test/app/{contract,description,docs-page,specification}.test.ts',
  'test/architecture.test.ts',
  'test/cli/{command-line,demo}.test.ts',
  'test/clients/**',
  'test/console/**',
  'test/read/document-texts.test.ts',
  'test/receive/purchase-record.test.ts',
  'test/track/states.test.ts',
  'test/access-points/{folder,phase4,phoss-ap}.test.ts',
  'test/document-work/**',
  'test/draft/remarks.test.ts',
  'test/http/{access,answers,field-problems,held-answers,kept-reasons,languages}.test.ts',
  'test/http/{problem-titles,round-trip}.test.ts',
  'test/interface/**',
  'test/keys/{bad-keys,sealing}.test.ts',
  'test/limits/held-bytes.test.ts',
  'test/package/**',
  'test/printing/**',
  'test/lifecycle/{data-folder,folder-lock,migrating,serve,settings}.test.ts',
  'test/{readme,surroundings}.test.ts',
  'test/targets/targets.test.ts',
  'test/texts/**',
];

/**
 * Minutes that say the same on either database, and take half as long on PostgreSQL: there in every run; on the embedded
 * database where KILLS asks for it (`npm run test:kill`, `npm run nightly`).
 */
const whereAskedFor =
  process.env.KILLS === undefined
    ? ['test/faults/{kill,kill-at-start}.test.ts', 'test/database/migrations.test.ts']
    : [];

/**
 * Tests that both databases answer alike: of PostgreSQL alone in CI, of the embedded database by `npm test` and in the nightly
 * run, which sets EVERY_TEST.
 */
const onServerInCi =
  process.env.CI !== undefined && process.env.EVERY_TEST === undefined
    ? [
        'test/{companies,deliver,draft,exports,participants,read,receive,records,statements,submit,track,webhooks}/**',
      ]
    : [];

/** Minutes, Java and Maven: `npm run access-points -- --test` and `npm run nightly` ask for it. */
const withAccessPoints =
  process.env.ACCESS_POINTS === undefined ? ['test/access-points/access-points.test.ts'] : [];

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      ...withAccessPoints,
      ...(process.env.DATABASE_URL === undefined
        ? [...whereAskedFor, ...onServerInCi]
        : process.env.EVERY_TEST === undefined
          ? oncePerChange
          : []),
    ],
    globalSetup: ['../scripts/generate/stale.ts', 'test/support/empty-database.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 120_000,
    // What takes a moment here takes seconds on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 120_000,
    // What has not changed is transformed once, for both databases.
    experimental: { fsModuleCache: true },
    // Files share what they import: nothing in it is changed by a test.
    isolate: false,
    // One more than there are cores: many tests wait for leases, processes and the network.
    maxWorkers: 3,
  },
});
