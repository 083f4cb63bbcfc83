/** `npm run tool -- supported`: writes the tables of what the Schematron engine supports into the README of the engine and the guide, in both languages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { supportedTables, withTables } from './docs/supported/written.ts';
import { projectFolder } from './sources.ts';

for (const { file, tables } of supportedTables()) {
  const path = join(projectFolder, file);
  writeFileSync(path, withTables(readFileSync(path, 'utf8'), tables));
}
