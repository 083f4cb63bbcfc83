/** Writes the declarations of the modules that programs can reach, with maps to the sources. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { entrySources } from '../entry-points.ts';
import { projectFolder } from '../sources.ts';

/** The modules of this repository that a declaration refers to. */
const ownModules =
  /(?<=(?:from |import\()['"])(?:\.{1,2}\/[^'"]+\.(?:ts|js|json)|schematron-compiler[^'"]*)(?=['"])/g;
const comments = /(\/\*[\s\S]*?\*\/)/;

/** Writes the declarations into a folder, beside the modules there. */
export function buildDeclarations(folder: string): void {
  const compiled = join(projectFolder, 'src/generated/declarations');
  compileInto(compiled);
  const reached = new Set<string>();
  for (const source of Object.values(entrySources)) declare(source);
  rmSync(compiled, { recursive: true });

  /** Writes the declaration of a source, and of those that it refers to. */
  function declare(source: string): void {
    if (reached.has(source)) return;
    reached.add(source);
    const file = source.replace(/\.[jt]s$|(?<=\.json)$/, '.d.ts');
    const text = textOf(source, file);
    if (/from ['"]zod/.test(text)) throw new Error(`the types of ${file} need zod, which users do not have`);
    const target = join(folder, file);
    mkdirSync(dirname(target), { recursive: true });
    const code = text.split(comments);
    writeFileSync(target, code.map((part, at) => (at % 2 === 0 ? withModules(part, source) : part)).join(''));
    const map = join(compiled, `${file}.map`);
    if (existsSync(map)) writeFileSync(`${target}.map`, mapFor(target, map));
    for (const [specifier] of code
      .filter((_, at) => at % 2 === 0)
      .join('')
      .matchAll(ownModules))
      declare(sourceOf(specifier, source));
  }

  /** Returns the compiler's declaration of a source, or the one beside a generated source, or the type of data. */
  function textOf(source: string, file: string): string {
    if (source.endsWith('.json')) return dataDeclaration(JSON.parse(read(join(projectFolder, source))));
    const ofCompiler = join(compiled, file);
    return read(existsSync(ofCompiler) ? ofCompiler : join(projectFolder, file));
  }
}

/** The source that is meant by a specifier in another: the engine is part of the package. */
function sourceOf(specifier: string, from: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  const entry = specifier.slice('schematron-compiler'.length + 1);
  const known: Readonly<Record<string, string>> = { '': 'index', runtime: 'xpath/runtime/index' };
  return `engine/src/${known[entry] ?? `entries/${entry}`}.ts`;
}

/** A declaration that refers to the modules that users have. */
function withModules(declaration: string, source: string): string {
  return declaration.replaceAll(ownModules, (specifier) => {
    const path = relative(dirname(source), sourceOf(specifier, source)).replace(
      /(?<=\.json)$|\.[jt]s$/,
      '.js',
    );
    return path.startsWith('.') ? path : `./${path}`;
  });
}

const read = (file: string) => readFileSync(file, 'utf8');

function dataDeclaration(data: unknown): string {
  return `declare const data: ${typeOf(data)};\nexport default data;\n`;
}

/** The type of the members of data; that of the items of a list is not told. */
function typeOf(data: unknown): string {
  if (typeof data !== 'object' || data === null) return typeof data;
  if (Array.isArray(data)) return 'unknown[]';
  const members = Object.entries(data).map(([name, value]) => `${JSON.stringify(name)}: ${typeOf(value)}`);
  return `{ ${members.join('; ')} }`;
}

/** The map of a declaration, for the place that it is copied to. */
function mapFor(target: string, file: string): string {
  const map: { sources: string[] } = JSON.parse(read(file));
  const sources = map.sources.map((source) => relative(dirname(target), resolve(dirname(file), source)));
  return JSON.stringify({ ...map, sources });
}

function compileInto(folder: string): void {
  const project = join(projectFolder, 'src/generated/tsconfig.declarations.json');
  const compilerOptions = {
    noEmit: false,
    emitDeclarationOnly: true,
    declaration: true,
    declarationMap: true,
    stripInternal: true,
    // npm run lint checks types.
    noCheck: true,
    rootDir: projectFolder,
    outDir: folder,
  };
  const files = Object.values(entrySources).map((source) => join(projectFolder, source));
  writeFileSync(
    project,
    JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: [], files }),
  );
  execFileSync(process.execPath, [join(projectFolder, 'node_modules/typescript/bin/tsc'), '-p', project], {
    stdio: 'inherit',
  });
  rmSync(project);
}

/** The declarations for CommonJS: the types of an ES module, and each of its values under its name. */
export function commonJsDeclarations(module: string, exported: Readonly<Record<string, unknown>>): string {
  const mode = `{ 'resolution-mode': 'import' }`;
  const imported = `import('./${module}', { with: ${mode} })`;
  const isClass = (value: unknown) => typeof value === 'function' && String(value).startsWith('class ');
  const values = Object.entries(exported).flatMap(([name, value]) => [
    `export declare const ${name}: typeof all.${name};`,
    ...(isClass(value) ? [`export type ${name} = ${imported}.${name};`] : []),
  ]);
  return `export type * from './${module}' with ${mode};
declare const all: typeof ${imported};
${values.join('\n')}
`;
}
