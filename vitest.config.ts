import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { sourceAliases } from './scripts/entry-points.ts';
import { testsAtNight } from './test/tier.ts';

/**
 * What `npm test` leaves to `npm run test:all`, and why. Each part of the project has quick tests beside these.
 * test/tier.ts says what else the quick tier does less of.
 */
export const secondTier: Readonly<Record<string, readonly string[]>> = {
  'a browser': [
    'test/page/{accountants-month,appearance,editor,form-on-screens,kept-work,keyboard,make-an-invoice,new-invoice,page,start,several-documents,status,supply,table,tasks,use}.test.ts',
    'test/batch/report-in-browser.test.ts',
    'test/cli/render.test.ts',
    'test/report/html.test.ts',
    'test/render/browser.test.ts',
  ],
  'processes and threads': [
    'test/batch/{document-pool,resume,validate-batch}.test.ts',
    'test/cli/{batch-process,completion-in-shells,serve,serve-processes,serve-start,streams}.test.ts',
    'test/examples/{erp,python,tutorials}.test.ts',
    'test/node/hold.test.ts',
    'test/cli/{agents,found-config,gate,mcp,refusals,schematron,table,tdd,unreadable,unwritable-batch}.test.ts',
    'test/contributing.test.ts',
    'test/pipelines.test.ts',
    'test/release-run.test.ts',
    'test/workers/pool.test.ts',
    'test/server/{answers,bodies,closing,endpoints,hosts,metrics-and-logs,readiness,workers}.test.ts',
  ],
  'the documentation, the image and the package as they are published': [
    'test/docs/**',
    'test/doc-examples.test.ts',
    'test/docker.test.ts',
    'test/{browser,bundled-scripts}.test.ts',
    'test/package/{api,binary,consumers,package,readable,sizes}.test.ts',
  ],
  'SaxonJS with a schema for each case': [
    'test/schematron/artefacts/*.test.ts',
    'test/schematron/compiled/differential.test.ts',
    'test/schematron/rule-set-file.test.ts',
  ],
  'every request of the tests once more, by every door or after every hint': [
    'test/approved{,-page}/*.test.ts',
    'test/request/supply-doors.test.ts',
    'test/rules/{every-hint,hints-by-door}.test.ts',
    'test/{api/stored-result,ubl/reading/rewrite}.test.ts',
    'test/properties/{mutated-ubl,written-structure}.test.ts',
  ],
  'documents, schemas and expressions made to take long': [
    'test/fuzz/**',
    'test/growth/**',
    'test/hostile.test.ts',
    'test/render/{hostile,preview}.test.ts',
    'test/object-words.test.ts',
    'test/request/many-unknown-fields.test.ts',
    'test/ubl/exceeded-limit.test.ts',
  ],
};

const atNight = process.env.EVERY_TEST === undefined ? testsAtNight : [];

/** Properties are tried on other values in every run; the seed repeats them. */
const seed = process.env.FAST_CHECK_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`FAST_CHECK_SEED=${seed}`);

/** What the publisher has published may not enter the project; where it stands beside it, more is compared. */
if (!existsSync(resolve(import.meta.dirname, '../shared/pint-ae')))
  console.log('../shared/pint-ae is not there: tests that compare with what is published are skipped');

/** Files that replace a module, or count every step that code takes. */
export const withOwnModules = [
  'test/other-country/command-line.test.ts',
  'test/batch/validate-chunk.test.ts',
  'test/cli/serve-start.test.ts',
  'test/growth/*.test.ts',
  'test/server/readiness.test.ts',
];

type Tier = 'quick' | 'all';

/** Test files that run in one way. */
export const project = (
  name: string,
  { isolate, include, exclude }: { isolate: boolean; include: string[]; exclude: string[] },
  tier: Tier = 'all',
) => ({
  resolve: { alias: sourceAliases },
  test: {
    name,
    isolate,
    include,
    exclude: [...exclude, ...atNight, ...(tier === 'quick' ? Object.values(secondTier).flat() : [])],
    setupFiles: ['test/setup/seed.ts', 'test/setup/temporary-folders.ts'],
    env: { FAST_CHECK_SEED: seed, TEST_TIER: tier },
    // What takes seconds here takes minutes on a busy machine.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});

export default defineConfig(({ mode }) => {
  const tier = mode === 'quick' ? 'quick' : 'all';
  return {
    resolve: { alias: sourceAliases },
    test: {
      globalSetup: ['scripts/generate/stale.ts', 'test/setup/nothing-left.ts'],
      maxWorkers: 2,
      // What has not changed is transformed once, for both projects and the next run.
      experimental: { fsModuleCache: true },
      projects: [
        // Files import once what they share: more than a third of the processor time of a run.
        project(
          'shared modules',
          { isolate: false, include: ['test/**/*.test.ts'], exclude: withOwnModules },
          tier,
        ),
        project('own modules', { isolate: true, include: withOwnModules, exclude: [] }, tier),
      ],
    },
  };
});
