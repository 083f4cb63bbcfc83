import { type BigIntStats, fstatSync, readlinkSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';

/** A file into which this process writes. */
export interface WrittenFile {
  readonly identity: string;
  /** The place in the file system; undefined if unknown. */
  readonly path: string | undefined;
  /** The number of names of the file. */
  readonly names: bigint;
}

/** The identity of the file at a path, whatever links lead there, or undefined. */
export async function identityOf(path: string): Promise<string | undefined> {
  const status = await stat(path, { bigint: true }).catch(() => undefined);
  return status === undefined ? undefined : identityIn(status);
}

function identityIn({ dev, ino }: BigIntStats): string {
  return `${dev}:${ino}`;
}

/** Returns the file at a path, if it exists and is not empty. */
export async function fileAt(path: string): Promise<WrittenFile | undefined> {
  const status = await stat(path, { bigint: true }).catch(() => undefined);
  if (status?.isFile() !== true || status.size === 0n) return undefined;
  return { identity: identityIn(status), path: await realpath(path), names: status.nlink };
}

/** An open file; undefined for a terminal or a pipe, which no operand names. */
export function openFile(descriptor: number): WrittenFile | undefined {
  try {
    const status = fstatSync(descriptor, { bigint: true });
    if (!status.isFile()) return undefined;
    return { identity: identityIn(status), path: pathOfOpen(descriptor), names: status.nlink };
  } catch {
    return undefined;
  }
}

/** Tells whether a path is a folder, or anything below it. */
export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way.split(sep)[0] !== '..' && !isAbsolute(way);
}

/** Only Linux provides this. */
function pathOfOpen(descriptor: number): string | undefined {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return undefined;
  }
}
