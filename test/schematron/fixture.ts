import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../scripts/sources.ts';

/** The folder of the project's valid documents. */
export const fixtureFolder = join(projectFolder, 'test/fixtures/ubl');

/** One of the project's valid documents, by its name in `test/fixtures/ubl`. */
export function fixture(name: string): string {
  return readFileSync(join(fixtureFolder, `${name}.xml`), 'utf8');
}
