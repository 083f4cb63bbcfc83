import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Locks a data folder for this process, because the embedded database allows only one; returns a function
 * that releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'service.lock');
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    const owner = Number(await readFile(path, 'utf8').catch(() => ''));
    if (owner !== process.pid && isAlive(owner))
      throw new Error(
        `The process ${owner} has the data folder ${folder}; stop it first, or use DATABASE_URL.`,
      );
    await rm(path, { force: true });
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
