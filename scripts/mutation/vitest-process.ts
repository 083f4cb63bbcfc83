/**
 * Runs test files on sources with changes, when its parent asks: `node vitest-process.ts FOLDER`, in the folder whose tests they
 * are. FOLDER has the sources and the orders. It leads a process group, so that whatever a change starts or keeps running can be ended with it.
 */
import { setMaxListeners } from 'node:events';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Writable } from 'node:stream';
import { createVitest } from 'vitest/node';

/** A request to run test files this often. */
export interface Asked {
  readonly files: readonly string[];
  readonly times: number;
}

// One vitest instance runs hundreds of files, with a listener for the end of each.
setMaxListeners(0);
const folder = process.argv[2] ?? '';
const sources = new Map<string, string>(
  JSON.parse(readFileSync(join(folder, 'sources.json'), 'utf8')) as [string, string][],
);
/** The service's tests have settings of their own, and a database. */
const isOfService = basename(process.cwd()) === 'service';
/** It is the runner that ends what takes too long, by what it has spent: on a busy machine a test is slow without a change. */
const longest = 900_000;
const environment = {
  MUTATION_ORDERS: join(folder, 'orders.json'),
  FAST_CHECK_RUNS: '5',
  FAST_CHECK_SEED: '1',
};
Object.assign(process.env, environment, { VITEST: 'true' });
const changedIn = (id: string) => sources.get(id.split('?')[0] ?? id);
/** Files that tests write are of no use here. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });
// What prepares the tests of the service runs in this process, on the same sources.
globalThis.stryMutAct_9fa48 = () => false;
globalThis.stryCov_9fa48 = () => {};
const vitest = await createVitest(
  'test',
  {
    root: resolve('.'),
    config: isOfService ? resolve('vitest.config.ts') : join(import.meta.dirname, 'vitest.config.ts'),
    testTimeout: longest,
    hookTimeout: longest,
    watch: false,
    reporters: [{}],
    runner: join(import.meta.dirname, 'runner.ts'),
    maxWorkers: 1,
    env: environment,
    experimental: { fsModuleCache: true },
  },
  {
    plugins: [
      {
        name: 'changes',
        enforce: 'pre',
        load: changedIn,
        configureVitest: ({ experimental_defineCacheKeyGenerator: keysBy }) =>
          keysBy(({ id }) => (changedIn(id) === undefined ? undefined : false)),
      },
    ],
  },
  { stdout: nowhere(), stderr: nowhere() },
);

process.on('message', async ({ files, times }: Asked) => {
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const specifications = await vitest.globTestSpecifications([...files]);
  await vitest.runTestSpecifications(Array.from({ length: times }, () => specifications).flat());
  process.send?.('done');
});
// A parent that was killed asks for nothing more.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'));
