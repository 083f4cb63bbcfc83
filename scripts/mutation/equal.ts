import { readFileSync } from 'node:fs';
import type { Change } from './instrument.ts';

/** What identifies a change in the list, wherever in its function it is. */
type Listed = Pick<Change, 'file' | 'within' | 'before' | 'after'>;

/** A change after which the code does the same, and why. */
export interface EqualChange extends Listed {
  readonly why: string;
}

export const listedAsEqual: readonly EqualChange[] = JSON.parse(
  readFileSync(new URL('equal.json', import.meta.url), 'utf8'),
);

const keyOf = ({ file, within, before, after }: Listed) => JSON.stringify([file, within, before, after]);

/** What identifies a change among all. */
const placeOf = (change: Change) => `${keyOf(change)} ${change.place}`;

const listed = new Set(listedAsEqual.map(keyOf));

export function isListedAsEqual(change: Change): boolean {
  return listed.has(keyOf(change));
}

/** Listed entries of which every change was tried and noticed. */
export function wronglyListed(all: readonly Change[], noticed: readonly Change[]): Change[] {
  const places = new Set(noticed.map(placeOf));
  const notNoticed = new Set(all.filter((change) => !places.has(placeOf(change))).map(keyOf));
  return noticed.filter((change) => isListedAsEqual(change) && !notNoticed.has(keyOf(change)));
}

/** Listed entries for these files that are no longer among their changes. */
export function outdated(changes: readonly Change[]): EqualChange[] {
  const files = new Set(changes.map(({ file }) => file));
  const known = new Set(changes.map(keyOf));
  return listedAsEqual.filter((equal) => files.has(equal.file) && !known.has(keyOf(equal)));
}
