import { type Dirent, readdir } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { type Found, type LeftOutReason, statusOf } from './found.ts';

/**
 * Returns the files and folders that match a pattern, sorted; none for a text that is not a pattern. A link to a
 * folder, and a folder that cannot be read, are found if the pattern reaches into them, so that neither hides
 * documents.
 */
export async function globbed(pattern: string): Promise<readonly Found[]> {
  if (!isDynamicPattern(pattern)) return [];
  const base = /^(?:[^*?{}()[\]!+@|\\/]*\/)*/.exec(pattern)?.[0] ?? '';
  const closed = createClosedFolders(base);
  const paths = await glob(pattern.slice(base.length), {
    cwd: resolve(base),
    expandDirectories: false,
    // `**` matches content of folders, but no folder.
    onlyFiles: /\*\*\/?$/.test(pattern),
    fs: { readdir: Object.assign(closed.readdir, readdir) },
  });
  const named = paths.map((path): Found => {
    const plain = join(base, path.replace(/(.)\/$/, '$1'));
    const leftOut = closed.reasonOf(plain);
    return { path: plain, isFolder: path.endsWith('/'), ...(leftOut && { leftOut }) };
  });
  const byPath = new Map([...closed.reached(), ...named].map((each) => [each.path, each]));
  return [...byPath.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

type Listed = (error: NodeJS.ErrnoException | null, entries?: Dirent[]) => void;

/** Reads folders below a pattern's start, and records those that the pattern reaches into but cannot read. */
function createClosedFolders(base: string) {
  const reasons = new Map<string, LeftOutReason>();
  const reached: Found[] = [];

  /** Links to folders count as folders, and everything else as files, so that the pattern matches them by name. */
  const shown = (folder: string, entry: Dirent): Dirent => {
    const path = join(folder, entry.name);
    const file = entry.isSymbolicLink() ? statusOf(path) : entry;
    const isFolder = file?.isDirectory() === true;
    if (isFolder && entry.isSymbolicLink()) reasons.set(resolve(path), 'linkToFolder');
    else if (!isFolder && file?.isFile() === false) reasons.set(resolve(path), 'noFile');
    return Object.assign(Object.create(entry), {
      isFile: () => !isFolder,
      isDirectory: () => isFolder,
      isSymbolicLink: () => false,
    });
  };

  return {
    reasonOf: (path: string) => reasons.get(resolve(path)),
    reached: () => reached,
    readdir: (folder: string, options: { readonly withFileTypes: true }, listed: Listed): void => {
      const path = join(base, relative(resolve(base), folder));
      const leftOut = reasons.get(resolve(folder));
      if (leftOut !== undefined) {
        reached.push({ path, isFolder: true, leftOut });
        listed(null, []);
        return;
      }
      readdir(folder, options, (error, entries = []) => {
        if (error !== null && resolve(folder) !== resolve(base)) reached.push({ path, isFolder: true });
        listed(
          error,
          entries.map((entry) => shown(folder, entry)),
        );
      });
    },
  };
}
