import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const here = resolve(import.meta.dirname, '../../..');
const program = 'service/bin/pint-ae-service.js';

/** The built service of another commit. */
export interface Release {
  readonly program: string;
  readonly remove: () => Promise<void>;
}

/** Builds the service of a commit in a separate folder; a folder that was built before is used as it is. */
export async function releaseOf(commitOrFolder: string): Promise<Release> {
  const built = resolve(commitOrFolder, program);
  if (existsSync(built)) return { program: built, remove: async () => {} };
  const folder = join(await mkdtemp(join(tmpdir(), 'pint-ae-release-')), 'checkout');
  await run('git', ['worktree', 'add', '--detach', folder, commitOrFolder], { cwd: here });
  await linkPackages(folder);
  await run('npm', ['run', '--silent', 'generate'], { cwd: folder, maxBuffer: 1 << 26 });
  return {
    program: join(folder, program),
    remove: async () => {
      await run('git', ['worktree', 'remove', '--force', folder], { cwd: here });
      await rm(resolve(folder, '..'), { recursive: true, force: true });
    },
  };
}

/** The packages of this checkout, except its workspaces: those of the commit are meant. */
async function linkPackages(folder: string): Promise<void> {
  const [packages, linked] = [join(here, 'node_modules'), join(folder, 'node_modules')];
  const workspaces = new Map([
    ['pint-ae-service', '../service'],
    ['schematron-compiler', '../engine'],
  ]);
  await mkdir(linked);
  for (const name of await readdir(packages))
    await symlink(workspaces.get(name) ?? join(packages, name), join(linked, name));
}
