import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { type Change, instrument } from './instrument.ts';
import { nearestTests } from './nearest.ts';
import type { Part } from './parts.ts';
import type { Orders, Report } from './reports.ts';
import { type TestProcess, testProcess } from './run-file.ts';
import { refusedByTypes } from './types.ts';

export interface Outcome {
  /** Changes of the part, and how many of them were tried. */
  readonly all: number;
  readonly tried: number;
  readonly unnoticed: readonly Change[];
  /** Unnoticed changes whose code no test runs. */
  readonly notPassed: ReadonlySet<string>;
  readonly seconds: number;
}

/** Results so far for the changes of a part. */
interface Knowledge {
  readonly noticed: Set<string>;
  /** Changes in code that ran when files were loaded. */
  readonly loaded: Set<string>;
  /** The changes whose code the tests of a file ran, by file: the more of a source, the nearer the file is. */
  readonly ran: Map<string, Set<string>>;
  /** Changes in code that ran in a test, with the number of tests on which they were tried. */
  readonly tried: Map<string, number>;
  /** The slow tests, by file. */
  readonly slow: Map<string, Set<string>>;
}

/** Which tests of a file run. */
type Which = 'quick' | 'slow';

/**
 * The most tests on which a change is tried, the nearest first, and for code that runs on loading the most
 * files, those first whose tests run most of its source.
 */
const most = { tests: 600, files: 5 };

/** How often files run again after a change from which one did not recover. */
const attempts = 12;

/** Limits of the tries of a part: what has not been tried by then is unnoticed. */
export interface Most {
  /** Test files, the nearest first. */
  readonly files: number;
  readonly minutes: number;
}

/** How many files run in one process, in which one that never ends ends the others. */
const filesTogether = 8;

/** How many changes are tried on a file at a time, from the start. */
const atATime = 4;

/** Tries the chosen changes of a part on the tests nearest to it. */
export async function tryPart(
  name: string,
  part: Part,
  choose: (changes: readonly Change[]) => readonly Change[],
  { files: mostFiles, minutes }: Most,
): Promise<Outcome> {
  const start = performance.now();
  const isOver = () => performance.now() - start > 60_000 * minutes;
  const sources = sourcesOf(part);
  const { all, chosen, ...instrumented } = await instrument(sources, choose);
  const chosenIds = new Set(chosen.map(({ id }) => id));
  const refused = [...refusedByTypes(chosen, part.workspace)].map(({ id }) => id);
  const left = instrumented.changes.filter(({ id }) => !chosenIds.has(id)).map(({ id }) => id);
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-mutation-'));
  const listed = part.tests.flatMap((test) => filesOf(test, '.test.ts'));
  const reached = nearestTests(
    chosen.map(({ file }) => file),
    listed,
    part.isOwnTestsAlone,
  );
  const files = [...reached.keys()].slice(0, mostFiles);
  const knowledge: Knowledge = {
    noticed: new Set([...left, ...refused]),
    loaded: new Set(),
    ran: new Map(),
    tried: new Map(),
    slow: new Map(),
  };
  const tests = testProcess(instrumented.sources, folder, undefined, part.workspace);
  // Its tests share a database, and leave their documents in it.
  const leavesState = part.workspace === 'service';
  const sourceOf = new Map(instrumented.changes.map(({ id, file }) => [id, file]));
  try {
    for (const which of ['quick', 'slow'] as const) {
      await tryOnFiles(
        tests,
        { name, chosen, sourceOf, files, reached, which, leavesState, isOver },
        knowledge,
      );
      for (const { id, file, place, before, after } of chosen)
        if (!knowledge.noticed.has(id)) process.stderr.write(`left: ${file}:${place} ${before} → ${after}\n`);
    }
  } finally {
    tests.end();
    rmSync(folder, { recursive: true, force: true });
  }
  return { ...outcomeOf(all, chosen, knowledge), seconds: (performance.now() - start) / 1000 };
}

