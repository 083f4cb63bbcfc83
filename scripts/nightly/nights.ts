import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KeptNight } from './page.ts';

/** Place where the figures of the nights are, in the project. */
export const nightsFile = 'bench/nightly/nights.ndjson';

/** The nights that a project keeps, the last one last. */
export function keptNights(folder: string): readonly KeptNight[] {
  const file = join(folder, nightsFile);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): KeptNight => JSON.parse(line));
}

/** The parts by which a night found something. */
export function partsThatFound(night: KeptNight | undefined): string[] {
  return Object.entries(night?.parts ?? {}).flatMap(([name, { state }]) => (state === 'found' ? [name] : []));
}
