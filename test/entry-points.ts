import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entrySources, packageName } from '../scripts/entry-points.ts';

const project = resolve(import.meta.dirname, '..');

export const manifest = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));

/** What the package exports, from the sources. */
export async function entryPoints(): Promise<ReadonlyMap<string, object>> {
  const exported = Object.entries(entrySources).map(
    async ([name, source]): Promise<[string, object]> => [
      packageName(name),
      await import(resolve(project, source)),
    ],
  );
  return new Map(await Promise.all(exported));
}

/** A function whose body may await, made of text. */
export const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<unknown> =
  Object.getPrototypeOf(async () => {}).constructor;
