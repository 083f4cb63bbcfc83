import { attackedDocuments } from './attacked-documents.ts';
import { attackedServer } from './attacked-server.ts';
import { growth } from './growth.ts';
import { leaks } from './leaks.ts';
import { load } from './load.ts';
import { strain } from './strain.ts';

/** A row of the table of attacks: milliseconds by the name of the attack. */
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

/** Measurements of each night. */
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

/** Measurement: its figures come one after another. */
interface Measurement {
  readonly name: string;
  readonly run: (extent: Extent) => AsyncIterable<Figure> | Iterable<Figure>;
}
