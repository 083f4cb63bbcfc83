/**
 * `npm run extras`: installs the packages of this folder, of the documentation and of lint, which `npm ci` leaves out.
 * The commands that need them install them themselves.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Folders with a package.json of their own, whose packages most people never need. */
export const extras = join(project, 'scripts/extras');
export const docs = join(project, 'docs');
export const lint = join(project, 'scripts/lint');

/** Installs what the package.json of a folder names, unless it is there in the versions that it names. */
export function install(folder: string): void {
  if (isInstalled(folder)) return;
  console.error(`Packages of ${folder} are installed, once.`);
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci in ${folder} has failed`);
}

/** Tells whether all packages that the package.json of a folder names are there. */
export function isInstalled(folder: string): boolean {
  const { dependencies = {}, devDependencies = {} } = manifestIn(folder);
  return Object.entries({ ...dependencies, ...devDependencies }).every(([name, version]) => {
    const found = folderOf(folder, name);
    return found !== undefined && manifestIn(found).version === version;
  });
}

/** The folder of a package, as programs in a folder find it. */
export function folderOf(folder: string, name: string): string | undefined {
  const found = join(folder, 'node_modules', name);
  if (existsSync(join(found, 'package.json'))) return found;
  return folder === dirname(folder) ? undefined : folderOf(dirname(folder), name);
}

interface Manifest {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const folder of [extras, docs, lint]) install(folder);
