/**
 * Writes the declarations of the package: all to which programs are led stand in `types.d.ts`, and each entry point exports its
 * own of them. A map leads editors to the TypeScript, of which as much comes with the package.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { encode } from '@jridgewell/sourcemap-codec';
import ts from '@typescript/typescript6';
import { commonJsEntries, entrySources } from '../entry-points.ts';
import { projectFolder } from '../sources.ts';
import { bundleDeclarations, type Exported } from './declaration-bundle.ts';

const generated = join(projectFolder, 'src/generated');
const compiled = join(generated, 'declarations');

/** Writes the declarations into a folder, and the sources to which they lead into `source` in it. */
export function buildDeclarations(folder: string): void {
  compile();
  const { text, exports, mappings, ...mapped } = bundleDeclarations(program(), compiled, declarationFiles());
  const sources = mapped.sources.map((source) => relative(projectFolder, join(compiled, source)));
  writeFileSync(join(folder, 'types.d.ts'), `${text}//# sourceMappingURL=types.d.ts.map\n`);
  const map = {
    version: 3,
    names: [],
    sources: sources.map((source) => `source/${source}`),
    mappings: encode(mappings),
  };
  writeFileSync(join(folder, 'types.d.ts.map'), JSON.stringify(map));
  for (const source of sources) cpSync(join(projectFolder, source), join(folder, 'source', source));
  for (const [entry, exported] of exports) {
    writeFileSync(join(folder, `${entry}.d.ts`), moduleTypes(exported));
    if (commonJsEntries.includes(entry))
      writeFileSync(join(folder, `${entry}.d.cts`), commonJsTypes(entry, exported));
  }
  rmSync(compiled, { recursive: true });
}

function declarationFiles(): ReadonlyMap<string, string> {
  const files = Object.entries(entrySources);
  return new Map(files.map(([entry, source]) => [entry, join(compiled, source.replace(/ts$/, 'd.ts'))]));
}

/** Compiles the sources that the entry points reach, and sets what was generated with its types beside them. */
function compile(): void {
  const project = join(generated, 'tsconfig.declarations.json');
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    declarationMap: true,
    stripInternal: true,
    // npm run lint checks types.
    noCheck: true,
    rootDir: projectFolder,
    outDir: compiled,
  };
  const files = Object.values(entrySources).map((source) => join(projectFolder, source));
  writeFileSync(
    project,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: [], files }),
  );
  const compiler = join(projectFolder, 'node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-p', project], { stdio: 'inherit' });
  rmSync(project);
  for (const name of readdirSync(generated).filter((each) => each.endsWith('.d.ts')))
    cpSync(join(generated, name), join(compiled, 'src/generated', name));
}

function program(): ts.Program {
  return ts.createProgram(Array.from(declarationFiles().values()), {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(projectFolder, 'node_modules/@types')],
    // Data stand among the sources.
    rootDirs: [compiled, projectFolder],
    paths: {
      'schematron-compiler': [join(compiled, 'engine/src/index.d.ts')],
      'schematron-compiler/runtime': [join(compiled, 'engine/src/xpath/runtime/index.d.ts')],
      'schematron-compiler/*': [join(compiled, 'engine/src/entries/*.d.ts')],
    },
  });
}

function moduleTypes(exported: readonly Exported[]): string {
  const namespaces = exported.filter(({ members }) => members !== undefined);
  const used = new Set(namespaces.flatMap(localsOf));
  return [
    `export { ${namesOf(exported)} } from './types.js';`,
    ...(used.size === 0
      ? []
      : [
          `import type { ${Array.from(used, (local) => `${local} as _${local}`).join(', ')} } from './types.js';`,
        ]),
    ...namespaces.map((each) => `export declare ${namespaceOf(each)}`),
    '',
  ].join('\n');
}

function localsOf({ local, members }: Exported): string[] {
  return members === undefined ? [local] : members.flatMap(localsOf);
}

function namespaceOf({ name, members = [] }: Exported): string {
  const within = members
    .filter((each) => each.members !== undefined)
    .map((each) => `export ${namespaceOf(each)}`);
  // A name in a namespace would hide the type of that name.
  const names = namesOf(members.map((each) => ({ ...each, local: `_${each.local}` })));
  return `namespace ${name} {\n${[...(names === '' ? [] : [`export { ${names} };`]), ...within].join('\n')}\n}`;
}

function namesOf(exported: readonly Exported[]): string {
  return exported
    .filter(({ members }) => members === undefined)
    .map(({ name, local }) => (name === local ? name : `${local} as ${name}`))
    .join(', ');
}

function commonJsTypes(entry: string, exported: readonly Exported[]): string {
  const mode = `{ 'resolution-mode': 'import' }`;
  const imported = `import('./${entry}.js', { with: ${mode} })`;
  const values = exported.flatMap(({ name, isValue, isClass }) => [
    ...(isValue ? [`export declare const ${name}: typeof all.${name};`] : []),
    ...(isClass ? [`export type ${name} = ${imported}.${name};`] : []),
  ]);
  return `export type * from './${entry}.js' with ${mode};\ndeclare const all: typeof ${imported};\n${values.join('\n')}\n`;
}
