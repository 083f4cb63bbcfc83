import type { InLanguages } from './fields.ts';

/** A value that a fact writes; of several that say the same, the first is written and any is accepted. */
export type StatedValue = string | number | boolean;

/** A business fact about what is supplied, in place of the codes that say it. */
export interface SupplyFact {
  /** By path, `lines[]` for each line that the fact is about: the values that it writes. */
  readonly writes: Readonly<Record<string, StatedValue | readonly StatedValue[]>>;
  /** Paths of the fields that only the sender knows. */
  readonly needs: readonly string[];
  /** Sentences that the notes of an invoice then have. */
  readonly notes?: readonly string[];
}

/** The business facts that a request may name, by name. */
export type SupplyFacts = Readonly<Record<string, SupplyFact>>;

/** Texts of a fact, for people. */
export interface SupplyTexts {
  readonly sentence: InLanguages;
  readonly source: InLanguages;
}

/** Tells whether a fact may stand on a line: it says nothing of the whole document. */
export function standsOnLine({ writes }: SupplyFact): boolean {
  return Object.keys(writes).every((path) => path.startsWith(ofLines));
}

/** Beginning of the paths of fields of a line. */
export const ofLines = 'lines[].';
