import { mkdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { connectTo, listenAt, livingServer, socketIn } from './local-socket.ts';

/**
 * Locks a data folder for this process, because the embedded database allows only one; returns a function
 * that releases it.
 *
 * The lock is a socket on which its process listens. The system closes it when the process ends, however that
 * happens. A process id would not do: after a restart another program may have it, and in two containers two
 * processes have the same one.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketIn(folder, 'service.lock');
  const owner = join(folder, 'service.pid');
  const server = await inTurn(join(folder, 'service.turn'), () => listenIfFree(path, folder, owner));
  await writeFile(owner, String(process.pid));
  return async () => {
    await rm(owner, { force: true });
    await new Promise((resolve) => server.close(resolve));
  };
}

async function listenIfFree(path: string, folder: string, owner: string): Promise<Server> {
  if (await isHeld(path)) {
    const id = await readFile(owner, 'utf8').catch(() => '');
    throw new Error(
      `Another process${id && `, with the id ${id},`} has the data folder ${folder}; stop it first, or use DATABASE_URL.`,
    );
  }
  await rm(path, { force: true });
  return listenAt(path, livingServer());
}

/** A socket that this user may not open is that of another user's process. */
async function isHeld(path: string): Promise<boolean> {
  try {
    const other = await connectTo(path);
    other?.destroy();
    return other !== undefined;
  } catch {
    return true;
  }
}

const pauseMilliseconds = 20;

/** After three seconds, a turn of some milliseconds was left by a process that was killed in it. */
const longestWait = 150;

/** Looks at the lock and takes it in one turn: processes that start together would all find it free. */
async function inTurn<Result>(turn: string, work: () => Promise<Result>): Promise<Result> {
  for (let waited = 0; !(await isMade(turn)); waited += 1) {
    if (waited === longestWait) await rmdir(turn).catch(() => {});
    else await setTimeout(pauseMilliseconds);
  }
  try {
    return await work();
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
