import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Nothing is there that an operand names. */
export class NoInputError extends Error {}

/** A file, or a folder to look for files in. */
export interface Found {
  readonly path: string;
  readonly isFolder: boolean;
}

/** The files and folders that operands name; throws a `NoInputError` where one names nothing. */
export async function findOperands(operands: readonly string[]): Promise<readonly Found[]> {
  return (await Promise.all(operands.map(findOperand))).flat();
}

async function findOperand(operand: string): Promise<readonly Found[]> {
  const status = await stat(operand).catch(() => undefined);
  if (status !== undefined) return [{ path: operand, isFolder: status.isDirectory() }];
  // Most operands are names.
  const { glob, isDynamicPattern } = await import('tinyglobby');
  if (!isDynamicPattern(operand)) throw new NoInputError(`cannot read ${operand}: no such file or folder`);
  const files = await glob(operand, { expandDirectories: false });
  if (files.length === 0) throw new NoInputError(`no file matches ${operand}`);
  return files.toSorted().map((path) => ({ path, isFolder: false }));
}

/** The files, each folder's by name and before those of the next; the order is the same in every run. */
export async function* filesOf(found: readonly Found[], exclude: readonly string[]): AsyncGenerator<string> {
  const excluded = new Set(exclude.map((path) => resolve(path)));
  const given = new Set<string>();
  for (const { path, isFolder } of found) {
    for await (const file of isFolder ? filesIn(path, excluded) : [path]) {
      const name = resolve(file);
      if (excluded.has(name) || given.has(name)) continue;
      // Operands and globs may name a file twice; those of one folder alone never do, and may be too many to remember.
      if (found.length > 1) given.add(name);
      yield file;
    }
  }
}

const documentName = /\.(json|xml|ndjson|jsonl)(\.gz)?$/i;

async function* filesIn(folder: string, excluded: ReadonlySet<string>): AsyncGenerator<string> {
  if (excluded.has(resolve(folder))) return;
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => undefined);
  // A folder that can't be read is reported as a document that can't.
  if (entries === undefined) {
    yield folder;
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path, excluded);
    else if (!documentName.test(entry.name) || excluded.has(resolve(path))) continue;
    // A link to a folder may lead in a circle.
    else if (entry.isFile() || (entry.isSymbolicLink() && (await isFileBehind(path)))) yield path;
  }
}

async function isFileBehind(link: string): Promise<boolean> {
  return stat(link).then(
    (status) => status.isFile(),
    // A broken link is a file that can't be read, and is reported as one.
    () => true,
  );
}
