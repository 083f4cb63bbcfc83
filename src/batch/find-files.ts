import { readdir, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { createFileNames, type FileNames } from './file-names.ts';
import { isOutputOfRun, outputsOfRuns } from './run-outputs.ts';

/**
 * An operand names nothing that exists.
 *
 * @since 0.1.0
 */
export class NoInputError extends Error {}

/** A file, or a folder in which to look for files. */
export interface Found {
  readonly path: string;
  readonly isFolder: boolean;
}

/** The files and folders that operands name; throws a `NoInputError` if one names nothing. */
export async function findOperands(operands: readonly string[]): Promise<readonly Found[]> {
  return (await Promise.all(operands.map(findOperand))).flat();
}

async function findOperand(operand: string): Promise<readonly Found[]> {
  const status = await stat(operand).catch(() => undefined);
  if (status !== undefined) return [{ path: operand, isFolder: status.isDirectory() }];
  // Most operands are plain names, which do not need this package.
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(operand)) throw new NoInputError(`cannot read ${operand}: no such file or folder`);
  const files = await glob(operand, { expandDirectories: false });
  if (files.length === 0) throw new NoInputError(`no file matches ${operand}`);
  return files.toSorted().map((path) => ({ path, isFolder: false }));
}

/** A file to read, and the name of the files that are written for it. */
export interface FoundFile {
  readonly path: string;
  readonly fileName: string;
  /** Whether it may lie elsewhere: it was named itself, or a link leads to it. */
  readonly isElsewhere: boolean;
}

/** Called with what is not read. */
export interface NotRead {
  /** A file in a folder that may show a document, such as a PDF. */
  readonly onLeftOut?: ((path: string) => void) | undefined;
  /** A file or folder that a run of a batch wrote. */
  readonly onOutputOfRun?: ((path: string) => void) | undefined;
}

/**
 * The files, those of each folder sorted by name and before those of the next; the order is the same in every
 * run. A file of a folder that may hold a document, but as another kind of file, is left out, and so is what a run
 * wrote. `names` gives the files' names; by default those of one folder, or of all operands, are told apart.
 */
export async function* filesOf(
  found: readonly Found[],
  exclude: readonly string[],
  notRead: NotRead = {},
  names: FileNames | undefined = found.length > 1 ? createFileNames() : undefined,
): AsyncGenerator<FoundFile> {
  const excluded = new Set(exclude.map((path) => resolve(path)));
  const given = new Set<string>();
  for (const { path, isFolder } of found) {
    const search = { excluded, notRead, names };
    for await (const file of isFolder ? filesIn(path, '', search) : fileAt(path, search)) {
      const name = resolve(file.path);
      if (excluded.has(name) || given.has(name)) continue;
      // Several operands or globs may name a file twice. One folder alone never does, and may hold too many
      // names to remember.
      if (found.length > 1) given.add(name);
      yield file;
    }
  }
}

interface Search {
  readonly excluded: ReadonlySet<string>;
  readonly notRead: NotRead;
  readonly names: FileNames | undefined;
}

async function* fileAt(
  path: string,
  { notRead, names = createFileNames() }: Search,
): AsyncGenerator<FoundFile> {
  if (await isOutputOfRun(path)) notRead.onOutputOfRun?.(path);
  else yield { path, fileName: names(basename(path)), isElsewhere: true };
}

const documentName = /\.(json|xml|ndjson|jsonl)(\.gz)?$/i;
const otherDocumentName = /\.(pdf|csv|tsv|xlsx?|ods|docx?|odt|zip|html?|png|jpe?g|tiff?)$/i;

/** `inner` is the way to the folder from the operand, with a slash at its end. */
async function* filesIn(folder: string, inner: string, search: Search): AsyncGenerator<FoundFile> {
  const { excluded, notRead, names = createFileNames() } = search;
  if (excluded.has(resolve(folder))) return;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  // A folder that cannot be read is reported like a document that cannot be read.
  if (entries === undefined) {
    yield { path: folder, fileName: names(inner.slice(0, -1) || basename(folder)), isElsewhere: false };
    return;
  }
  const others = entries.filter(({ name }) => !excluded.has(resolve(folder, name)));
  const outputs = await outputsOfRuns(
    folder,
    others.map(({ name }) => name),
  );
  for (const entry of others.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (outputs.has(entry.name)) notRead.onOutputOfRun?.(path);
    else if (entry.isDirectory()) yield* filesIn(path, `${inner}${entry.name}/`, search);
    else if (otherDocumentName.test(entry.name)) notRead.onLeftOut?.(path);
    else if (!documentName.test(entry.name)) continue;
    // A link to a folder could lead in a circle, so only links to files are followed.
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileBehind(path))))
      yield { path, fileName: names(`${inner}${entry.name}`), isElsewhere: entry.isSymbolicLink() };
  }
}

async function isFileBehind(link: string): Promise<boolean> {
  return stat(link).then(
    (status) => status.isFile(),
    // A broken link is reported as a file that cannot be read.
    () => true,
  );
}
