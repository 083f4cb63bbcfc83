/** Bundles the library and its command line into dist: the entry points share what they have in common. */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Metafile, type Plugin, transformSync } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { buildDeclarations } from './build-declarations.ts';
import { workerEntries } from './build-workers.ts';
import { entrySources } from './entry-points.ts';
import { projectFolder } from './sources.ts';

const output = join(projectFolder, 'dist');

const common = {
  absWorkingDir: projectFolder,
  bundle: true,
  format: 'esm',
  // What npm installs stays outside; of the rest, zod above all, only what is used comes in.
  external: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
  target: 'es2022',
  legalComments: 'none',
  charset: 'utf8',
  // Names are kept, for stack traces that tell.
  minifyWhitespace: true,
  minifySyntax: true,
  logLevel: 'warning',
} as const;

/** What is compiled of rules and schemas has long names, of which only those of its exports are ever met. */
const shortNamesOfGenerated: Plugin = {
  name: 'short names of generated code',
  setup({ onLoad }) {
    onLoad({ filter: /src\/generated\/(?:rules|messages)\.js$/ }, ({ path }) => ({
      contents: transformSync(readFileSync(path, 'utf8'), { minifyIdentifiers: true, charset: 'utf8' }).code,
    }));
  },
};

/** The page has all that the core needs. */
const inPage = ['decimal.js', 'jsonc-parser', 'uuid'];

rmSync(output, { recursive: true, force: true });
const { index, render, http } = entrySources;
const forBrowsers = { index, render, http };
// The core and the handlers must run in a browser too: a node: import in them fails this build.
await build({ ...common, platform: 'neutral', entryPoints: forBrowsers, outdir: 'dist', write: false });
// All entry points in one build, so that what they share is in the package once.
const { metafile } = await build({
  ...common,
  platform: 'node',
  entryPoints: { ...entrySources, cli: 'src/cli/start.ts', ...workerEntries },
  outdir: 'dist',
  splitting: true,
  chunkNames: 'chunks/[name]-[hash]',
  plugins: [shortNamesOfGenerated],
  metafile: true,
});
mkdirSync(join(output, 'page'));
const page = readFileSync(join(projectFolder, 'src/generated/page.html'));
writeFileSync(join(output, 'page/index.html'), page);
// The package has this one only: the page is a third of its size otherwise.
writeFileSync(join(output, 'page/index.html.gz'), gzipSync(page, { level: 9 }));
cpSync(join(projectFolder, 'src/generated/corpus.ndjson.br'), join(output, 'corpus.ndjson.br'));
writeFileSync(join(output, 'third-party-licences.txt'), licencesOf(metafile));
// Node requires ES modules; the files say so to those who read CommonJS.
for (const name of Object.keys(entrySources))
  writeFileSync(join(output, `${name}.cjs`), `module.exports = require('./${name}.js');\n`);
await buildDeclarations(output);

/** The licences of the packages that are in the bundles, and of those that the page holds as well. */
function licencesOf({ inputs }: Metafile): string {
  const bundled = Object.keys(inputs).flatMap(
    (path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? [],
  );
  const names = new Set([...bundled, ...inPage]);
  return Array.from(names)
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
