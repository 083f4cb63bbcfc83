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

/** The imports of a file, types included: files by their paths in the project, packages by their names. */
export function importsOf(file: string): string[] {
  const imported = textOf(file).matchAll(
    /^(?:import|export)\s[^;'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return Array.from(imported, ([, named, bare, late]) => named ?? bare ?? late ?? '').map((specifier) =>
    specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier,
  );
}
