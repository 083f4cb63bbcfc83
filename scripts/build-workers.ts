/** Bundles the files that worker threads run into src/generated: threads can't run TypeScript. */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { projectFolder } from './sources.ts';

/** The worker files by their name, without `.js`; `workerFile` finds them. */
export const workerEntries = {
  'batch-worker': 'src/batch/worker.ts',
  'server-worker': 'src/server/worker.ts',
} as const;

/** Writes the bundles, and leaves alone those that are up to date. */
export default async function buildWorkers(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: workerEntries,
    outdir: 'src/generated',
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
    write: false,
  });
  for (const { path, text } of outputFiles) replaceFile(path, text);
}

/** A reader finds the old file or the new one, never half of it. */
function replaceFile(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWorkers();
