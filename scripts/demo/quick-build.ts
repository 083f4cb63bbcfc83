import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { programForNode } from '../generate/bundle.ts';
import { sourceSteps, take } from '../generate/steps.ts';
import { workerEntries } from '../generate/workers.ts';
import { projectFolder } from '../sources.ts';

/** `npm run tool -- command`: dist/cli.js alone, in seconds, for what only runs the command. */

await quickBuild((line) => console.error(line));

/**
 * Builds dist/cli.js and its workers in a few seconds, unless a whole build made it, and tells of every step before it is
 * taken.
 */
export async function quickBuild(tell: (line: string) => void): Promise<void> {
  if (existsSync(join(projectFolder, 'dist/index.js'))) return;
  await take(sourceSteps, (makes) => tell(`compiling ${makes} …`));
  tell('bundling the command …');
  await build({
    ...programForNode,
    entryPoints: { cli: 'src/cli/start.ts', ...workerEntries },
    outdir: 'dist',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });
}
