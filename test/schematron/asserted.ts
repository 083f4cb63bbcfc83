import { readdirSync, readFileSync } from 'node:fs';

/** The ids of the rules that the Schematron of a set asserts, repeated if it repeats them. */
export function assertedIn(set: 'ae' | 'pint'): string[] {
  const folder = new URL(`../../schematron/${set}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sch'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .flatMap((source) => Array.from(source.matchAll(/<sch:assert id="([^"]+)"/g), ([, id = '']) => id));
}
