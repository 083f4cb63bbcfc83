import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { holdSocket } from 'pint-ae/internal/server';
import { socketIn } from '../admin-commands/ask-running.ts';
import { ToldError } from '../texts/service-text.ts';

/**
 * Locks a data folder for this process, because the embedded database allows only one; returns a function that
 * releases it. The lock must be in the folder itself, because containers may share nothing else.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const owner = join(folder, 'service.pid');
  const release = await holdSocket(socketIn(folder, 'service.lock'));
  if (release === undefined) {
    const id = await readFile(owner, 'utf8').catch(() => '');
    throw new ToldError(
      id === ''
        ? { text: 'folderHeld', values: { folder } }
        : { text: 'folderHeldBy', values: { folder, id } },
    );
  }
  await writeFile(owner, String(process.pid));
  return async () => {
    await rm(owner, { force: true });
    await release();
  };
}
