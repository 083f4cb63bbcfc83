import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { KeptNight } from './page.ts';
import type { Part } from './parts.ts';

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

export type State = 'well' | 'found' | 'stopped' | 'skipped';

/** Outcome of a part; `log` is its output. */
export interface Outcome {
  readonly name: string;
  readonly state: State;
  readonly seconds: number;
  readonly figures: Readonly<Record<string, number>>;
  readonly command: string;
  readonly log: string;
}

/** End of a process: without an exit code if the night stopped it for its time, and with 1 if something else did. */
export interface Ending {
  readonly code: number | null;
  readonly seconds: number;
  readonly log: string;
}

export function outcomeOf(part: Part, command: string, { code, seconds, log }: Ending): Outcome {
  const groups = part.figures.exec(stripVTControlCharacters(log))?.groups ?? {};
  const figures = Object.fromEntries(
    Object.entries(groups).flatMap(([name, digits]) =>
      digits === undefined ? [] : [[name, Number(digits)]],
    ),
  );
  return { name: part.name, state: stateOf(part, code, figures, log), seconds, figures, command, log };
}

/** A script that needs a program which is not installed says so, and does nothing. */
const isSkipped = (log: string) => /^skipped: |is not installed/m.test(log);

function stateOf(
  part: Part,
  code: number | null,
  figures: Readonly<Record<string, number>>,
  log: string,
): State {
  if (code === null) return part.finding?.test(log) === true ? 'found' : 'stopped';
  if (Object.keys(figures).length === 0) return isSkipped(log) ? 'skipped' : 'found';
  return code !== 0 || part.fault?.(figures) === true ? 'found' : 'well';
}
