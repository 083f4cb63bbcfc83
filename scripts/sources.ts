import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSchematron, type SchematronSchema } from '../src/schematron/source.ts';

/** The project's folder, wherever a script is started. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** The codes of the lists that all PINTs share, by list name. */
export function sharedCodes(): Readonly<Record<string, readonly string[]>> {
  const folder = join(projectFolder, 'rules/pint/codelists');
  const lists = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')));
  return Object.fromEntries(lists.map(({ id, codes }) => [id, Object.keys(codes)]));
}

/** The project's own Schematron with the code lists of `codelists/` under `rules/`. */
export function projectSchema(): SchematronSchema {
  const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');
  const codeLists = ['rules/pint/codelists', 'rules/ae/codelists'].flatMap((folder) =>
    readdirSync(join(projectFolder, folder)).map((file) => JSON.parse(read(`${folder}/${file}`))),
  );
  // The published stylesheets only visit elements.
  return readSchematron('schematron/pint-ae.sch', read, codeLists, { visited: 'elements' });
}
