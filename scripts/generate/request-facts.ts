/** Writes into src/generated what programs need to know of the fields of a request: their rows without texts. */
import { join } from 'node:path';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { factsOf } from '../../src/core/specification/fields.ts';
import { projectFolder } from '../sources.ts';
import { replaceFile } from './replace-file.ts';

const output = join(projectFolder, 'src/generated/request-facts.js');

export default function compileRequestFacts(): void {
  const facts = Object.entries(factsOf(uaeFields)).map(([object, { fields }]) => {
    const rows = Object.entries(fields).map(([field, row]) => `    ${field}: ${JSON.stringify(row)},\n`);
    return `  ${object}: { fields: {\n${rows.join('')}  } },\n`;
  });
  replaceFile(
    output,
    `// Compiled from the rows in rules/pint/fields and rules/ae/fields; changes are lost.
export const requestFacts = {\n${facts.join('')}};\n`,
  );
}
