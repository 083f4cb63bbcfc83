import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';

const project = resolve(import.meta.dirname, '../..');

export const isBuilt = existsSync(join(project, 'dist/index.js'));

/** Tests of the built package, which CI never skips: it builds first. */
export const describeBuilt = describe.skipIf(!isBuilt && process.env.CI === undefined);

/** A folder with the packed package and its dependencies as npm installs them, without optional ones. */
export function installPackage(): string {
  const folder = temporaryFolder();
  const packed = execFileSync('npm', ['pack', '--ignore-scripts', '--json', '--pack-destination', folder], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [, filename = ''] = /"filename": "([^"]+)"/.exec(packed) ?? [];
  const installed = join(folder, 'node_modules/pint-ae');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', join(folder, filename), '-C', installed, '--strip-components', '1']);
  rmSync(join(folder, filename));
  for (const name of dependenciesOf(installed)) copyPackage(name, folder);
  return folder;
}

function copyPackage(name: string, folder: string): void {
  const target = join(folder, 'node_modules', name);
  cpSync(join(project, 'node_modules', name), target, { recursive: true });
  for (const dependency of dependenciesOf(target)) copyPackage(dependency, folder);
}

function dependenciesOf(folder: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.keys(dependencies);
}
