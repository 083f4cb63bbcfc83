import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { entrySources, packageName } from '../scripts/entry-points.ts';

const project = resolve(import.meta.dirname, '..');

export const manifest = JSON.parse(readFileSync(resolve(project, 'package.json'), 'utf8'));

/** The exports of the package, from the sources. */
export async function entryPoints(): Promise<ReadonlyMap<string, object>> {
  const exported = Object.entries(entrySources).map(
    async ([name, source]): Promise<[string, object]> => [
      packageName(name),
      await import(resolve(project, source)),
    ],
  );
  return new Map(await Promise.all(exported));
}

/** Makes a function that may await from text. */
export const AsyncFunction: new (...parts: string[]) => (...values: unknown[]) => Promise<unknown> =
  Object.getPrototypeOf(async () => {}).constructor;
