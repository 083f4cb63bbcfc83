/**
 * Bundles the type declarations of the entry points: shared types once, for ES modules, and files for
 * CommonJS that refer to them.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from '@typescript/typescript6';
import { type RollupLog, rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { entrySources } from '../entry-points.ts';
import { projectFolder } from '../sources.ts';
import { programOf, sourceOf, spellOutSchemaTypes } from './spell-out-types.ts';

const { 'schematron-runtime': runtimeSource, ...describedSources } = entrySources;
const names = Object.keys(describedSources);
/** The folder for declarations that entry points share. */
const shared = 'types';

/** Writes `NAME.d.ts` and `NAME.d.cts` into a folder. */
export async function buildDeclarations(folder: string): Promise<void> {
  // Inside the project, so that the packages from which types come are found.
  const unfinished = mkdtempSync(join(projectFolder, 'src/generated/declarations-'));
  try {
    const sources = Object.entries(describedSources).map(([name, source]) => [
      name,
      join(projectFolder, source),
    ]);
    await bundle(Object.fromEntries(sources), unfinished);
    for (const [file, text] of spellOutSchemaTypes(declarationsIn(unfinished))) writeFileSync(file, text);
    const spelt = names.map((name) => [name, join(unfinished, `${name}.d.ts`)]);
    await bundle(Object.fromEntries(spelt), folder);
  } finally {
    rmSync(unfinished, { recursive: true });
  }
  for (const file of declarationsIn(folder))
    if (/from 'zod/.test(readFileSync(file, 'utf8')))
      throw new Error(`the types of ${file} need zod, which users do not have`);
  const files = names.map((name) => join(folder, `${name}.d.ts`));
  const program = programOf(files);
  for (const [index, name] of names.entries())
    writeFileSync(join(folder, `${name}.d.cts`), commonJsDeclarations(name, program, files[index] ?? ''));
  for (const extension of ['d.ts', 'd.cts'])
    writeFileSync(join(folder, `schematron-runtime.${extension}`), runtimeDeclarations());
}

/** Only generated modules call the runtime, so its declarations name its functions and leave out their types. */
function runtimeDeclarations(): string {
  const file = join(projectFolder, runtimeSource);
  const values = exportsOf(programOf([file]), file).filter(({ flags }) => flags & ts.SymbolFlags.Value);
  return `/** What modules that \`toModule()\` writes import; a program does not call it. */
export declare const
${values.map(({ name }) => `  ${name}: unknown`).join(',\n')};
`;
}

/** The declaration files that were bundled into a folder. */
function declarationsIn(folder: string): string[] {
  const own = names.map((name) => join(folder, `${name}.d.ts`));
  return [...own, ...readdirSync(join(folder, shared)).map((file) => join(folder, shared, file))];
}

/** The declarations for CommonJS: the types of the ES module, and each of its values under its name. */
function commonJsDeclarations(name: string, program: ts.Program, file: string): string {
  const module = `'./${name}.js'`;
  const mode = `{ 'resolution-mode': 'import' }`;
  const imported = `import(${module}, { with: ${mode} })`;
  const exported = exportsOf(program, file);
  const values = exported
    .filter(({ flags }) => flags & ts.SymbolFlags.Value)
    .map((value) => `export declare const ${value.name}: typeof all.${value.name};\n`);
  const classes = exported
    .filter(({ flags }) => flags & ts.SymbolFlags.Class)
    .map((value) => `export type ${value.name} = ${imported}.${value.name};\n`);
  return `export type * from ${module} with ${mode};
declare const all: typeof ${imported};
${[...values, ...classes].join('')}`;
}

/** Exports of a file, with the kind of each. */
function exportsOf(program: ts.Program, file: string): { readonly name: string; readonly flags: number }[] {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(sourceOf(program, file));
  if (module === undefined) throw new Error(`${file} exports nothing`);
  return checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return { name: symbol.name, flags };
  });
}

async function bundle(input: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const declarations = await rollup({
    input,
    plugins: [dts({ tsconfig: join(projectFolder, 'tsconfig.json') })],
    // The types of the engine become part of the package.
    external: (id) => !/^(?:\.|\/|schematron-compiler)/.test(id),
    onwarn,
  });
  await declarations.write({
    dir: folder,
    format: 'es',
    entryFileNames: '[name].d.ts',
    chunkFileNames: ({ name }) => `${shared}/${name.replace(/\.d$/, '')}.d.ts`,
    minifyInternalExports: false,
  });
  await declarations.close();
}

/**
 * Ignores two warnings: types are not executed in any order, and types that no entry point exports need no
 * public name.
 */
function onwarn({ code, message }: RollupLog): void {
  if (code === 'CYCLIC_CROSS_CHUNK_REEXPORT' || message.includes('with no public re-export')) return;
  throw new Error(message);
}
