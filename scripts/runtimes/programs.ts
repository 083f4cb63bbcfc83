import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../sources.ts';

/** A runtime that starts as a program, and how. */
export interface Program {
  readonly name: string;
  /** The npm package that brings it, and the file of the program in it. */
  readonly package: string;
  readonly file: RegExp;
  readonly arguments: readonly string[];
  /** Whether it has worker threads as Node has them. */
  readonly hasBatches: boolean;
}

const node = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

export const programs: readonly Program[] = [
  ...['20', '22', '24'].map((version) => ({
    name: `Node ${version}`,
    package: `${node}@${version}`,
    file: /bin\/node(\.exe)?$/,
    arguments: [],
    hasBatches: true,
  })),
  {
    name: 'Node 22 without eval',
    package: `${node}@22`,
    file: /bin\/node(\.exe)?$/,
    arguments: ['--disallow-code-generation-from-strings'],
    hasBatches: true,
  },
  {
    name: 'Bun',
    package: 'bun',
    file: /bun-[\w-]+\/bin\/bun(\.exe)?$/,
    arguments: ['run'],
    hasBatches: true,
  },
  {
    name: 'Deno',
    package: 'deno',
    file: /@deno\/[\w-]+\/deno(\.exe)?$/,
    arguments: ['run', '--allow-all', '--no-lock', '--quiet'],
    hasBatches: true,
  },
];

/** The file of a runtime; it is installed into a cache where it is not there yet, and never among the dependencies. */
export function programFile({ package: name, file }: Program): string {
  const folder = join(projectFolder, 'node_modules/.cache/runtimes', name.replaceAll(/\W/g, '-'));
  if (!existsSync(join(folder, 'node_modules'))) {
    mkdirSync(folder, { recursive: true });
    const args = ['install', '--no-audit', '--no-fund', '--silent', '--prefix', folder, name];
    execFileSync('npm', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .find((path) => file.test(path));
  if (found === undefined) throw new Error(`${name} brings no program`);
  return join(folder, found);
}
