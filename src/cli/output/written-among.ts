import { realpath } from 'node:fs/promises';
import { readableFilesOf } from '../../batch/find-files.ts';
import type { Found } from '../../batch/found.ts';
import { identityOf, isBelow, type WrittenFile } from './file-identity.ts';

/**
 * Yields the files to read that are also written, whatever links lead there. Other files are not examined: in a folder
 * of a million files, that would take longer than reading their names.
 */
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