interface Trial {
  readonly name: string;
  readonly chosen: readonly Change[];
  /** The source of each change that is in the sources. */
  readonly sourceOf: ReadonlyMap<string, string>;
  readonly files: readonly string[];
  /** The sources that each test file imports, itself or through others. */
  readonly reached: ReadonlyMap<string, ReadonlySet<string>>;
  readonly which: Which;
  readonly leavesState: boolean;
  readonly isOver: () => boolean;
}

async function tryOnFiles(
  tests: TestProcess,
  { name, chosen, sourceOf, files, reached, which, leavesState, isOver }: Trial,
  knowledge: Knowledge,
): Promise<void> {
  const concerned = files.filter((file) => which === 'quick' || knowledge.slow.has(file));
  const isLeft = (file: string) => (change: Change) =>
    !knowledge.noticed.has(change.id) && reached.get(file)?.has(change.file) === true;
  for (let from = 0; from < concerned.length && !isOver(); from += filesTogether) {
    const together = concerned.slice(from, from + filesTogether).filter((file) => chosen.some(isLeft(file)));
    await tryTogether(tests, together, { which, leavesState }, knowledge);
    progress(name, chosen, knowledge, `${which} tests of ${together.join(', ')}`);
  }
  const nearest = nearestOfLoaded({ chosen, sourceOf, files, reached }, knowledge);
  for (const file of concerned) {
    const untried = chosen
      .filter(({ id }) => !knowledge.noticed.has(id) && nearest.get(id)?.includes(file) === true)
      .map(({ id }) => id);
    if (untried.length === 0) continue;
    await tryFromTheStart(tests, file, { which, ids: untried, isOver }, knowledge);
    progress(name, chosen, knowledge, `${which} tests of ${file}, loaded anew for each`);
  }
}

function outcomeOf(
  all: readonly Change[],
  chosen: readonly Change[],
  { noticed, loaded, tried }: Knowledge,
): Omit<Outcome, 'seconds'> {
  const unnoticed = chosen.filter(({ id }) => !noticed.has(id));
  const notPassed = unnoticed.filter(({ id }) => !loaded.has(id) && !tried.has(id));
  return {
    all: all.length,
    tried: chosen.length,
    unnoticed,
    notPassed: new Set(notPassed.map(({ id }) => id)),
  };
}

/**
 * Runs files until all changes that they pass have been tried on them. They share what they import, most of which would otherwise be
 * loaded for each.
 */
async function tryTogether(
  tests: TestProcess,
  files: readonly string[],
  { which, leavesState }: Pick<Trial, 'which' | 'leavesState'>,
  knowledge: Knowledge,
): Promise<void> {
  let left = files;
  for (let attempt = 0; attempt < attempts && left.length > 0; attempt += 1) {
    const exhausted = [...knowledge.tried].filter(([, tests]) => tests >= most.tests).map(([id]) => id);
    const noticed = [...knowledge.noticed, ...exhausted];
    const orders = { noticed, testsEach: most.tests, leavesState, ...testsOf(left, which, knowledge) };
    const { reports, hung, isStuck } = await tests.run(left, 1, orders);
    const begun = learned(reports, knowledge);
    const last = begun.at(-1) ?? '';
    // Nothing noticed would look like tests that notice nothing.
    if (isStuck && last === '') throw new Error(`none of ${left.join(', ')} could be run`);
    if (isStuck) process.stderr.write(`${last} takes too long by itself, and was ended\n`);
    if (hung !== undefined) knowledge.noticed.add(hung);
    if (hung === undefined && !isStuck && reports.every(({ kind }) => kind !== 'upset')) return;
    // Vitest chooses the order. What takes too long by itself is not run again.
    const over = isStuck ? begun : begun.slice(0, -1);
    left = left.filter((file) => !over.includes(file));
  }
}

