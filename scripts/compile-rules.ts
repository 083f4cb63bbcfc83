/** Compiles the project's Schematron to JavaScript, into src/generated. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileRules } from '../src/schematron/compiled/module.ts';
import { replaceFile } from './replace-file.ts';
import { projectFolder, projectSchema } from './sources.ts';

const output = join(projectFolder, 'src/generated/rules.js');

export default function compileProjectRules(): void {
  const compiled = compileRules(projectSchema(), '../xpath/runtime/index.ts');
  const hash = createHash('sha256').update(compiled).digest('hex');
  const source = `${compiled}export const hash = '${hash}';\n`;
  replaceFile(output, source);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) compileProjectRules();
