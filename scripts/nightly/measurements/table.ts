import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateDocument } from '../../../src/api/validate-document.ts';
import { projectFolder } from '../../project-folder.ts';
import { attackedServer } from './attacked-server.ts';
import { attacks } from './attacks.ts';
import { growth } from './growth.ts';
import { leaks } from './leaks.ts';
import { load, strain } from './load.ts';

type Figures = Readonly<Record<string, number>>;

/** The milliseconds of each attack in a table like that of `test/what-it-withstands.md`. */
export function figuresIn(page: string): Figures {
  const rows = page.matchAll(/^\| ([^|]+) \| \d+ \| [^|]+ \| (\d+) \| \d+ \|$/gm);
  return Object.fromEntries(Array.from(rows, ([, name = '', figure]) => [name, Number(figure)]));
}

/** Below this many milliseconds a figure is noise. */
const noise = 250;

/** Returns what an attack may take: twice what the page prints, and nothing if it does not have it. */
export function boundOf(attack: string, printed: Figures): number {
  const known = printed[attack];
  return known === undefined ? 0 : 2 * Math.max(known, noise);
}

export const measurements: readonly Measurement[] = [
  { name: 'growth', run: growth },
  { name: 'leaks', run: leaks },
  { name: 'withstand', run: attackedDocuments },
  { name: 'withstand server', run: attackedServer },
  { name: 'load', run: load },
  { name: 'strain', run: strain },
];

/** A figure, and what it may be at most. */
export interface Figure {
  readonly of: string;
  readonly value: number;
  readonly unit: string;
  readonly bound: number;
}

/** Describes how much of a measurement is made. */
export interface Extent {
  readonly minutes: number;
  readonly seed: number;
}

interface Measurement {
  readonly name: string;
  readonly run: (extent: Extent) => AsyncIterable<Figure> | Iterable<Figure>;
}

/** Judges each of the attacks: at most twice as long as `test/what-it-withstands.md` prints. */
function* attackedDocuments(): Generator<Figure> {
  const printed = figuresIn(readFileSync(join(projectFolder, 'test/what-it-withstands.md'), 'utf8'));
  for (const [name, make] of Object.entries(attacks)) {
    const text = make();
    const bound = boundOf(name, printed);
    let value = millisecondsFor(text);
    // What is slow by chance, for example because of other programs, is not so three times.
    for (let again = 0; again < 2 && value > bound; again += 1)
      value = Math.min(value, millisecondsFor(text));
    yield { of: name, value, unit: 'ms', bound };
  }
}

function millisecondsFor(text: string): number {
  const start = process.cpuUsage();
  validateDocument(text);
  return process.cpuUsage(start).user / 1000;
}
