import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Systems that a binary can be made for, named as Node.js names its platform and architecture. */
export const targets = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'] as const;
export type Target = (typeof targets)[number];

export const thisTarget = `${process.platform}-${process.arch}`;

/** Copies the executable of this Node.js for a system: the one that runs, or the one of the package for that system. */
export function copyNode(target: Target, to: string): void {
  if (target === thisTarget) {
    copyFileSync(process.execPath, to);
    return;
  }
  const { version } = process;
  const name = `node-${target.replace('win32', 'win')}@${version.slice(1)}`;
  const folder = mkdtempSync(join(tmpdir(), 'pint-ae-node-'));
  try {
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
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