/** Takes in what a run reports; returns the files that ran, the last of which may not have ended. */
function learned(reports: readonly Report[], knowledge: Knowledge): readonly string[] {
  const begun: string[] = [];
  let file = '';
  const addTo = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const report of reports) {
    if (report.kind === 'file') {
      file = report.file;
      begun.push(file);
    }
    if (report.kind === 'upset') break;
    if (report.kind === 'noticed') knowledge.noticed.add(report.id);
    if (report.kind === 'slow') addTo(knowledge.slow, file, report.test);
    if (report.kind === 'tried')
      for (const id of report.ids) knowledge.tried.set(id, (knowledge.tried.get(id) ?? 0) + 1);
    if (report.kind === 'ran') for (const id of report.ids) addTo(knowledge.ran, file, id);
    if (report.kind === 'loaded') for (const id of report.ids) knowledge.loaded.add(id);
  }
  return begun;
}

function testsOf(
  files: readonly string[],
  which: Which,
  { slow }: Knowledge,
): Pick<Orders, 'only' | 'without'> {
  const tests = files.flatMap((file) => [...(slow.get(file) ?? [])]);
  return which === 'slow' ? { only: tests, without: [] } : { without: tests };
}

/** For changes in code that runs on loading, which were active too late until now: the files to try them on. */
function nearestOfLoaded(
  { chosen, sourceOf, files, reached }: Pick<Trial, 'chosen' | 'sourceOf' | 'files' | 'reached'>,
  { loaded, ran }: Knowledge,
): ReadonlyMap<string, readonly string[]> {
  const runOf = (source: string, file: string) =>
    [...(ran.get(file) ?? [])].filter((id) => sourceOf.get(id) === source).length;
  return new Map(
    chosen
      .filter(({ id }) => loaded.has(id))
      .map(({ id, file: source }) => {
        const importing = files.filter((file) => reached.get(file)?.has(source) === true);
        const nearest = importing
          .map((file) => ({ file, run: runOf(source, file) }))
          .toSorted((one, other) => other.run - one.run);
        return [id, nearest.slice(0, most.files).map(({ file }) => file)];
      }),
  );
}

async function tryFromTheStart(
  tests: TestProcess,
  file: string,
  { which, ids, isOver }: { which: Which; ids: readonly string[]; isOver: () => boolean },
  knowledge: Knowledge,
): Promise<void> {
  const { noticed } = knowledge;
  let untried = [...ids];
  while (untried.length > 0 && !isOver()) {
    const now = untried.slice(0, atATime);
    // What a slow test was the first to run, and was kept since, may show in a quick one.
    const chosenTests = which === 'slow' ? { without: [] } : testsOf([file], which, knowledge);
    const orders = { noticed: [], fromTheStart: now, testsEach: most.tests, ...chosenTests };
    const { reports, hung } = await tests.run([file], now.length, orders);
    const over = new Set(hung === undefined ? [] : [hung]);
    if (hung !== undefined) noticed.add(hung);
    for (const report of reports) {
      if (report.kind === 'noticed') noticed.add(report.id);
      if (report.kind === 'noticed' || report.kind === 'passed') over.add(report.id);
    }
    if (over.size === 0) {
      process.stderr.write(`${file} could not be run\n`);
      return;
    }
    untried = untried.filter((id) => !over.has(id));
  }
}

function progress(name: string, chosen: readonly Change[], { noticed }: Knowledge, file: string): void {
  const count = chosen.filter(({ id }) => noticed.has(id)).length;
  process.stderr.write(`${name}: ${count} of ${chosen.length} noticed after ${file}\n`);
}

/** The files of a part that are changed. */
export function sourcesOf({ sources }: Part): readonly string[] {
  return sources.flatMap((source) => filesOf(source, '.ts'));
}

function filesOf(source: string, ending: string): string[] {
  return globSync(source.endsWith(ending) ? source : `${source}/**/*${ending}`).toSorted();
}
