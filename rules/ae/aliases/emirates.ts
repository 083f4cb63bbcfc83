import type { Spellings } from '../../../src/core/vocabulary.ts';
import spellings from './emirates.json' with { type: 'json' };

/** What lies in an emirate, its cities, islands and free zones, stands beside its names. */
const kinds = ['names', 'arabicNames', 'places', 'arabicPlaces'] as const;

/** What people write for an emirate: its other codes, and its names and those of its places as addresses have them. */
export const emirateSpellings: Spellings = Object.fromEntries(
  Object.entries(spellings.emirates).map(([code, emirate]) => [
    code,
    [...emirate.codes, ...kinds.flatMap((kind) => allWritten(emirate[kind], spellings.as[kind]))],
  ]),
);

function allWritten(names: readonly string[], forms: readonly string[]): readonly string[] {
  return names.flatMap((name) => forms.map((form) => form.replace('{name}', name)));
}
