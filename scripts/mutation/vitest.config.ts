import { project } from '../../vitest.config.ts';

const { test, ...others } = project('changes', {
  isolate: false,
  include: ['{test,engine/test}/**/*.test.ts'],
  exclude: [],
});

/**
 * One process runs a file many times; the runner reloads modules when needed. It is the runner that ends what takes too long, by
 * what it has spent: at low priority on a busy machine a test is slow without a change.
 */
export default { ...others, test: { ...test, testTimeout: 900_000, hookTimeout: 900_000 } };
