import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The identity of the file at a path, whatever links lead there; undefined if there is none. */
export async function identityOf(path: string): Promise<string | undefined> {
  const status = await stat(path, { bigint: true }).catch(() => undefined);
  return status === undefined ? undefined : `${status.dev}:${status.ino}`;
}

/**
 * Writes a file completely or not at all: under another name, flushed to disk, then renamed. Anything that is
 * not a regular file, such as /dev/stdout, is written to directly.
 */
export async function writeWholeFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const status = await stat(path).catch(() => undefined);
  if (status !== undefined && !status.isFile()) {
    await writeFile(path, content);
    return;
  }
  const unfinished = `${path}.${process.pid}.unfinished`;
  try {
    const file = await open(unfinished, 'w', status?.mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
