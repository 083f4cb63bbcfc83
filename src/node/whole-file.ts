import { randomInt } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type WholeContent = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes a file completely or not at all: under another name, flushed to disk, then renamed. Anything other than a
 * regular file, such as /dev/stdout, is written directly.
 */
export async function writeWholeFile(path: string, content: WholeContent): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const status = await stat(path).catch(() => undefined);
  if (status !== undefined && !status.isFile()) {
    await writeFile(path, content);
    return;
  }
  const unfinished = unfinishedName(path);
  try {
    await writeSynced(unfinished, content, status?.mode);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** Writes a file that is on disk when the function ends. */
export async function writeSynced(path: string, content: WholeContent, mode?: number): Promise<void> {
  const file = await open(path, 'w', mode);
  try {
    await writeFile(file, content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Writes one of many new files completely or not at all, whatever ends this process. It is not flushed, because that
 * would take several times as long as checking a document.
 */
export function writeOneOfMany(path: string, content: string): void {
  const unfinished = unfinishedName(path);
  try {
    writeInFolder(unfinished, content);
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

/** Writes a file, and creates its folder only if missing, which is rare. */
function writeInFolder(path: string, content: string): void {
  try {
    writeFileSync(path, content);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

const unfinishedEnding = /\.\d+\.unfinished$/;

/** Tells by its name whether a file is one that a process has begun to write. */
export const isUnfinished = (name: string): boolean => unfinishedEnding.test(name);

/** Removes the half-written files of a killed process from a folder, at any depth; links are not followed. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await removeUnfinished(path);
    else if (isUnfinished(entry.name)) await rm(path, { force: true });
  }
}

/** A short name that nobody can guess, so that no prepared link can redirect the output. */
function unfinishedName(path: string): string {
  return join(dirname(path), `.${randomInt(2 ** 47)}.unfinished`);
}
