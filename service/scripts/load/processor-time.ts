import { readFile } from 'node:fs/promises';

/** Milliseconds of processor time that processes have used; Linux counts in hundredths of a second. */
export async function processorTime(pids: readonly number[]): Promise<number> {
  let ticks = 0;
  for (const pid of pids) {
    const fields = await fieldsOf(pid).catch(() => []);
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
  }
  return ticks * 10;
}

/** Returns the facts that Linux gives about a process, from its state on. */
export async function fieldsOf(pid: number): Promise<readonly string[]> {
  return (await readFile(`/proc/${pid}/stat`, 'utf8')).replace(/^.*\) /, '').split(' ');
}
