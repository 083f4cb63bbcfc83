/** Bundles the file that the worker threads of the service run into src/generated. */
import { build } from 'esbuild';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

/** Writes the bundle, unless it is up to date. */
export default async function buildServiceWorker(): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectFolder,
    entryPoints: { 'service-worker': 'service/src/document-work/worker.ts' },
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
