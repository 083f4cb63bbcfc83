import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import { createVitest, type Vitest } from 'vitest/node';
import { isListedAsEqual, outdated } from './equal.ts';
import { type Change, type Instrumented, instrument } from './instrument.ts';
import type { Part } from './parts.ts';
import type { Orders, Report } from './reports.ts';

export interface Outcome {
  /** Changes of the part, and those of them that were tried. */
  readonly all: number;
  readonly tried: number;
  /** Tried, listed as equal, and not noticed. */
  readonly equal: number;
  readonly unnoticed: readonly Change[];
  /** Those of the unnoticed that no test passes. */
  readonly notPassed: ReadonlySet<string>;
  /** What is amiss with the list of equal changes. */
  readonly complaints: readonly string[];
  readonly seconds: number;
}

/** What is known so far of the changes of a part. */
interface Knowledge {
  readonly noticed: Set<string>;
  /** Changes in code that ran when files were loaded, with those files. */
  readonly loaded: Map<string, Set<string>>;
  /** Changes in code that ran in a test, with the number of tests that they were tried on. */
  readonly tried: Map<string, number>;
  /** By file, the tests that take long. */
  readonly slow: Map<string, Set<string>>;
}

/** Which tests of a file are run. */
type Which = 'quick' | 'slow';

/** A change is tried on so many of the tests that pass it, and loaded anew for so many files, the nearest first. */
const most = { tests: 600, files: 5 };

/** Milliseconds after which one change, tried on one test, is taken for endless. */
const endless = 60_000;

/** Milliseconds of the processor up to which a test is quick. The others are run for what the quick ones leave. */
const quick = 60;

/** How often a file is run again after a change that it did not get over. */
const attempts = 8;

/** Tries changes of a part on the tests nearest to it: those that are chosen of them all. */
export async function tryPart(
  name: string,
  part: Part,
  choose: (changes: readonly Change[]) => readonly Change[],
  mostFiles: number,
): Promise<Outcome> {
  const start = performance.now();
  const sources = part.sources.flatMap((source) => filesOf(source, '.ts'));
  const { all, chosen, ...instrumented } = await instrument(sources, choose);
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const left = instrumented.changes.filter(({ id }) => !chosenIds.has(id)).map(({ id }) => id);
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-mutation-'));
  const files = [...new Set(part.tests.flatMap((test) => filesOf(test, '.test.ts')))].slice(0, mostFiles);
  const knowledge: Knowledge = {
    noticed: new Set(left),
    loaded: new Map(),
    tried: new Map(),
    slow: new Map(),
  };
  const vitest = await vitestOf(instrumented, folder);
  try {
    for (const which of ['quick', 'slow'] as const) {
      await tryOnFiles(vitest, folder, { name, chosen, files, which }, knowledge);
      for (const { id, file, place, before, after } of chosen)
        if (!knowledge.noticed.has(id)) process.stderr.write(`left: ${file}:${place} ${before} → ${after}\n`);
    }
  } finally {
    await vitest.close();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...outcomeOf(all, chosen, knowledge), seconds: (performance.now() - start) / 1000 };
}

interface Trial {
  readonly name: string;
  readonly chosen: readonly Change[];
  readonly files: readonly string[];
  readonly which: Which;
}

async function tryOnFiles(
  vitest: Vitest,
  folder: string,
  { name, chosen, files, which }: Trial,
  knowledge: Knowledge,
): Promise<void> {
  const concerned = files.filter((file) => which === 'quick' || knowledge.slow.has(file));
  for (const file of concerned) {
    if (chosen.every(({ id }) => knowledge.noticed.has(id))) return;
    await tryFile(vitest, folder, file, which, knowledge);
    progress(name, chosen, knowledge, `${which} tests of ${file}`);
  }
  for (const file of concerned) {
    const untried = chosen.filter(({ id }) => isLeftTo(file, id, knowledge)).map(({ id }) => id);
    if (untried.length === 0) continue;
    await tryFromTheStart(vitest, folder, file, which, untried, knowledge);
    progress(name, chosen, knowledge, `${which} tests of ${file}, loaded anew for each`);
  }
}

function outcomeOf(
  all: readonly Change[],
  chosen: readonly Change[],
  { noticed, loaded, tried }: Knowledge,
): Omit<Outcome, 'seconds'> {
  const unnoticed = chosen.filter(({ id }) => !noticed.has(id));
  const wrongly = chosen.filter((change) => noticed.has(change.id) && isListedAsEqual(change));
  const notPassed = unnoticed.filter(({ id }) => !loaded.has(id) && !tried.has(id));
  return {
    all: all.length,
    tried: chosen.length,
    equal: unnoticed.filter(isListedAsEqual).length,
    unnoticed: unnoticed.filter((change) => !isListedAsEqual(change)),
    notPassed: new Set(notPassed.map(({ id }) => id)),
    complaints: [
      ...wrongly.map(({ file, place }) => `${file}:${place} is listed as equal, and a test notices it`),
      ...outdated(all).map(({ file, line }) => `${file}: listed as equal, and not there any more: ${line}`),
    ],
  };
}

