import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The file with options and defaults of flags for all commands that run in its folder, or below it. */
export const configName = 'pint-ae.config.json';

/** A configuration that was found, or the reason why it is not used. */
export type FoundConfig =
  | { readonly path: string; readonly unused?: undefined }
  | { readonly path: string; readonly unused: 'ofOtherUser' | 'noFileThere' };

/** Finds the nearest configuration, up to the root of the repository or the home folder. */
export function findConfig(folder: string): FoundConfig | undefined {
  return nearest(realPathOf(folder), realPathOf(homedir()));
}

function nearest(folder: string, home: string): FoundConfig | undefined {
  const path = join(folder, configName);
  const file = lstatSync(path, { throwIfNoEntry: false });
  if (file !== undefined) {
    if (![file, statSync(folder)].every(isOwn)) return { path, unused: 'ofOtherUser' };
    return file.isFile() ? { path } : { path, unused: 'noFileThere' };
  }
  const above = dirname(folder);
  const isLast = above === folder || folder === home || existsSync(join(folder, '.git'));
  return isLast ? undefined : nearest(above, home);
}

/** Tells whether something belongs to the user of this process, where users have numbers. */
function isOwn({ uid }: { readonly uid: number }): boolean {
  const user = process.getuid?.();
  return user === undefined || uid === user;
}

function realPathOf(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
