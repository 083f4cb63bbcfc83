import { setMaxListeners } from 'node:events';
import { appendFileSync, openSync, readFileSync, writeSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { type RunnerTestCase as Test, type RunnerTestFile as TestFile, vi } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { getFn } from 'vitest/suite';
import { mostUnchanged, noteOf } from './note.ts';
import type { Orders, Report } from './reports.ts';

// A test that runs hundreds of times leaves as many listeners.
setMaxListeners(0);

/** The functions that an instrumented source calls, under the names that the instrumenter uses. */
declare global {
  var stryMutAct_9fa48: (id: string) => boolean;
  var stryCov_9fa48: (...ids: string[]) => void;
}

const project = resolve(import.meta.dirname, '../..');

/** A change that makes a loop endless is noticed by how often its place is passed. */
const passesAtMost = (passes: number) => 10 * passes + 10_000;

/** The same if nobody has counted. */
const passesFromTheStart = 1e7;

/**
 * Stryker's own runner for vitest was tried: it starts the tests of a file anew for each change and for all files for a change in code
 * that runs on loading (39 of 87 in two files of src/compute, an estimated day), reads its own API of TypeScript, which version 7 does not have, and needs
 * Node.js 22 from version 10 on.
 *
 * Runs each test unchanged, then once for each change that its code passes and that no test has noticed yet.
 * The modules stay loaded, which makes thousands of changes affordable. For changes in code that runs while
 * modules load, one process reloads its modules for each change, which avoids starting a process for each.
 */
export default class MutationRunner extends VitestTestRunner {
  readonly #orders: Orders = JSON.parse(readFileSync(process.env.MUTATION_ORDERS ?? '', 'utf8'));
  readonly #current = openSync(this.#orders.current, 'r+');
  readonly #noticed = new Set(this.#orders.noticed);
  readonly #passed = new Map<string, number>();
  readonly #ran = new Set<string>();
  readonly #tries = new Map<string, number>();
  readonly #fromTheStart = [...(this.#orders.fromTheStart ?? [])];
  readonly #isFromTheStart = this.#orders.fromTheStart !== undefined;
  #active: string | undefined;
  #left = Number.POSITIVE_INFINITY;
  #isUpset = false;

  constructor(config: ConstructorParameters<typeof VitestTestRunner>[0]) {
    super(config);
    globalThis.stryMutAct_9fa48 = (id) => {
      if (id !== this.#active) return false;
      this.#left -= 1;
      if (this.#left < 0) throw new Error('this change runs on and on');
      return true;
    };
    globalThis.stryCov_9fa48 = (...ids) => {
      if (this.#active !== undefined) return;
      for (const id of ids) this.#passed.set(id, (this.#passed.get(id) ?? 0) + 1);
    };
  }

  onBeforeCollect([path = '']: string[] = []): void {
    // What files share ran for the one before.
    this.#ran.clear();
    this.#report({ kind: 'file', file: relative(project, path) });
    if (!this.#isFromTheStart) return;
    vi.resetModules();
    this.#active = this.#fromTheStart.shift();
    this.#left = passesFromTheStart;
    if (this.#active !== undefined) this.#noteFromTheStart(this.#active);
  }

  override onAfterRunFiles(files: TestFile[] = []): void {
    super.onAfterRunFiles();
    const id = this.#active;
    if (!this.#isFromTheStart || id === undefined) return;
    const isNoticed = this.#noticed.has(id) || files.some(({ result }) => result?.state === 'fail');
    this.#report(isNoticed ? { kind: 'noticed', id, test: '' } : { kind: 'passed', id });
    this.#note('', mostUnchanged);
  }

  async runTask(test: Test): Promise<void> {
    const run = getFn(test);
    if (this.#isUpset || !this.#isWanted(test)) return;
    if (this.#isFromTheStart) return this.#runUntilNoticed(run);
    this.#report({ kind: 'loaded', ids: [...this.#passed.keys()] });
    this.#passed.clear();
    this.#note('', mostUnchanged);
    const start = process.cpuUsage();
    const began = performance.now();
    await run();
    const took = performance.now() - began;
    const { user, system } = process.cpuUsage(start);
    this.#tellWhatRan();
    const first = [...this.#passed.keys()].filter((id) => !this.#noticed.has(id));
    this.#passed.clear();
    if (first.length === 0) return;
    // A test that waits for browsers or processes spends little itself.
    const isLong = user + system > 1000 * this.#orders.quick || took > this.#orders.prompt;
    const isSlow = this.#orders.only === undefined && isLong;
    if (isSlow) this.#report({ kind: 'slow', test: test.fullName });
    else await this.#tryOn(test, run, first, 10 * took + this.#orders.patience);
    this.#passed.clear();
  }

  /** Changes that are to be tried in a run of their own. */
  #tellFromTheStart(ids: readonly string[]): void {
    this.#report({ kind: 'loaded', ids });
    this.#passed.clear();
  }

  #tellWhatRan(): void {
    const ids = [...this.#passed.keys()].filter((id) => !this.#ran.has(id));
    for (const id of ids) this.#ran.add(id);
    if (ids.length > 0) this.#report({ kind: 'ran', ids });
  }

  #isWanted({ fullName }: Test): boolean {
    const { only, without } = this.#orders;
    return only === undefined ? !without.includes(fullName) : only.includes(fullName);
  }

  /** Code that a second run does not reach was cached by the first, like code that runs when modules load. */
  async #tryOn(test: Test, run: () => unknown, first: readonly string[], most: number): Promise<void> {
    if (await this.#fails(run)) {
      this.#report({ kind: 'once-only', test: test.fullName });
      this.#tellFromTheStart(first);
      return;
    }
    const passed = new Map(this.#passed);
    this.#report({ kind: 'loaded', ids: first.filter((id) => !passed.has(id)) });
    const untried = first.filter((id) => passed.has(id) && this.#mayTry(id));
    await this.#tryEach(test, run, untried, passed, most);
  }

  /** Once one test has failed, the other tests of a file add nothing. */
  async #runUntilNoticed(run: () => unknown): Promise<void> {
    const id = this.#active;
    if (id === undefined || this.#noticed.has(id)) return;
    this.#noteFromTheStart(id);
    try {
      await run();
    } catch {
      this.#noticed.add(id);
    }
  }

  #mayTry(id: string): boolean {
    const tries = (this.#tries.get(id) ?? 0) + 1;
    this.#tries.set(id, tries);
    return tries <= this.#orders.testsEach;
  }

  async #tryEach(
    test: Test,
    run: () => unknown,
    ids: readonly string[],
    passed: ReadonlyMap<string, number>,
    most: number,
  ): Promise<void> {
    this.#report({ kind: 'tried', ids });
    for (const id of ids) {
      this.#note(id, most);
      const isNoticed = await this.#fails(run, id, passesAtMost(passed.get(id) ?? 0));
      this.#note('', mostUnchanged);
      if (!isNoticed) continue;
      // After-effects of this change would be attributed to the next one.
      const isUpset = await this.#fails(run);
      if (isUpset && this.#orders.leavesState === true)
        // The test may fail because of what its earlier runs have left.
        return this.#tellFromTheStart(ids.slice(ids.indexOf(id)));
      this.#noticed.add(id);
      this.#report({ kind: 'noticed', id, test: test.fullName });
      if (!isUpset) continue;
      this.#isUpset = true;
      this.#report({ kind: 'upset', id });
      return;
    }
  }

  async #fails(run: () => unknown, id?: string, passes = Number.POSITIVE_INFINITY): Promise<boolean> {
    this.#active = id;
    this.#left = passes;
    try {
      await run();
      return false;
    } catch {
      return true;
    } finally {
      this.#active = undefined;
    }
  }

  /** Tells the watching process what is active and how long it may be, in case it never finishes. */
  #note(id: string, most: number): void {
    writeSync(this.#current, noteOf(id, most), 0);
  }

  /** Nobody has measured how long a test or the loading of its file takes without the change. */
  #noteFromTheStart(id: string): void {
    this.#note(id, 3 * this.#orders.patience);
  }

  #report(report: Report): void {
    appendFileSync(this.#orders.reports, `${JSON.stringify(report)}\n`);
  }
}
