import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSync } from 'esbuild';

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

/** What is made of the rows; the last needs what the others have made. */
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
    answerOf(folder, [
      ...['--import', 'tsx', '--input-type=module', '-e', '(await import(process.argv[1])).default()'],
      `./scripts/generate/${name}.ts`,
    ]);
  mkdirSync(join(folder, 'built'));
  writeFileSync(join(folder, 'built/asking.ts'), asking);
  buildSync({
    absWorkingDir: folder,
    entryPoints: ['built/asking.ts'],
    outfile: 'built/asking.mjs',
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    preserveSymlinks: true,
  });
  return JSON.parse(answerOf(folder, ['built/asking.mjs']));
}

function answerOf(folder: string, args: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
