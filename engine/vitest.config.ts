import { defineConfig } from 'vitest/config';

/** What the quick tier leaves to the whole one; test/tier.ts says what else it does less of. */
const secondTier = {
  'a command in a process of its own': ['test/schematron/artefacts/command.test.ts'],
  'the package as it is published': ['test/package/package.test.ts'],
  'SaxonJS with a schema for each case': [
    'test/schematron/{artefacts/other-nodes,to-xslt}.test.ts',
    'test/xpath/passes/products.test.ts',
  ],
  'schemas and expressions made to take long': ['test/schematron/{doubling,hostile-schemas}.test.ts'],
};

/** Properties are tried on other values in every run; the seed repeats them. */
const seed = process.env.FAST_CHECK_SEED ?? String(Math.floor(Math.random() * 2 ** 31));
console.log(`FAST_CHECK_SEED=${seed}`);

export default defineConfig(({ mode }) => {
  const tier = mode === 'quick' ? 'quick' : 'all';
  return {
    test: {
      // Files import once what they share.
      isolate: false,
      maxWorkers: 2,
      include: ['test/**/*.test.ts'],
      exclude: tier === 'quick' ? Object.values(secondTier).flat() : [],
      setupFiles: ['test/setup/seed.ts', 'test/setup/temporary-folders.ts'],
      env: { FAST_CHECK_SEED: seed, TEST_TIER: tier },
      testTimeout: 300_000,
      hookTimeout: 300_000,
    },
  };
});
