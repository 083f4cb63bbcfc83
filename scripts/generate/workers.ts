/**
 * Bundles the files that worker threads run into src/generated, because threads cannot run TypeScript, and the
 * command line for the tests that start it: the bundle starts in a fifth of the time.
 */
import { build } from 'esbuild';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

/** The worker files by name, without `.js`; `workerFile` finds them. */
export const workerEntries = {
  'batch-worker': 'src/batch/worker.ts',
  'schematron-worker': 'src/cli/schematron/worker.ts',
  'server-worker': 'src/server/worker.ts',
} as const;

/** Writes the bundles, except those that are up to date. */
export default async function buildWorkers(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: { ...workerEntries, cli: 'src/cli/index.ts' },
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
