import type { Spellings } from '../../../src/core/messages/vocabulary.ts';
import { codesByName } from '../../../src/core/text/text.ts';
import spellings from './emirates.json' with { type: 'json' };

/** Cities, islands and free zones count as spellings of their emirate, like its names. */
const kinds = ['names', 'arabicNames', 'places', 'arabicPlaces'] as const;

/** Spellings of the emirates: other codes, and names, including the names of places in addresses. */
export const emirateSpellings: Spellings = Object.fromEntries(
  Object.entries(spellings.emirates).map(([code, emirate]) => [
    code,
    [...emirate.codes, ...kinds.flatMap((kind) => allWritten(emirate[kind], spellings.as[kind]))],
  ]),
);

/** The emirate of a place name, by the key of the name. */
export const emirateOfPlace = codesByName(emirateSpellings);

function allWritten(names: readonly string[], forms: readonly string[]): readonly string[] {
  return names.flatMap((name) => forms.map((form) => form.replace('{name}', name)));
}
