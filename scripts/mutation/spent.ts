import { readdirSync, readFileSync } from 'node:fs';

/** Progress of the processes of a group: their processor time, and whether one of them would go on if it could. */
interface Work {
  readonly at: number;
  readonly milliseconds: number;
  readonly isReady: boolean;
}

/** Milliseconds of a tick of the processor time that Linux tells. */
const tick = 10;

/**
 * Tells how much of its time a process group has spent since the last call, in milliseconds. A group that waits spends the time
 * that passes, one that works its processor time: on a busy machine a change that is slow has not run for ever.
 * Where the system does not tell, all spend the time that passes.
 */
export function meterOf(group: number): () => number {
  let last = workOf(group);
  return () => {
    const before = last;
    last = workOf(group);
    const worked = Math.max(0, last.milliseconds - before.milliseconds);
    return worked > 0 || last.isReady ? worked : last.at - before.at;
  };
}

function workOf(group: number): Work {
  const threads = processes().flatMap((id) => {
    const { state, ticks, group: own } = statusOf(`/proc/${id}/stat`);
    return own === group ? [{ state, ticks }, ...threadsOf(id)] : [];
  });
  return {
    at: performance.now(),
    milliseconds: tick * threads.reduce((sum, { ticks }) => sum + ticks, 0),
    isReady: threads.some(({ state }) => state === 'R' || state === 'D'),
  };
}

function processes(): string[] {
  return namesIn('/proc').filter((name) => /^\d+$/.test(name));
}

/** The states of the threads of a process, whose processor time is that of the process already. */
function threadsOf(id: string): { state: string; ticks: number }[] {
  return namesIn(`/proc/${id}/task`).map((thread) => ({
    state: statusOf(`/proc/${id}/task/${thread}/stat`).state,
    ticks: 0,
  }));
}

function statusOf(file: string): { state: string; group: number; ticks: number } {
  const text = textOf(file);
  // The name of the program, in parentheses, may have blanks.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0] ?? '', group: Number(fields[2]), ticks: Number(fields[11]) + Number(fields[12]) };
}

/** A process may have ended, and other systems have no such folder. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
