/**
 * Runs the stylesheet rules.sef.json of a folder by SaxonJS on its documents 0.xml, 1.xml, …, given those of
 * documents.json by name: for each number of milliseconds that it reads it runs them repeatedly, and writes
 * how many milliseconds of processor time one of them took, from its text to the text of the result.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { paceHere } from './pace.ts';
import { transformation } from './saxon-js.ts';

const folder = process.argv[2] ?? '';
const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const transform = await transformation(json('rules.sef.json'), json('documents.json'));
const documents: string[] = [];
for (let file = nextFile(); existsSync(file); file = nextFile()) documents.push(readFileSync(file, 'utf8'));

const pace = paceHere(documents, (sourceText) => {
  try {
    transform(sourceText);
  } catch {
    // A published stylesheet stops at the first error; what it says is compared elsewhere.
  }
});
for await (const line of createInterface({ input: process.stdin }))
  console.log(await pace.round(Number(line)));

function nextFile(): string {
  return join(folder, `${documents.length}.xml`);
}
