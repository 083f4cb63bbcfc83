import { readFileSync } from 'node:fs';
import type { Change } from './instrument.ts';

/** A change after which the code does the same, and why. */
export interface EqualChange extends Pick<Change, 'file' | 'line' | 'before' | 'after'> {
  readonly why: string;
}

export const listedAsEqual: readonly EqualChange[] = JSON.parse(
  readFileSync(new URL('equal.json', import.meta.url), 'utf8'),
);

const keyOf = ({ file, line, before, after }: Pick<Change, 'file' | 'line' | 'before' | 'after'>) =>
  JSON.stringify([file, line, before, after]);

const reasons = new Map(listedAsEqual.map((equal) => [keyOf(equal), equal.why]));

export function isListedAsEqual(change: Change): boolean {
  return reasons.has(keyOf(change));
}

/** Listed entries for these files that are no longer among their changes. */
export function outdated(changes: readonly Change[]): EqualChange[] {
  const files = new Set(changes.map(({ file }) => file));
  const known = new Set(changes.map(keyOf));
  return listedAsEqual.filter((equal) => files.has(equal.file) && !known.has(keyOf(equal)));
}
