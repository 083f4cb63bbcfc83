/** Writes into src/generated what programs need to know of the fields of a request: their rows without texts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownDocument } from '../../rules/ae/binding/document.ts';
import { fields as uaeFields } from '../../rules/ae/fields/index.ts';
import { structure } from '../../rules/pint/structure/index.ts';
import { factsOf } from '../../src/core/specification/fields.ts';
import { printedFields } from '../../src/core/specification/plain-fields.ts';
import { withPlainFields } from '../../src/core/specification/plain-rows.ts';
import { elementOrdersOf } from '../../src/ubl/structure/tables.ts';
import { projectFolder } from '../sources.ts';
import { writeGenerated } from './bundle.ts';

export default function compileRequestFacts(): void {
  const facts = Object.entries(factsOf(uaeFields)).map(([object, { fields }]) => {
    const rows = Object.entries(fields).map(([field, row]) => `    ${field}: ${JSON.stringify(row)},\n`);
    return `  ${object}: { fields: {\n${rows.join('')}  } },\n`;
  });
  writeGenerated(
    'request-facts.js',
    `// Compiled from the rows in rules/pint/fields and rules/ae/fields; changes are lost.
export const requestFacts = {\n${facts.join('')}};\n
export const elementOrders = {\n${elementOrders().join('')}};\n
export const printedFields = ${JSON.stringify(printedFields(uaeFields))};\n`,
  );
}

function elementOrders(): readonly string[] {
  const orderOf = elementOrdersOf(structure);
  const parents = new Set<string>();
  withPlainFields(ownDocument, uaeFields, (element) => {
    parents.add(element);
    return orderOf(element);
  });
  const folders = ['rules/pint/binding', 'rules/ae/binding', 'rules/pint/fields', 'rules/ae/fields'];
  const sources = folders.flatMap((folder) =>
    readdirSync(join(projectFolder, folder)).map((file) =>
      readFileSync(join(projectFolder, folder, file), 'utf8'),
    ),
  );
  const written = new Set(sources.flatMap((source) => source.match(/\bc[ab]c:\w+/g) ?? []));
  return Array.from(parents, (element) => {
    const order = orderOf(element).filter((name) => written.has(name));
    return `  '${element}': '${order.join(' ')}'.split(' '),\n`;
  });
}
