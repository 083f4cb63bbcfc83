import { project } from '../../vitest.config.ts';

/** One process runs a file many times; the runner reloads modules when needed. */
export default project('changes', {
  isolate: false,
  include: ['{test,engine/test}/**/*.test.ts'],
  exclude: [],
});
