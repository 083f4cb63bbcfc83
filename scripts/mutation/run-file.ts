import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mostUnchanged, noteOf, readNote } from './note.ts';
import type { Orders, Report } from './reports.ts';
import { meterOf } from './spent.ts';
import type { Asked } from './vitest-process.ts';

/**
 * Processor milliseconds up to which a test is quick. Slower tests only run for changes that the quick ones
 * have not noticed.
 */
const quick = 60;

/** The same for milliseconds that pass. */
const prompt = 2_000;

/** How often it is looked whether something never ends, in milliseconds. */
const interval = 250;

/** Milliseconds that a change may spend beyond ten times what the test takes without it. */
const usualPatience = 20_000;

/** How a run of a test file ended. */
export interface Ended {
  readonly reports: readonly Report[];
  /** The change that did not finish in its time. */
  readonly hung: string | undefined;
  /** Whether it was ended while no change was active: the file itself takes too long, or its process failed. */
  readonly isStuck: boolean;
}

export interface TestProcess {
  /** Runs test files this often, and ends whatever takes longer than it may. */
  readonly run: (
    files: readonly string[],
    times: number,
    what: Omit<Orders, 'quick' | 'prompt' | 'patience' | 'reports' | 'current'>,
  ) => Promise<Ended>;
  readonly end: () => void;
}

/** A process with vitest, which is kept from file to file and started again after it had to be ended. */
export function testProcess(
  sources: ReadonlyMap<string, string>,
  folder: string,
  patience = usualPatience,
  workspace = '.',
): TestProcess {
  writeFileSync(join(folder, 'sources.json'), JSON.stringify([...sources]));
  let child: ChildProcess | undefined;
  const end = () => {
    if (child !== undefined) endGroup(child);
    child = undefined;
  };
  return {
    end,
    run: async (files, times, what) => {
      const orders: Orders = {
        ...what,
        quick,
        prompt,
        patience,
        reports: join(folder, 'reports'),
        current: join(folder, 'current'),
      };
      rmSync(orders.reports, { force: true });
      writeFileSync(orders.current, noteOf('', mostUnchanged));
      writeFileSync(join(folder, 'orders.json'), JSON.stringify(orders));
      child ??= started(folder, workspace);
      const overdue = await answered(
        child,
        { files: files.map((file) => resolve(file)), times },
        orders.current,
      );
      if (overdue !== undefined) end();
      const lines = existsSync(orders.reports) ? readFileSync(orders.reports, 'utf8').split('\n') : [];
      return {
        reports: lines.filter((line) => line !== '').map((line) => JSON.parse(line)),
        hung: overdue === '' ? undefined : overdue,
        isStuck: overdue === '',
      };
    },
  };
}

function started(folder: string, workspace: string): ChildProcess {
  const script = fileURLToPath(new URL('vitest-process.ts', import.meta.url));
  return spawn(process.execPath, ['--import', 'tsx', script, folder], {
    cwd: workspace,
    detached: true,
    // An ended process leaves its files in a folder that goes.
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** Ends a process and all that it started. */
function endGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/**
 * Waits for a run. If it takes longer than the note of what is being tried allows, or the process ends, gives the change that was
 * active: '' if none was.
 */
async function answered(child: ChildProcess, asked: Asked, current: string): Promise<string | undefined> {
  const over = new AbortController();
  const { signal } = over;
  const active = () => readNote(readFileSync(current, 'utf8')).id;
  child.send(asked);
  const ended = await Promise.race([
    // A change may have ended the process of the tests, which vitest survives.
    once(child, 'message', { signal }).then(() => active() || undefined),
    once(child, 'exit', { signal }).then(active),
    overdue(child.pid ?? 0, current, signal).then(active),
  ]);
  // Results still awaited are rejected, and nobody listens to them.
  over.abort();
  return ended;
}

/** Waits until a process group has spent more on what is noted than it may. */
function overdue(group: number, current: string, signal: AbortSignal): Promise<void> {
  const spentSince = meterOf(group);
  let [noted, spent] = [0, 0];
  return new Promise((resolve) => {
    const look = () => {
      const { mtimeMs } = statSync(current);
      const more = spentSince();
      spent = mtimeMs === noted ? spent + more : 0;
      noted = mtimeMs;
      if (spent > readNote(readFileSync(current, 'utf8')).limit) resolve();
    };
    const watch = setInterval(look, interval);
    signal.addEventListener('abort', () => clearInterval(watch));
  });
}
