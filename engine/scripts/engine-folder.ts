import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this workspace, also for a script that was bundled into its `dist`. */
export const engineFolder = folderOf(fileURLToPath(import.meta.url));

function folderOf(path: string): string {
  return existsSync(join(path, 'package.json')) ? path : folderOf(dirname(path));
}
