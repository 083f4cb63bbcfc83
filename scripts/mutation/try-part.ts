import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { createVitest, type Vitest } from 'vitest/node';
import { type Change, type Instrumented, instrument } from './instrument.ts';
import type { Part } from './parts.ts';
import type { Orders, Report } from './reports.ts';

export interface Outcome {
  readonly changes: number;
  readonly noticed: number;
  readonly unnoticed: readonly Change[];
  readonly seconds: number;
}

/** What is known so far of the changes of a part. */
interface Knowledge {
  readonly noticed: Set<string>;
  /** Changes in code that ran when files were loaded, with those files. */
  readonly loaded: Map<string, Set<string>>;
  /** Changes in code that ran in a test. */
  readonly tried: Set<string>;
}

/** Milliseconds after which one change, tried on one test, is taken for endless. */
const endless = 60_000;

/** How often a file is run again after a change that it did not get over. */
const attempts = 8;

/** Tries every change of a part, or every so manieth, on the tests nearest to it. */
export async function tryPart(name: string, part: Part, every: number): Promise<Outcome> {
  const start = performance.now();
  const instrumented = await instrument(part.sources.flatMap((source) => filesOf(source, '.ts')));
  const chosen = instrumented.changes.filter((_, index) => index % every === 0);
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-mutation-'));
  const files = [...new Set(part.tests.flatMap((test) => filesOf(test, '.test.ts')))];
  const left = instrumented.changes.filter((_, index) => index % every !== 0).map(({ id }) => id);
  const knowledge: Knowledge = { noticed: new Set(left), loaded: new Map(), tried: new Set() };
  const vitest = await vitestOf(instrumented, folder);
  try {
    for (const file of files) {
      if (chosen.every(({ id }) => knowledge.noticed.has(id))) break;
      await tryFile(vitest, folder, file, knowledge);
      progress(name, chosen, knowledge, file);
    }
    await tryFromTheStart(vitest, folder, knowledge);
    progress(name, chosen, knowledge, 'runs with one change each');
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
  const unnoticed = chosen.filter(({ id }) => !knowledge.noticed.has(id));
  return {
    changes: chosen.length,
    noticed: chosen.length - unnoticed.length,
    unnoticed,
    seconds: (performance.now() - start) / 1000,
  };
}

async function vitestOf({ sources }: Instrumented, folder: string): Promise<Vitest> {
  process.env.MUTATION_ORDERS = join(folder, 'orders.json');
  process.env.FAST_CHECK_SEED = '1';
  process.env.FAST_CHECK_RUNS = '20';
  process.env.VITEST = 'true';
  return createVitest(
    'test',
    {
      watch: false,
      reporters: [{}],
      runner: resolve('scripts/mutation/runner.ts'),
      maxWorkers: 1,
      bail: 1,
      globalSetup: ['scripts/generate-stale.ts'],
      env: { MUTATION_ORDERS: join(folder, 'orders.json'), FAST_CHECK_RUNS: '20', FAST_CHECK_SEED: '1' },
    },
    {
      plugins: [
        { name: 'changes', enforce: 'pre', load: (id: string) => sources.get(id.split('?')[0] ?? id) },
      ],
    },
  );
}

/** Runs a file until all the changes that it passes have been tried on it. */
async function tryFile(vitest: Vitest, folder: string, file: string, knowledge: Knowledge): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { reports, hung } = await runFile(vitest, folder, file, { noticed: [...knowledge.noticed] });
    let isUpset = false;
    for (const report of reports) {
      if (report.kind === 'noticed') knowledge.noticed.add(report.id);
      if (report.kind === 'upset') isUpset = true;
      if (report.kind === 'tried') for (const id of report.ids) knowledge.tried.add(id);
      if (report.kind === 'loaded')
        for (const id of report.ids)
          knowledge.loaded.set(id, (knowledge.loaded.get(id) ?? new Set()).add(file));
    }
    if (hung !== undefined) knowledge.noticed.add(hung);
    if (!isUpset && hung === undefined) return;
  }
}

/** How many of the nearest files are run anew for a change in code that only runs when they are loaded. */
const filesEach = 2;

async function tryFromTheStart(vitest: Vitest, folder: string, knowledge: Knowledge): Promise<void> {
  for (const [id, files] of knowledge.loaded) {
    if (knowledge.noticed.has(id) || knowledge.tried.has(id)) continue;
    for (const file of [...files].slice(0, filesEach))
      if (!knowledge.noticed.has(id) && (await isNoticedFromTheStart(vitest, folder, file, id)))
        knowledge.noticed.add(id);
  }
}

async function isNoticedFromTheStart(
  vitest: Vitest,
  folder: string,
  file: string,
  id: string,
): Promise<boolean> {
  const { isGreen, hung } = await runFile(vitest, folder, file, { noticed: [], only: id });
  return !isGreen || hung !== undefined;
}

async function runFile(
  vitest: Vitest,
  folder: string,
  file: string,
  what: Pick<Orders, 'noticed' | 'only'>,
): Promise<{ reports: Report[]; isGreen: boolean; hung: string | undefined }> {
  const orders: Orders = { ...what, reports: join(folder, 'reports'), current: join(folder, 'current') };
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
  const ran = await vitest.runTestSpecifications(await vitest.globTestSpecifications([file]));
  clearInterval(watch);
  const lines = existsSync(orders.reports) ? readFileSync(orders.reports, 'utf8').trim().split('\n') : [];
  const isGreen = ran.unhandledErrors.length === 0 && ran.testModules.every((module) => module.ok());
  return { reports: lines.filter((line) => line !== '').map((line) => JSON.parse(line)), isGreen, hung };
}

function progress(name: string, chosen: readonly Change[], { noticed }: Knowledge, file: string): void {
  const count = chosen.filter(({ id }) => noticed.has(id)).length;
  process.stderr.write(`${name}: ${count} of ${chosen.length} noticed after ${file}\n`);
}

function filesOf(source: string, ending: string): string[] {
  if (source.endsWith(ending)) return [source];
  return globSync(`${source}/**/*${ending}`).toSorted();
}
