import type { Spellings } from '../../../src/core/vocabulary.ts';
import emirates from './emirates.json' with { type: 'json' };

interface NamesOfEmirate {
  readonly codes: readonly string[];
  readonly names: readonly string[];
  readonly arabicNames: readonly string[];
  /** Cities, islands and free zones in it. */
  readonly places: readonly string[];
  readonly arabicPlaces: readonly string[];
}

/** What people write for an emirate: its other codes, its names, what lies in it, each as addresses have it. */
export const emirateSpellings: Spellings = Object.fromEntries(
  Object.entries(emirates).map(([code, names]) => [code, spellingsOf(names)]),
);

function spellingsOf({ codes, names, arabicNames, places, arabicPlaces }: NamesOfEmirate): readonly string[] {
  return [
    ...codes,
    ...names.flatMap((name) => [name, `Emirate of ${name}`, `${name} Emirate`, `${name} City`]),
    ...arabicNames.flatMap((name) => [
      name,
      `إمارة ${name}`,
      `${name} الإمارات`,
      `${name}، الإمارات العربية المتحدة`,
    ]),
    ...places,
    ...arabicPlaces,
    ...[...names, ...places].flatMap((name) => [`${name}, UAE`, `${name}, United Arab Emirates`]),
  ];
}
