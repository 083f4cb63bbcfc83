import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { programForNode } from '../generate/bundle.ts';
import { sourceSteps, take } from '../generate/steps.ts';
import { workerEntries } from '../generate/workers.ts';
import { projectFolder } from '../sources.ts';

/**
 * `npm run tool -- command`: builds dist/cli.js and its workers alone, in seconds, unless a whole build made it, and tells of
 * every step before it is taken. `npm run demo` imports it.
 */
if (!existsSync(join(projectFolder, 'dist/index.js'))) {
  await take(sourceSteps, (makes) => console.error(`compiling ${makes} …`));
  console.error('bundling the command …');
  await build({
    ...programForNode,
    entryPoints: { cli: 'src/cli/start.ts', ...workerEntries },
    outdir: 'dist',
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
  });
}
