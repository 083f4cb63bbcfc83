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

/** The Schematron of PINT-AE with the code lists of `codelists/` under `rules/`. */
export function projectSchema(): SchematronSchema {
  return schemaAt('schematron/pint-ae.sch', ['rules/pint/codelists', 'rules/ae/codelists']);
}

/** The Schematron of the documents that travel beside invoices, by the name of its file. */
export function networkSchemas(): Readonly<Record<'tax-data' | 'message-status', SchematronSchema>> {
  return {
    'tax-data': schemaAt('schematron/tax-data.sch', ['rules/ae/tax-data/codelists']),
    'message-status': schemaAt('schematron/message-status.sch', []),
  };
}

function schemaAt(path: string, codeListFolders: readonly string[]): SchematronSchema {
  const read = (file: string) => readFileSync(join(projectFolder, file), 'utf8');
  const codeLists = codeListFolders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder)).map((file) => JSON.parse(read(`${folder}/${file}`))),
  );
  // The published stylesheets only visit elements.
  return readSchematron(path, read, codeLists, { visited: 'elements' });
}
