import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const project = resolve(import.meta.dirname, '..');

export const manifest = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));

/** What the package exports, from the sources: the types of an entry point say which file it is. */
export async function entryPoints(): Promise<ReadonlyMap<string, object>> {
  const exported = Object.entries<{ readonly types?: string }>(manifest.exports).flatMap(
    ([name, { types }]) => (types === undefined ? [] : [load(name, types)]),
  );
  return new Map(await Promise.all(exported));
}

async function load(name: string, types: string): Promise<[string, object]> {
  const source = types.replace('./dist/types/', '').replace('.d.ts', '.ts');
  return [`pint-ae${name.slice(1)}`, await import(resolve(project, source))];
}

/** A function whose body may await, made of text. */
export const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<unknown> =
  Object.getPrototypeOf(async () => {}).constructor;
