import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { folderOf } from '../extras/install.ts';
import { projectFolder } from '../project-folder.ts';
import { inFolder } from '../trials.ts';

/** A file in the binary, by its path in the folder that it is unpacked into. */
export interface PackedFile {
  readonly path: string;
  readonly content: Buffer;
}

/** Everything that the command needs: its build, the guides that agents read, and all packages, the optional ones too. */
export function filesOfCommand(): PackedFile[] {
  const own = [
    'package.json',
    'LICENSE',
    ...filesIn('dist', isOfCommand),
    ...filesIn('docs/guides', isGuide),
  ];
  const packages = packageFolders([
    ...Object.keys(manifest.dependencies),
    ...Object.keys(manifest.peerDependencies),
  ]).flatMap((folder) => filesIn(folder, isOfPackage));
  return [...own, ...packages].map((path) => ({ path, content: readFileSync(join(projectFolder, path)) }));
}

/** The bundles for Node.js, and what they read. */
const isOfCommand = (path: string) =>
  /^dist\/(?:chunks\/(?:packages\/)?|page\/)?[^/]+$/.test(path) && !/\.(?:cjs|cts|map)$|\/bench/.test(path);
const isGuide = (path: string) => path.endsWith('.md');
const isOfPackage = (path: string) =>
  /\/LICEN[CS]E/i.test(path) || !/\.(?:d\.[mc]?ts|map|ts|md|markdown|flow)$/.test(path);

/** The files under a folder of the project, by their paths in it. */
function filesIn(folder: string, isWanted: (path: string) => boolean): string[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(projectFolder, join(parentPath, name)).split(sep).join('/'))
    .filter((path) => isOutsideOfNested(folder, path) && isWanted(path))
    .toSorted();
}

/** Packages inside a package are found by its dependencies. */
function isOutsideOfNested(folder: string, path: string): boolean {
  return !path.slice(folder.length).includes('/node_modules/');
}

/** The folders of these packages and of those that they need, relative to the project. */
function packageFolders(names: readonly string[]): string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean) => {
    const folder = folderOf(from, name);
    if (folder === undefined) {
      if (isOptional) return;
      throw new Error(`the package ${name} is not installed: npm ci`);
    }
    const path = relative(projectFolder, folder).split(sep).join('/');
    if (found.has(path)) return;
    found.add(path);
    const needs = createRequire(join(folder, 'package.json'))('./package.json');
    for (const needed of Object.keys(needs.dependencies ?? {})) add(needed, folder, false);
    for (const needed of Object.keys(needs.optionalDependencies ?? {})) add(needed, folder, true);
    for (const needed of Object.keys(needs.peerDependencies ?? {}))
      add(needed, folder, needs.peerDependenciesMeta?.[needed]?.optional === true);
  };
  for (const name of names) add(name, projectFolder, false);
  return [...found].toSorted();
}

/** Systems that a binary can be made for, named as Node.js names its platform and architecture. */
export const targets = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'] as const;
export type Target = (typeof targets)[number];

export const thisTarget = `${process.platform}-${process.arch}`;

/** Copies the executable of this Node.js for a system: the one that runs, or the one of the package for that system. */
export async function copyNode(target: Target, to: string): Promise<void> {
  if (target === thisTarget) {
    copyFileSync(process.execPath, to);
    return;
  }
  const { version } = process;
  const name = `node-${target.replace('win32', 'win')}@${version.slice(1)}`;
  await inFolder((folder) => {
    const run = (command: string, ...operands: readonly string[]) =>
      spawnSync(command, operands, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
    const packed = run('npm', 'pack', name, '--silent');
    const archive = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    if (packed.status !== 0 || archive === undefined || run('tar', '-xzf', archive).status !== 0)
      throw new Error(
        `The package registry has no ${name}. Take Node.js ${version} for ${target} from its own site, and name its executable: --node FILE`,
      );
    const executable = ['node', 'node.exe'].map((file) => join(folder, 'package/bin', file)).find(existsSync);
    if (executable === undefined) throw new Error(`${name} has no executable`);
    copyFileSync(executable, to);
  });
}
