import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix, resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');

/** The TypeScript files below a folder of the project, by their paths in it, without generated files. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((name) => /\.(ts|json|html|css)$/.test(name) && !name.startsWith('src/generated/'))
    .sort();
}

/** The text of a file of the project. */
export function textOf(file: string): string {
  return readFileSync(resolve(project, file), 'utf8');
}

const known = new Map<string, { readonly text: string; readonly imports: readonly string[] }>();

/** The imports of a file, types included: files by their paths in the project, packages by their names. */
export function importsOf(file: string): readonly string[] {
  const text = textOf(file);
  const kept = known.get(file);
  if (kept?.text === text) return kept.imports;
  const imports = importsIn(file, text);
  known.set(file, { text, imports });
  return imports;
}

function importsIn(file: string, text: string): readonly string[] {
  const imported = text.matchAll(
    /^(?:import|export)\s[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(imported, ([, named, bare, late]) => named ?? bare ?? late ?? '').map((specifier) =>
    specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier,
  );
}

/** The text of a source file without its comments. */
export function withoutComments(text: string): string {
  return text.replaceAll(
    /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (_comment, quoted: string | undefined) => quoted ?? '',
  );
}
