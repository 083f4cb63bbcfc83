/**
 * Runs the stylesheet rules.sef.json of a folder by SaxonJS on its documents 0.xml, 1.xml, …: for each number
 * of milliseconds that it reads it runs them repeatedly, and writes how many milliseconds of processor time
 * one of them took, from its text to the text of the result.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type * as Saxon from 'saxon-js';
import { paceHere } from './pace.ts';

const SaxonJS: typeof Saxon.default = createRequire(import.meta.url)('saxon-js');
const folder = process.argv[2] ?? '';
const stylesheetInternal = JSON.parse(readFileSync(join(folder, 'rules.sef.json'), 'utf8'));
const documents: string[] = [];
for (let file = nextFile(); existsSync(file); file = nextFile()) documents.push(readFileSync(file, 'utf8'));

const pace = paceHere(documents, (sourceText) => {
  try {
    SaxonJS.transform({ stylesheetInternal, sourceText, destination: 'serialized' }, 'sync');
  } catch {
    // A published stylesheet stops at the first error; what it says is compared elsewhere.
  }
});
for await (const line of createInterface({ input: process.stdin }))
  console.log(await pace.round(Number(line)));

function nextFile(): string {
  return join(folder, `${documents.length}.xml`);
}
