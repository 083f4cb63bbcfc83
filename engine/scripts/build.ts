/** `npm run build`: the package in `dist`, an ES module for each entry point with what they share in chunks, and the declarations. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { engineFolder } from './engine-folder.ts';
import { entrySources } from './entry-sources.ts';

const output = join(engineFolder, 'dist');
rmSync(output, { recursive: true, force: true });
await build({
  absWorkingDir: engineFolder,
  entryPoints: entrySources(),
  outdir: output,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  chunkNames: 'chunks/[name]-[hash]',
  external: ['node:*', 'saxon-js', 'xmlbuilder2', 'xslt3'],
  logLevel: 'warning',
});
writeDeclarations();

/** Imports of sources and data become imports of declarations: the package has neither. */
function writeDeclarations(): void {
  const compiler = join(
    dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  execFileSync(process.execPath, [compiler, '-p', 'tsconfig.declarations.json'], {
    cwd: engineFolder,
    stdio: 'inherit',
  });
  const types = join(output, 'types');
  for (const name of filesBelow(types, '.d.ts')) {
    const file = join(types, name);
    const text = readFileSync(file, 'utf8').replaceAll(
      /(['"])(\.{1,2}\/[^'"]+)\.(?:ts|json)\1( with \{[^}]*\})?/g,
      '$1$2.js$1',
    );
    writeFileSync(file, text);
  }
  for (const name of filesBelow(join(engineFolder, 'src'), '.json')) {
    const data: unknown = JSON.parse(readFileSync(join(engineFolder, 'src', name), 'utf8'));
    const file = join(types, name.replace(/json$/, 'd.ts'));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `declare const data: ${typeOfData(data)};\nexport default data;\n`);
  }
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
}

function typeOfData(data: unknown): string {
  if (typeof data !== 'object' || data === null) return typeof data;
  if (Array.isArray(data)) return `(${[...new Set(data.map(typeOfData))].join(' | ') || 'never'})[]`;
  const members = Object.entries(data).map(
    ([name, value]) => `${JSON.stringify(name)}: ${typeOfData(value)};`,
  );
  return `{ ${members.join(' ')} }`;
}
