import { type ChildProcess, spawn } from 'node:child_process';
import { projectFolder } from '../project-folder.ts';
import type { Ending } from './page.ts';
import type { Part } from './parts.ts';

export function planned(parts: readonly Part[], minutes: number) {
  const all = parts.reduce((sum, { share }) => sum + share, 0);
  return parts.map((part) => ({ part, minutes: (minutes * part.share) / all }));
}

/** The number of a night: its day, which repeats what the night did. */
export const seedOf = (date: string): number => Number(date.slice(0, 10).replaceAll('-', ''));

/** Milliseconds that what is stopped has to end what it started: a database of its own, for example. */
const patience = 15_000;

/** Runs a command, and stops it with all that it started when its time is over, or when this process is stopped. */
export function run(
  [program, ...rest]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  milliseconds: number,
): Promise<Ending> {
  const start = performance.now();
  const child = spawn(program, rest, {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  let isStopped = false;
  const timers: NodeJS.Timeout[] = [];
  const stop = () => {
    isStopped = true;
    signal(child, 'SIGTERM');
    const kill = () => {
      signal(child, 'SIGKILL');
      // A process that has left its group may keep them open.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
    };
    timers.push(setTimeout(kill, patience));
  };
  timers.push(setTimeout(stop, milliseconds));
  const stopAll = () => {
    signal(child, 'SIGTERM');
    process.exit(130);
  };
  for (const each of stopping) process.once(each, stopAll);
  return new Promise((resolve) => {
    const end = (code: number | null, more = '') => {
      for (const timer of timers) clearTimeout(timer);
      for (const each of stopping) process.off(each, stopAll);
      const log = Buffer.concat(said).toString('utf8') + more;
      resolve({ code: isStopped ? null : (code ?? 1), seconds: (performance.now() - start) / 1000, log });
    };
    child.on('error', (error) => end(1, String(error)));
    child.on('close', (code, by) => end(code, by === null || isStopped ? '' : `\nended by ${by}`));
  });
}

const stopping = ['SIGINT', 'SIGTERM'] as const;

/** Tells a process and all that it started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, name);
  } catch {
    // It has ended by itself.
  }
}
