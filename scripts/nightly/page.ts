import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Part } from './parts.ts';

/** A night as it is kept: a line of bench/nightly/nights.ndjson. */
export interface KeptNight {
  readonly date: string;
  readonly minutes: number;
  readonly seed: number;
  readonly commit: string;
  readonly parts: Readonly<Record<string, Pick<Outcome, 'state' | 'figures'> & { readonly seconds: number }>>;
}

const shown = 7;

/** The page of a night: what was found and how to go on, then every part with its figures and those before. */
export function pageOf(
  night: KeptNight,
  outcomes: readonly Outcome[],
  before: readonly KeptNight[],
  nextOf: (name: string) => string,
): string {
  const [found, stopped] = (['found', 'stopped'] as const).map((state) =>
    outcomes.filter((outcome) => outcome.state === state),
  );
  return [
    `# The night of ${night.date.slice(0, 10)}`,
    `${night.minutes} minutes at ${night.commit}, seed ${night.seed}. ${summaryOf(found ?? [], stopped ?? [])}`,
    '| Part | Result | Seconds | Figures | Nights before |\n| --- | --- | ---: | --- | --- |\n' +
      outcomes.map((outcome) => rowOf(outcome, night, before)).join('\n'),
    ...outcomes.flatMap(measurementOf),
    ...(found ?? []).map((outcome) => sectionOf(outcome, nextOf(outcome.name))),
    ...(stopped ?? []).map((outcome) => sectionOf(outcome, whatStoppedMeans)),
    '',
  ].join('\n\n');
}

const words: Readonly<Record<Outcome['state'], string>> = {
  well: 'nothing found',
  found: '**found**',
  stopped: 'stopped for its time',
  skipped: 'skipped',
};

const whatStoppedMeans =
  'It was stopped for its time, which fails no night: what it had not reached yet was not tried. A busy machine is the usual reason; stopped again on a quiet one, it does not end.';

function summaryOf(found: readonly Outcome[], stopped: readonly Outcome[]): string {
  const names = (outcomes: readonly Outcome[]) => outcomes.map(({ name }) => name).join(', ');
  return [
    found.length === 0 ? 'Nothing was found.' : `**Found by ${names(found)}.**`,
    ...(stopped.length === 0 ? [] : [`Stopped for its time: ${names(stopped)}.`]),
  ].join(' ');
}

function measurementOf({ name, log }: Outcome): string[] {
  const rows = stripVTControlCharacters(log)
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.length < 3 ? [] : [`## Measured: ${name}\n\n${rows.join('\n')}`];
}

function rowOf(
  { name, state, seconds, figures }: Outcome,
  night: KeptNight,
  before: readonly KeptNight[],
): string {
  const same = before.filter(({ minutes }) => minutes === night.minutes).slice(-shown);
  const trend = Object.keys(figures).map((figure) => {
    const values = same.flatMap(({ parts }) => parts[name]?.figures[figure] ?? []);
    return values.length === 0 ? '' : `${figure} ${values.join(', ')}`;
  });
  const own = Object.entries(figures).map(([figure, value]) => `${figure} ${value}`);
  const cells = [
    name,
    words[state],
    Math.round(seconds),
    own.join(', '),
    trend.filter((each) => each !== '').join('; '),
  ];
  return `| ${cells.join(' | ')} |`;
}

const lastLines = 40;

function sectionOf({ name, command, log }: Outcome, next: string): string {
  const said = stripVTControlCharacters(log).trimEnd().split('\n').slice(-lastLines).join('\n');
  return `## ${name}\n\nAgain: \`${command}\`\n\n${next}\n\n~~~\n${said}\n~~~`;
}

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

function stateOf(
  part: Part,
  code: number | null,
  figures: Readonly<Record<string, number>>,
  log: string,
): State {
  if (code === null) return part.finding?.test(log) === true ? 'found' : 'stopped';
  if (Object.keys(figures).length === 0)
    return /^skipped: |is not installed/m.test(log) ? 'skipped' : 'found';
  return code !== 0 || part.fault?.(figures) === true ? 'found' : 'well';
}
