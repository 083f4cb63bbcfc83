/**
 * Builds the package into `dist`: readable modules that mirror the sources, for bundlers and browsers; bundles of the same
 * modules, which Node.js loads in half the time; and declarations, which lead editors to the sources.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type InputOptions, type OutputOptions, type RolldownOutput, rolldown } from 'rolldown';
import manifest from '../../package.json' with { type: 'json' };
import { entrySources } from '../entry-points.ts';
import { packagesOfPage } from '../generate/page.ts';
import { workerEntries } from '../generate/workers.ts';
import { licencesOf } from '../licences.ts';
import { packagesOf } from '../packages-in.ts';
import { projectFolder } from '../sources.ts';
import { buildDeclarations, commonJsDeclarations } from './declarations.ts';

const output = join(projectFolder, 'dist');
/** Only its programs do something when they are loaded; of anything else, what nobody uses is left out. */
const programs = { cli: 'src/cli/start.ts', ...workerEntries };
const started = Object.values({ ...programs, command: 'src/cli/index.ts' });

const outside = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

/** Doc comments stand in the declarations, and in the modules that mirror the sources. */
const readInDeclarations = { jsdoc: false } as const;

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
await modules(Object.values(entrySources), {
  preserveModules: true,
  preserveModulesRoot: projectFolder,
  // npm packs no folder node_modules.
  entryFileNames: ({ name }) => `${name.replace('node_modules/', 'packages/')}.js`,
});
const bundled = await modules(
  { ...entrySources, ...programs },
  { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js', comments: readInDeclarations },
);
// For Jest and bundlers that write CommonJS; Node.js itself requires the ES modules.
await modules(entrySources, {
  format: 'cjs',
  comments: readInDeclarations,
  sourcemap: false,
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
writeFileSync(join(output, 'third-party-licences.txt'), licencesOf(packagesWith(bundled)));
buildDeclarations(output);
for (const [name, source] of Object.entries(entrySources)) {
  const exported = await import(join(output, `${name}.js`));
  writeFileSync(join(output, `${name}.d.cts`), commonJsDeclarations(source.replace(/ts$/, 'js'), exported));
}

/** Writes modules of the package, readable and with maps that lead to the sources that it contains. */
async function modules(input: InputOptions['input'], options: OutputOptions): Promise<RolldownOutput> {
  const build = await rolldown({ ...common, input });
  const written = await build.write({
    dir: output,
    format: 'es',
    sourcemap: true,
    sourcemapExcludeSources: true,
    ...options,
  });
  await build.close();
  for (const chunk of written.output)
    if (chunk.type === 'chunk' && !chunk.moduleIds.some(isShipped)) withoutMap(join(output, chunk.fileName));
  return written;
}

/** Whether the package contains the source of a module. */
function isShipped(id: string): boolean {
  return id.endsWith('.ts') && !id.includes('/node_modules/');
}

function withoutMap(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n'));
  rmSync(`${file}.map`, { force: true });
}

/** The packages in the modules and in the page. */
function packagesWith({ output: chunks }: RolldownOutput): string[] {
  const files = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const inPage: readonly string[] = JSON.parse(readFileSync(join(projectFolder, packagesOfPage), 'utf8'));
  return [...packagesOf(files), ...inPage];
}
