import { readFileSync } from 'node:fs';

/** One of the project's valid documents, by its name in `test/fixtures/ubl`. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/ubl/${name}.xml`, import.meta.url), 'utf8');
}
