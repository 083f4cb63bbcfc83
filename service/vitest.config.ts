import { defineConfig } from 'vitest/config';
import { sourceAliases } from '../scripts/entry-points.ts';

/** Files that ask no database, or the embedded one alone: left out where DATABASE_URL names a server. */
const withoutServer = [
  'test/app/{description,docs-page}.test.ts',
  'test/architecture.test.ts',
  'test/cli/{command-line,demo}.test.ts',
  'test/{approved,clients,console}/**',
  'test/document-work/**',
  'test/keys/{bad-keys,sealing}.test.ts',
  'test/limits/held-bytes.test.ts',
  'test/package/**',
  'test/lifecycle/{data-folder,folder-lock,migrating,serve,settings}.test.ts',
  'test/{every-file,readme,surroundings}.test.ts',
  'test/targets/targets.test.ts',
  'test/texts/**',
];

/**
 * Minutes that say the same on either database, and take half as long on PostgreSQL: there in every run; on the embedded
 * database where KILLS asks for it (`npm run test:kill`, `npm run nightly`).
 */
const whereAskedFor = ['test/faults/{kill,kill-at-start}.test.ts', 'test/database/migrations.test.ts'];

/**
 * Tests that both databases answer alike, PostgreSQL with less work: of it alone in CI, where test/model says that the embedded
 * one does; of the embedded one by `npm test` and in the nightly run, which sets EVERY_TEST.
 */
const onServerInCi = [
  'test/{access-points,admin-commands,companies,deliver,draft,exports,http,interface,lists,mail}/**',
  'test/{network-statistics,operator-api,participants,printing,queue,read,receive,records,statements,submit}/**',
  'test/{telemetry,track,webhooks}/**',
  'test/app/contract.test.ts',
  'test/cli/migrate.test.ts',
  'test/database/environment.test.ts',
  'test/faults/clock.test.ts',
  'test/keys/admission.test.ts',
  'test/lifecycle/{background,retention,sweep}.test.ts',
];

/** Patterns of the files that a run of this environment leaves out, beside those that need more than a database. */
export function leftOut({ DATABASE_URL, CI, EVERY_TEST, KILLS }: NodeJS.ProcessEnv): readonly string[] {
  if (DATABASE_URL !== undefined) return EVERY_TEST === undefined ? withoutServer : [];
  return [
    ...(KILLS === undefined ? whereAskedFor : []),
    ...(CI !== undefined && EVERY_TEST === undefined ? onServerInCi : []),
  ];
}

/** Minutes, Java and Maven: `npm run access-points -- --test` and `npm run nightly` ask for it. */
const withAccessPoints =
  process.env.ACCESS_POINTS === undefined ? ['test/access-points/access-points.test.ts'] : [];

export default defineConfig({
  resolve: { alias: sourceAliases },
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...withAccessPoints, ...leftOut(process.env)],
    globalSetup: ['../scripts/generate/stale.ts', 'test/support/empty-database.ts'],
    setupFiles: ['test/support/seed.ts'],
    testTimeout: 300_000,
    // What takes a moment here takes seconds on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 300_000,
    // What has not changed is transformed once, for both databases.
    experimental: { fsModuleCache: true },
    // Files share what they import: nothing in it is changed by a test.
    isolate: false,
    // One more than there are cores: many tests wait for leases, processes and the network.
    maxWorkers: 3,
  },
});
