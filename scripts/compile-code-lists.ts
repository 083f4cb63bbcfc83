/** Writes the codes of the shared code lists without their meanings, for whoever only asks whether a code is listed, into src/generated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFile } from './replace-file.ts';
import { projectFolder } from './sources.ts';

const folder = join(projectFolder, 'rules/pint/codelists');
const output = join(projectFolder, 'src/generated/code-lists.js');

export default function compileCodeLists(): void {
  const lists = readdirSync(folder)
    .toSorted()
    .map((file): { readonly id: string; readonly codes: object } =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
  const source = lists
    .map(({ id, codes }) => `export const ${id} = ${JSON.stringify(Object.keys(codes))};\n`)
    .join('');
  replaceFile(output, source);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileCodeLists();
