/** Writes the codes of the shared code lists, and of those that are read with their meanings these apart, which is shorter, into src/generated. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { replaceFile } from './replace-file.ts';
import { projectFolder } from './sources.ts';

const folder = join(projectFolder, 'rules/pint/codelists');
const output = join(projectFolder, 'src/generated/code-lists.js');

/** The lists whose meanings a verdict may name. */
const named = ['ICD', 'ISO4217', 'UNCL5189', 'UNCL7143', 'UNCL7161', 'eas'];

export default function compileCodeLists(): void {
  const lists = readdirSync(folder)
    .toSorted()
    .map((file): { readonly id: string; readonly codes: Readonly<Record<string, string>> } =>
      JSON.parse(readFileSync(join(folder, file), 'utf8')),
    );
  const codesOfLists = lists.map(
    ({ id, codes }) => `export const ${id} = ${JSON.stringify(Object.keys(codes))};\n`,
  );
  const withMeanings = lists
    .filter(({ id }) => named.includes(id))
    .map(({ id, codes }) => {
      const meanings = JSON.stringify(Object.values(codes).join('\n'));
      return `export const ${id}List = /* @__PURE__ */ namedCodes(${id}, ${meanings});\n`;
    });
  const imported = "import { namedCodes } from '../core/named-codes.ts';\n";
  replaceFile(output, [imported, ...codesOfLists, ...withMeanings].join(''));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileCodeLists();
