/** Bundles the library and its command line into dist; the entry points share common chunks. */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import manifest from '../../package.json' with { type: 'json' };
import { entrySources } from '../entry-points.ts';
import { packagesOfPage } from '../generate/page.ts';
import { workerEntries } from '../generate/workers.ts';
import { packagesIn } from '../packages-in.ts';
import { projectFolder } from '../sources.ts';
import { buildDeclarations } from './declarations.ts';
import { writeWithNumberedChunks } from './number-chunks.ts';

const output = join(projectFolder, 'dist');

const common = {
  absWorkingDir: projectFolder,
  bundle: true,
  format: 'esm',
  // Packages that npm installs stay outside. Others are bundled as far as they are used: zod, and packages of
  // many small files, which take longer to find than to run.
  external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  // From an ES module only what is used is bundled; a CommonJS file is bundled whole.
  mainFields: ['module', 'main'] as string[],
  target: 'es2022',
  legalComments: 'none',
  charset: 'utf8',
  // Names are kept, for readable stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
} as const;

/**
 * Functions of the main entry point that programs use alone. As entry points of the build they get chunks of what
 * they need, and a bundler leaves out the others; the package has no files of their own for them.
 */
const partsOfIndex = {
  'part-validate': 'src/api/validate.ts',
  'part-validate-ubl': 'src/api/validate-ubl.ts',
};

rmSync(output, { recursive: true, force: true });
const { index, network, render, table, http } = entrySources;
const forBrowsers = { index, network, render, table, http };
// The core and the handlers must run in a browser too: a node: import in them fails this build.
await build({ ...common, platform: 'neutral', entryPoints: forBrowsers, outdir: 'dist', write: false });
// All entry points in one build, so that the package contains shared code once.
const { metafile, outputFiles } = await build({
  ...common,
  platform: 'node',
  // For Node.js alone they would come as files that import node:crypto and module, which a browser does not have.
  alias: {
    uuid: join(projectFolder, 'node_modules/uuid/dist/index.js'),
    fflate: join(projectFolder, 'node_modules/fflate/esm/browser.js'),
  },
  entryPoints: { ...entrySources, cli: 'src/cli/start.ts', ...workerEntries, ...partsOfIndex },
  outdir: 'dist',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  metafile: true,
  write: false,
});
writeWithNumberedChunks(outputFiles.filter(({ path }) => !(basename(path, '.js') in partsOfIndex)));
mkdirSync(join(output, 'page'));
const page = readFileSync(join(projectFolder, 'src/generated/page.html'));
writeFileSync(join(output, 'page/index.html'), page);
// The package contains only this form of the page.
writeFileSync(join(output, 'page/index.html.br'), brotliCompressSync(page));
cpSync(join(projectFolder, 'src/generated/corpus.ndjson.br'), join(output, 'corpus.ndjson.br'));
writeFileSync(join(output, 'third-party-licences.txt'), licencesOf(metafile));
// Node can require ES modules; these files offer them to callers that expect CommonJS.
for (const name of Object.keys(entrySources))
  writeFileSync(join(output, `${name}.cjs`), `module.exports = require('./${name}.js');\n`);
await buildDeclarations(output);

/** The licences of the packages in the bundles and in the page. */
function licencesOf(metafile: Metafile): string {
  const inPage: readonly string[] = JSON.parse(readFileSync(join(projectFolder, packagesOfPage), 'utf8'));
  return [...new Set([...packagesIn(metafile), ...inPage])]
    .toSorted()
    .map((name) => `${name}\n\n${licenceOf(name)}\n`)
    .join(`${'-'.repeat(80)}\n\n`);
}

function licenceOf(name: string): string {
  const folder = join(projectFolder, 'node_modules', name);
  for (const file of ['LICENSE', 'LICENSE.md', 'LICENCE.md', 'LICENSE.txt', 'LICENCE']) {
    try {
      return readFileSync(join(folder, file), 'utf8').trim();
    } catch {}
  }
  throw new Error(`${name} has no licence`);
}