async function vitestOf({ sources }: Instrumented, folder: string): Promise<Vitest> {
  process.env.MUTATION_ORDERS = join(folder, 'orders.json');
  process.env.FAST_CHECK_SEED = '1';
  process.env.FAST_CHECK_RUNS = '5';
  process.env.VITEST = 'true';
  return createVitest(
    'test',
    {
      watch: false,
      reporters: [{}],
      runner: resolve('scripts/mutation/runner.ts'),
      // One process runs a file many times over: the runner loads the modules anew where that matters.
      isolate: false,
      maxWorkers: 1,
      globalSetup: [],
      env: { MUTATION_ORDERS: join(folder, 'orders.json'), FAST_CHECK_RUNS: '5', FAST_CHECK_SEED: '1' },
    },
    {
      plugins: [
        { name: 'changes', enforce: 'pre', load: (id: string) => sources.get(id.split('?')[0] ?? id) },
      ],
    },
  );
}

/** Runs a file until all the changes that it passes have been tried on it. */
async function tryFile(
  vitest: Vitest,
  folder: string,
  file: string,
  which: Which,
  knowledge: Knowledge,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const exhausted = [...knowledge.tried].filter(([, tests]) => tests >= most.tests).map(([id]) => id);
    const noticed = [...knowledge.noticed, ...exhausted];
    const orders = { noticed, ...testsOf(file, which, knowledge) };
    const { reports, hung } = await runFile(vitest, folder, file, 1, orders);
    for (const report of reports) {
      if (report.kind === 'noticed') knowledge.noticed.add(report.id);
      if (report.kind === 'tried')
        for (const id of report.ids) knowledge.tried.set(id, (knowledge.tried.get(id) ?? 0) + 1);
      if (report.kind === 'slow')
        knowledge.slow.set(file, (knowledge.slow.get(file) ?? new Set()).add(report.test));
      if (report.kind === 'loaded')
        for (const id of report.ids)
          knowledge.loaded.set(id, (knowledge.loaded.get(id) ?? new Set()).add(file));
    }
    if (hung !== undefined) knowledge.noticed.add(hung);
    if (hung === undefined && reports.every(({ kind }) => kind !== 'upset')) return;
  }
}

function testsOf(file: string, which: Which, { slow }: Knowledge): Pick<Orders, 'only' | 'without'> {
  const tests = [...(slow.get(file) ?? [])];
  return which === 'slow' ? { only: tests, without: [] } : { without: tests };
}

/** Whether a change of code that runs on loading, where it was in force too late until now, is to be tried on a file. */
function isLeftTo(file: string, id: string, { noticed, loaded }: Knowledge): boolean {
  const nearest = [...(loaded.get(id) ?? [])].slice(0, most.files);
  return !noticed.has(id) && nearest.includes(file);
}

async function tryFromTheStart(
  vitest: Vitest,
  folder: string,
  file: string,
  which: Which,
  ids: readonly string[],
  knowledge: Knowledge,
): Promise<void> {
  const { noticed } = knowledge;
  let untried = [...ids];
  while (untried.length > 0) {
    const orders = { noticed: [], fromTheStart: untried, ...testsOf(file, which, knowledge) };
    const { reports, hung } = await runFile(vitest, folder, file, untried.length, orders);
    const over = new Set(hung === undefined ? [] : [hung]);
    if (hung !== undefined) noticed.add(hung);
    for (const report of reports) {
      if (report.kind === 'noticed') noticed.add(report.id);
      if (report.kind === 'noticed' || report.kind === 'passed') over.add(report.id);
    }
    if (over.size === 0) throw new Error(`${file} could not be run`);
    untried = untried.filter((id) => !over.has(id));
  }
}

async function runFile(
  vitest: Vitest,
  folder: string,
  file: string,
  times: number,
  what: Pick<Orders, 'noticed' | 'fromTheStart' | 'only' | 'without'>,
): Promise<{ reports: Report[]; hung: string | undefined }> {
  const orders: Orders = {
    ...what,
    testsEach: most.tests,
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

function progress(name: string, chosen: readonly Change[], { noticed }: Knowledge, file: string): void {
  const count = chosen.filter(({ id }) => noticed.has(id)).length;
  process.stderr.write(`${name}: ${count} of ${chosen.length} noticed after ${file}\n`);
}

function filesOf(source: string, ending: string): string[] {
  if (source.endsWith(ending)) return [source];
  return globSync(`${source}/**/*${ending}`).toSorted();
}
