import { readFileSync } from 'node:fs';

/** A valid document of our own, by its name in `test/fixtures/ubl`. */
export function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/ubl/${name}.xml`, import.meta.url), 'utf8');
}
