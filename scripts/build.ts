/** Bundles the library and its command line into dist; what npm installs stays outside the bundles. */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { workerEntries } from './build-workers.ts';
import { projectFolder } from './sources.ts';

const output = join(projectFolder, 'dist');

const common = {
  absWorkingDir: projectFolder,
  bundle: true,
  format: 'esm',
  packages: 'external',
  target: 'es2022',
  legalComments: 'none',
  charset: 'utf8',
  // Names are kept, for stack traces that tell.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
} as const;

rmSync(output, { recursive: true, force: true });
const forBrowsers = { index: 'src/index.ts', render: 'src/render/index.ts', http: 'src/http/index.ts' };
// The core and the handlers must run in a browser too: a node: import in them fails this build.
await build({ ...common, platform: 'neutral', entryPoints: forBrowsers, outdir: 'dist', write: false });
// All entry points in one build, so that what they share is in the package once.
await build({
  ...common,
  platform: 'node',
  entryPoints: {
    ...forBrowsers,
    cli: 'src/cli/index.ts',
    saxon: 'src/schematron/saxon/index.ts',
    ruleset: 'src/schematron/rule-set-file.ts',
    'http-node': 'src/http/node.ts',
    batch: 'src/batch/index.ts',
    server: 'src/server/index.ts',
    ...workerEntries,
  },
  outdir: 'dist',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
});
cpSync(join(projectFolder, 'src/generated/page.html'), join(output, 'page/index.html'));
cpSync(join(projectFolder, 'src/generated/corpus.ndjson.gz'), join(output, 'corpus.ndjson.gz'));
mkdirSync(join(output, 'types/src/generated'), { recursive: true });
for (const name of ['rules', 'reference']) {
  cpSync(join(projectFolder, `src/generated/${name}.d.ts`), join(output, `types/src/generated/${name}.d.ts`));
}
