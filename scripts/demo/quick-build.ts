import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workerEntries } from '../generate/workers.ts';
import { projectFolder } from '../sources.ts';

/** What the command line needs of `npm run generate`: without the bundles for tests, the page and the corpus. */
const steps = [
  ['the code lists', () => import('../generate/code-lists.ts')],
  ['the texts in English and Arabic', () => import('../generate/messages.ts')],
  ['the fields of documents', () => import('../generate/request-facts.ts')],
  ['what writes them', () => import('../generate/as-sent.ts')],
  ['what reads them', () => import('../generate/request-shape.ts')],
  ['their places in UBL', () => import('../generate/present-rows.ts')],
  ['the rules of PINT-AE', () => import('../generate/rules.ts')],
  ['their reference', () => import('../generate/reference.ts')],
] as const;

/**
 * Builds dist/cli.js and its workers in a few seconds, unless a whole build made it, and tells of every step before it is
 * taken.
 */
export async function quickBuild(tell: (line: string) => void): Promise<void> {
  if (existsSync(join(projectFolder, 'dist/index.js'))) return;
  for (const [what, step] of steps) {
    tell(`compiling ${what} …`);
    await (await step()).default();
  }
  tell('bundling the command …');
  await build({
    absWorkingDir: projectFolder,
    entryPoints: { cli: 'src/cli/start.ts', ...workerEntries },
    outdir: 'dist',
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    platform: 'node',
    format: 'esm',
    packages: 'external',
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
