import { type BigIntStats, fstatSync, readlinkSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, relative, sep } from 'node:path';
import { findOperands, readableFilesOf } from '../../batch/find-files.ts';
import type { Found } from '../../batch/found.ts';

interface WrittenFile {
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
function openFile(descriptor: number): WrittenFile | undefined {
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

const ownDescriptors = [1, 2] as const;

/** Returns the named input files into which this process writes, as with `> invoices/report.json`. */
export async function ownOutputsAmong(
  operands: readonly string[],
  descriptors: readonly number[] = ownDescriptors,
): Promise<readonly string[]> {
  const own = descriptors.map(openFile).filter((file) => file !== undefined);
  if (own.length === 0) return [];
  // The reader of the operands reports an operand that names nothing.
  const found = await findOperands(operands.filter((operand) => operand !== '-')).catch(() => []);
  const paths: string[] = [];
  for await (const { path } of writtenAmong(found, own)) paths.push(path);
  return paths;
}

/** Yields files to read that are also written; others are not examined, as there may be a million. */
export async function* writtenAmong<File extends WrittenFile>(
  found: readonly Found[],
  written: readonly File[],
): AsyncGenerator<{ readonly path: string; readonly written: File }> {
  if (written.length === 0) return;
  const folders = await Promise.all(
    found.filter(({ isFolder }) => isFolder).map(({ path }) => realpath(path).catch(() => path)),
  );
  const inside = written.filter(
    ({ path, names }) => path === undefined || names > 1n || folders.some((folder) => isBelow(folder, path)),
  );
  for await (const { path, isElsewhere } of readableFilesOf(found)) {
    const possible = isElsewhere ? written : inside;
    if (possible.length === 0) continue;
    const identity = await identityOf(path);
    const one = possible.find((each) => each.identity === identity);
    if (one !== undefined) yield { path, written: one };
  }
}
