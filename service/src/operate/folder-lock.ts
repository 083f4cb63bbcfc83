import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/**
 * Locks a data folder for this process, because the embedded database allows only one; returns a function
 * that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'service.lock');
  await inTurn(join(folder, 'service.turn'), async () => {
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    if (owner !== process.pid && isAlive(owner))
      throw new Error(
        `The process ${owner} has the data folder ${folder}; stop it first, or use DATABASE_URL.`,
      );
    await writeFile(path, String(process.pid));
  });
  return () => rm(path, { force: true });
}

const pauseMilliseconds = 20;

/** After three seconds, a turn of some milliseconds was left by a process that was killed in it. */
const longestWait = 150;

/** Looks at the lock and takes it in one turn: processes that start together would all find it free. */
async function inTurn(turn: string, work: () => Promise<void>): Promise<void> {
  for (let waited = 0; !(await isMade(turn)); waited += 1) {
    if (waited === longestWait) await rmdir(turn).catch(() => {});
    else await setTimeout(pauseMilliseconds);
  }
  try {
    await work();
  } finally {
    await rmdir(turn).catch(() => {});
  }
}

/** Makes a folder; false if there is one already. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A killed process leaves its lock behind. */
function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
