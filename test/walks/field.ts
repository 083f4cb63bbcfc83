import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { answerIn, outputOf } from './answer-in.ts';

const project = resolve(import.meta.dirname, '../..');

/** The row of a field that PINT-AE does not have. */
const row = `    walkedNote: {
      title: { en: 'Walked note', ar: 'ملاحظة' },
      kind: 'text',
      ubl: 'cbc:InstructionNote',
      description: { en: 'A note.', ar: 'ملاحظة.' },
    },
`;

/** Tells what a request with the field, its UBL and the JSON Schema say of it. */
const asking = readFileSync(join(import.meta.dirname, 'ask-of-field.ts.txt'), 'utf8');

/** The generators that read the rows; the last needs the output of the others. */
const made = ['request-facts', 'request-types', 'as-sent', 'request-shape', 'present-rows'];

/** Adds the row of a field in a copy, makes what is made of rows, and tells what then knows the field. */
export function walkField(folder: string): unknown {
  for (const path of ['node_modules', 'engine', 'schematron', 'examples', 'package.json', 'tsconfig.json'])
    symlinkSync(join(project, path), join(folder, path));
  for (const path of ['rules', 'scripts', 'src'])
    cpSync(join(project, path), join(folder, path), {
      recursive: true,
      filter: (source) => !source.includes('node_modules'),
    });
  const rows = join(folder, 'rules/pint/fields/payment.ts');
  writeFileSync(rows, readFileSync(rows, 'utf8').replace('  fields: {\n', `  fields: {\n${row}`));
  for (const name of made)
    outputOf(folder, [
      ...['--import', 'tsx', '--input-type=module', '-e', '(await import(process.argv[1])).default()'],
      `./scripts/generate/${name}.ts`,
    ]);
  return answerIn(folder, asking);
}
