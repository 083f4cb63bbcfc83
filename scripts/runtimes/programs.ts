import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';

/** A runtime that starts as a program. */
export interface Program {
  readonly name: string;
  /** The npm package that contains it, and its command. */
  readonly package: string;
  readonly command: string;
  readonly arguments: readonly string[];
}

const node = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

export const programs: readonly Program[] = [
  ...['20', '22', '24', '26'].map((version) => ({
    name: `Node ${version}`,
    package: `${node}@${version}`,
    command: 'node',
    arguments: [],
  })),
  {
    name: 'Node 22 without eval',
    package: `${node}@22`,
    command: 'node',
    arguments: ['--disallow-code-generation-from-strings'],
  },
  {
    name: 'Bun',
    package: 'bun',
    command: 'bun',
    arguments: ['run'],
  },
  {
    name: 'Deno',
    package: 'deno',
    command: 'deno',
    arguments: ['run', '--allow-all', '--no-lock', '--quiet', '--node-modules-dir=manual'],
  },
];

/** The executable of a runtime; installed into a cache if it is missing, and never among the dependencies. */
export function programFile({ package: name, command }: Program): string {
  const folder = join(projectFolder, 'node_modules/.cache/runtimes', name.replaceAll(/\W/g, '-'));
  const file = join(folder, 'node_modules/.bin', command);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const args = ['install', '--no-audit', '--no-fund', '--silent', '--prefix', folder, name];
  execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  return file;
}
