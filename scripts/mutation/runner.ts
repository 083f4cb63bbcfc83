import { appendFileSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { RunnerTestCase as Test } from 'vitest';
import { VitestTestRunner } from 'vitest/runners';
import { getFn } from 'vitest/suite';
import type { Orders, Report } from './reports.ts';

/** The functions that an instrumented source calls, by the names that the instrumenter gives them. */
declare global {
  var stryMutAct_9fa48: (id: string) => boolean;
  var stryCov_9fa48: (...ids: string[]) => void;
}

/** A change that makes a loop endless is noticed by how often its place is passed. */
const passesAtMost = (passes: number) => 10 * passes + 10_000;

/**
 * Runs each test as it is, then once more for each change that its code passes and that no test has noticed yet. The
 * modules stay loaded, which is what makes thousands of changes affordable.
 */
export default class MutationRunner extends VitestTestRunner {
  readonly #orders: Orders = JSON.parse(readFileSync(process.env.MUTATION_ORDERS ?? '', 'utf8'));
  readonly #current = openSync(this.#orders.current, 'w');
  readonly #noticed = new Set(this.#orders.noticed);
  readonly #passed = new Map<string, number>();
  #active = this.#orders.only;
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
    if (this.#orders.only !== undefined) {
      this.#left = 1e7;
      this.#note(this.#orders.only);
    }
  }

  async runTask(test: Test): Promise<void> {
    const run = getFn(test);
    if (this.#orders.only !== undefined) return run();
    this.#report({ kind: 'loaded', ids: [...this.#passed.keys()] });
    this.#passed.clear();
    await run();
    const passed = new Map(this.#passed);
    const untried = [...passed.keys()].filter((id) => !this.#noticed.has(id));
    if (untried.length > 0 && !this.#isUpset) {
      if (await this.#fails(run)) this.#report({ kind: 'once-only', test: test.fullName });
      else await this.#tryEach(test, run, untried, passed);
    }
    this.#passed.clear();
  }

  async #tryEach(
    test: Test,
    run: () => unknown,
    ids: readonly string[],
    passed: ReadonlyMap<string, number>,
  ): Promise<void> {
    this.#report({ kind: 'tried', ids });
    for (const id of ids) {
      this.#note(id);
      if (!(await this.#fails(run, id, passesAtMost(passed.get(id) ?? 0)))) continue;
      this.#noticed.add(id);
      this.#report({ kind: 'noticed', id, test: test.fullName });
      // What the change has left behind would be taken for the next one's doing.
      if (!(await this.#fails(run))) continue;
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

  /** So that whoever watches knows which change never came to an end. */
  #note(id: string): void {
    writeSync(this.#current, `${process.pid} ${id}`.padEnd(40), 0);
  }

  #report(report: Report): void {
    appendFileSync(this.#orders.reports, `${JSON.stringify(report)}\n`);
  }
}
