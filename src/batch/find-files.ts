import type { Dirent } from 'node:fs';
import { lstat, readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createFileNames, type FileNames } from './file-names.ts';
import type { Found, LeftOutReason } from './found.ts';

/**
 * The error for an operand that matches no file.
 *
 * @since 0.1.0
 */
export class NoInputError extends Error {}

/**
 * Returns the files and folders that operands name; throws a `NoInputError` if one matches nothing. If an operand is
 * both the name of a file and a pattern, `isPattern` takes both meanings: a file of that name hides none of the
 * others.
 */
export async function findOperands(
  operands: readonly string[],
  isPattern = false,
): Promise<readonly Found[]> {
  return (await Promise.all(operands.map((operand) => findOperand(operand, isPattern)))).flat();
}

async function findOperand(operand: string, isPattern: boolean): Promise<readonly Found[]> {
  const status = await stat(operand).catch(() => undefined);
  const named = status === undefined ? [] : [{ path: operand, isFolder: status.isDirectory() }];
  // Most operands are plain names, which do not need the package that reads patterns.
  const mayBePattern = /[*?{}()[\]!+@|]/.test(operand);
  if (named.length > 0 && !(isPattern && mayBePattern)) return named;
  if (!mayBePattern) throw new NoInputError(`cannot read ${operand}: no such file or folder`);
  const { globbed } = await import('./glob.ts');
  const matched = await globbed(operand);
  if (matched.length + named.length === 0) throw new NoInputError(`no file matches ${operand}`);
  // A pattern follows no link to a folder, whatever the name of the link.
  const isLink = named.length > 0 && (await lstat(operand)).isSymbolicLink();
  return [
    ...named.map((each): Found => (isLink && each.isFolder ? { ...each, leftOut: 'linkToFolder' } : each)),
    ...matched,
  ];
}

/** A file to read, and the name of the files written for it. */
export interface FoundFile {
  readonly path: string;
  readonly fileName: string;
  /** True if the file may be in another folder: the caller named it, or a link leads to it. */
  readonly isElsewhere: boolean;
}

/** A file or folder that was named, or is in a named folder, and is not read. */
export interface LeftOutFile {
  readonly path: string;
  readonly leftOut: LeftOutReason;
}

export interface FileSearch {
  /** Files and folders that this run writes itself: they are not input and are not reported. */
  readonly exclude?: readonly string[];
  /** Files that this process writes, although no option of it names them. */
  readonly ownOutputs?: readonly string[];
  /** Names for the files; by default long enough to distinguish the files of one folder, or of all operands. */
  readonly names?: FileNames | undefined;
}

/**
 * Yields each file, sorted by name inside its folder and before the next folder's files; the order is the same in
 * every run. Anything else in a folder is included with the reason, so that no file is ignored silently.
 */
export async function* filesOf(
  found: readonly Found[],
  {
    exclude = [],
    ownOutputs = [],
    names = found.length > 1 ? createFileNames() : undefined,
  }: FileSearch = {},
): AsyncGenerator<FoundFile | LeftOutFile> {
  const excluded = new Set(exclude.map((path) => resolve(path)));
  const own = new Set(ownOutputs.map((path) => resolve(path)));
  const given = new Set<string>();
  for (const each of found) {
    for await (const file of entriesOf(each, { excluded, names })) {
      const name = resolve(file.path);
      if (excluded.has(name) || given.has(name)) continue;
      // Several operands or globs may name a file twice. One folder alone never does, and may hold too many
      // names to remember.
      if (found.length > 1) given.add(name);
      yield own.has(name) ? { path: file.path, leftOut: 'ownOutput' } : file;
    }
  }
}

/** The files that are read. */
export async function* readableFilesOf(
  found: readonly Found[],
  search: FileSearch = {},
): AsyncGenerator<FoundFile> {
  for await (const file of filesOf(found, search)) if (!('leftOut' in file)) yield file;
}

interface Search {
  readonly excluded: ReadonlySet<string>;
  readonly names: FileNames | undefined;
}

async function* entriesOf(
  { path, isFolder, leftOut }: Found,
  search: Search,
): AsyncGenerator<FoundFile | LeftOutFile> {
  if (leftOut !== undefined) return yield { path, leftOut };
  const { names = createFileNames() } = search;
  if (!isFolder) return yield { path, fileName: names(basename(path)), isElsewhere: true };
  let isEmpty = true;
  for await (const file of filesIn(path, '', search)) {
    isEmpty = false;
    yield file;
  }
  if (isEmpty) yield { path, leftOut: 'emptyFolder' };
}

/** `inner` is the path from the operand to the folder, with a final slash. */
async function* filesIn(
  folder: string,
  inner: string,
  search: Search,
): AsyncGenerator<FoundFile | LeftOutFile> {
  const { excluded, names = createFileNames() } = search;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  // A folder that cannot be read is reported like a document that cannot be read.
  if (entries === undefined) {
    yield { path: folder, fileName: names(inner.slice(0, -1) || basename(folder)), isElsewhere: false };
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (excluded.has(resolve(path))) continue;
    if (entry.isDirectory()) {
      yield* filesIn(path, `${inner}${entry.name}/`, search);
      continue;
    }
    const leftOut = await leftOutReason(entry, path);
    yield leftOut === undefined
      ? { path, fileName: names(`${inner}${entry.name}`), isElsewhere: entry.isSymbolicLink() }
      : { path, leftOut };
  }
}

const documentName = /\.(json|xml|ndjson|jsonl)(\.gz)?$/i;

async function leftOutReason(entry: Dirent, path: string): Promise<LeftOutReason | undefined> {
  // A broken link is reported as a file that cannot be read.
  const file = entry.isSymbolicLink() ? await stat(path).catch(() => undefined) : entry;
  // A link to a folder could lead in a circle, or to a folder that nobody named.
  if (file?.isDirectory()) return 'linkToFolder';
  if (file?.isFile() === false) return 'noFile';
  return documentName.test(entry.name) ? undefined : 'otherName';
}
