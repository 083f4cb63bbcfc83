import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** The JSON that a program in TypeScript prints in a copy of the sources, of which it is bundled. */
export function answerIn(folder: string, program: string): unknown {
  mkdirSync(join(folder, 'built'));
  writeFileSync(join(folder, 'built/asking.ts'), program);
  buildSync({
    absWorkingDir: folder,
    entryPoints: ['built/asking.ts'],
    outfile: 'built/asking.mjs',
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    preserveSymlinks: true,
  });
  return JSON.parse(outputOf(folder, ['built/asking.mjs']));
}

/** Runs Node.js in a folder and returns its output; throws what it says of a failure. */
export function outputOf(folder: string, args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(stderr);
  return stdout;
}
