/**
 * Builds the package into `dist`: ES modules for Node.js, bundlers and browsers alike, twins of two entry points in CommonJS, and
 * declarations, which lead editors to the sources. Nothing is minified, and each module leads to its sources by line.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { decode, encode } from '@jridgewell/sourcemap-codec';
import { type InputOptions, type OutputChunk, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import manifest from '../../package.json' with { type: 'json' };
import { commonJsEntries, entrySources } from '../entry-points.ts';
import { packagesOfPage } from '../generate/page.ts';
import { workerEntries } from '../generate/workers.ts';
import { licencesOf, packagesOf } from '../licences.ts';
import { projectFolder } from '../sources.ts';
import { buildDeclarations } from './declarations.ts';
import { pureValues } from './pure.ts';

const output = join(projectFolder, 'dist');
/** Only its programs do something when they are loaded; of anything else, what nobody uses is left out. */
const programs = { cli: 'src/cli/start.ts', ...workerEntries };
/** The texts that come with the library: `#included-texts` of the manifest says where which. */
const texts = {
  'included-texts': 'src/core/messages/included-texts.ts',
  'no-included-texts': 'src/core/messages/no-included-texts.ts',
};
/** Leaves to the program's own bundler, or to Node.js, which of them are there. */
const chosenTexts: Plugin = {
  name: 'chosen texts',
  resolveId: (id, importer) =>
    importer !== undefined && id.endsWith('/included-texts.ts')
      ? { id: '#included-texts', external: true }
      : null,
};
const started = Object.values({ ...programs, command: 'src/cli/index.ts' });

const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

const common: InputOptions = {
  cwd: projectFolder,
  tsconfig: 'tsconfig.json',
  // Packages that npm installs stay outside. Others are included as far as they are used: zod, and packages of
  // many small files, which take longer to find than to run.
  external: (id) => id.startsWith('node:') || outside.some((name) => `${id}/`.startsWith(`${name}/`)),
  resolve: {
    mainFields: ['module', 'main'],
    // For Node.js alone they would come as files that import node:crypto and module, which a browser does not have.
    alias: {
      uuid: join(projectFolder, 'node_modules/uuid/dist/index.js'),
      fflate: join(projectFolder, 'node_modules/fflate/esm/browser.js'),
    },
  },
  treeshake: { moduleSideEffects: (id) => started.some((source) => id.endsWith(source)) },
  onLog: (level, { message }) => {
    if (level === 'warn') throw new Error(message);
  },
};

rmSync(output, { recursive: true, force: true });
const chunks = await modules(
  { ...entrySources, ...programs, ...texts },
  {
    entryFileNames: '[name].js',
    chunkFileNames: 'chunks/[name].js',
    sourcemap: true,
    // A bundler leaves out whole modules only: a package, or what imports one, if a program does not need it.
    codeSplitting: {
      groups: [
        {
          debugName: 'packages',
          test: /node_modules/,
          name: (id) => `packages/${packagesOf([id]).join('').replace('/', '-')}`,
        },
        { name: 'decimal-js', test: /numbers\/decimal-js\.ts$/ },
      ],
    },
    plugins: [pureValues],
  },
  [chosenTexts],
);
for (const chunk of chunks) writeFileSync(join(output, chunk.fileName), withLines(chunk));
// For Jest and bundlers that write CommonJS; Node.js itself requires the ES modules.
const twins = Object.entries(entrySources).filter(([name]) => commonJsEntries.includes(name));
await modules(Object.fromEntries(twins), {
  format: 'cjs',
  exports: 'named',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'chunks/[name].cjs',
});
mkdirSync(join(output, 'page'));
const page = readFileSync(join(projectFolder, 'src/generated/page.html'));
writeFileSync(join(output, 'page/index.html'), page);
// The package contains only this form of the page.
writeFileSync(join(output, 'page/index.html.br'), brotliCompressSync(page));
cpSync(join(projectFolder, 'src/generated/corpus.ndjson.br'), join(output, 'corpus.ndjson.br'));
const inPage: readonly string[] = JSON.parse(readFileSync(join(projectFolder, packagesOfPage), 'utf8'));
const inModules = packagesOf(chunks.flatMap(({ moduleIds }) => moduleIds));
writeFileSync(join(output, 'third-party-licences.txt'), licencesOf([...inModules, ...inPage]));
buildDeclarations(output);

/** Writes modules of the package. Their doc comments stand in the declarations. */
async function modules(
  input: InputOptions['input'],
  options: OutputOptions,
  plugins: Plugin[] = [],
): Promise<OutputChunk[]> {
  const build = await rolldown({ ...common, input, plugins });
  const written = await build.write({ dir: output, format: 'es', comments: { jsdoc: false }, ...options });
  await build.close();
  return written.output.filter((each) => each.type === 'chunk');
}

/** The code of a module with a map that leads each of its lines to that of the source; none for data and packages. */
function withLines({ code, map, fileName, moduleIds }: OutputChunk): string {
  const plain = code.replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
  rmSync(join(output, `${fileName}.map`), { force: true });
  if (map === null || !moduleIds.some((id) => id.endsWith('.ts') && !id.includes('/node_modules/')))
    return plain;
  const above = '../'.repeat(fileName.split('/').length);
  const lines = {
    version: 3,
    names: [],
    sources: map.sources.map((source) => source.replace(above, `${above.slice(3)}source/`)),
    mappings: encode(decode(map.mappings).map((segments) => segments.slice(0, 1))),
  };
  const packed = Buffer.from(JSON.stringify(lines)).toString('base64');
  return `${plain}//# sourceMappingURL=data:application/json;base64,${packed}\n`;
}
