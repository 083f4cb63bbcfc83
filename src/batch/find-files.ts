import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** An operand names nothing that exists. */
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

/**
 * The files, those of each folder sorted by name and before those of the next; the order is the same in every
 * run. A file of a folder that may hold a document, but as another kind of file, is left out.
 */
export async function* filesOf(
  found: readonly Found[],
  exclude: readonly string[],
  onLeftOut: (path: string) => void = () => {},
): AsyncGenerator<string> {
  const excluded = new Set(exclude.map((path) => resolve(path)));
  const given = new Set<string>();
  for (const { path, isFolder } of found) {
    for await (const file of isFolder ? filesIn(path, excluded, onLeftOut) : [path]) {
      const name = resolve(file);
      if (excluded.has(name) || given.has(name)) continue;
      // Several operands or globs may name a file twice. One folder alone never does, and may hold too many
      // names to remember.
      if (found.length > 1) given.add(name);
      yield file;
    }
  }
}

const documentName = /\.(json|xml|ndjson|jsonl)(\.gz)?$/i;
const otherDocumentName = /\.(pdf|csv|tsv|xlsx?|ods|docx?|odt|zip|html?|png|jpe?g|tiff?)$/i;

async function* filesIn(
  folder: string,
  excluded: ReadonlySet<string>,
  onLeftOut: (path: string) => void,
): AsyncGenerator<string> {
  if (excluded.has(resolve(folder))) return;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  // A folder that cannot be read is reported like a document that cannot be read.
  if (entries === undefined) {
    yield folder;
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path, excluded, onLeftOut);
    else if (excluded.has(resolve(path))) continue;
    else if (otherDocumentName.test(entry.name)) onLeftOut(path);
    else if (!documentName.test(entry.name)) continue;
    // A link to a folder could lead in a circle, so only links to files are followed.
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileBehind(path)))) yield path;
  }
}

async function isFileBehind(link: string): Promise<boolean> {
  return stat(link).then(
    (status) => status.isFile(),
    // A broken link is reported as a file that cannot be read.
    () => true,
  );
}
