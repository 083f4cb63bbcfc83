import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createVitest, type Vitest } from 'vitest/node';
import type { Instrumented } from './instrument.ts';
import type { Orders, Report } from './reports.ts';

/** Milliseconds after which a change tried on one test counts as endless. */
const endless = 60_000;

/**
 * Processor milliseconds up to which a test is quick. Slower tests only run for changes that the quick ones
 * have not noticed.
 */
const quick = 60;

/** An instance of vitest that loads the sources with their changes. */
export async function vitestOf({ sources }: Instrumented, folder: string): Promise<Vitest> {
  process.env.MUTATION_ORDERS = join(folder, 'orders.json');
  process.env.FAST_CHECK_SEED = '1';
  process.env.FAST_CHECK_RUNS = '5';
  process.env.VITEST = 'true';
  return createVitest(
    'test',
    {
      root: resolve('.'),
      config: resolve('scripts/mutation/vitest.config.ts'),
      watch: false,
      reporters: [{}],
      runner: resolve('scripts/mutation/runner.ts'),
      maxWorkers: 1,
      env: { MUTATION_ORDERS: join(folder, 'orders.json'), FAST_CHECK_RUNS: '5', FAST_CHECK_SEED: '1' },
    },
    {
      plugins: [
        { name: 'changes', enforce: 'pre', load: (id: string) => sources.get(id.split('?')[0] ?? id) },
      ],
    },
  );
}

/** Runs a test file this often, and ends the process if a change never finishes. */
export async function runFile(
  vitest: Vitest,
  folder: string,
  file: string,
  times: number,
  what: Pick<Orders, 'noticed' | 'fromTheStart' | 'only' | 'without' | 'testsEach'>,
): Promise<{ reports: Report[]; hung: string | undefined }> {
  const orders: Orders = {
    ...what,
    quick,
    reports: join(folder, 'reports'),
    current: join(folder, 'current'),
  };
  rmSync(orders.reports, { force: true });
  writeFileSync(orders.current, '');
  writeFileSync(join(folder, 'orders.json'), JSON.stringify(orders));
  let hung: string | undefined;
  const watch = setInterval(() => {
    const [pid = '', id = ''] = readFileSync(orders.current, 'utf8').trim().split(' ');
    if (pid === '' || Date.now() - statSync(orders.current).mtimeMs < endless) return;
    hung = id;
    process.kill(Number(pid), 'SIGKILL');
  }, 5_000);
  vitest.state.filesMap.clear();
  vitest.state.errorsSet.clear();
  const specifications = await vitest.globTestSpecifications([file]);
  await vitest.runTestSpecifications(Array.from({ length: times }, () => specifications).flat());
  clearInterval(watch);
  const lines = existsSync(orders.reports) ? readFileSync(orders.reports, 'utf8').trim().split('\n') : [];
  return { reports: lines.filter((line) => line !== '').map((line) => JSON.parse(line)), hung };
}
