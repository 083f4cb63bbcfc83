import type { InLanguages } from './fields.ts';

/** A value that a fact writes. If several values mean the same, the first is written, and each of them is accepted. */
export type StatedValue = string | number | boolean;

/** A business fact about the supply, instead of the codes for it. */
export interface SupplyFact {
  /** The values that it writes, by path; `lines[]` means each line with the fact. */
  readonly writes: Readonly<Record<string, StatedValue | readonly StatedValue[]>>;
  /** Paths of the fields that only the sender knows. */
  readonly needs: readonly string[];
  /** Sentences that the fact adds to the notes of an invoice. */
  readonly notes?: readonly string[];
}

/** The business facts that a request may name, by name. */
export type SupplyFacts = Readonly<Record<string, SupplyFact>>;

/** Texts of a fact, for people. */
export interface SupplyTexts {
  readonly sentence: InLanguages;
  readonly source: InLanguages;
}

/** Tells whether a fact may be on a line. A fact on a line says nothing about the whole document. */
export function standsOnLine({ writes }: SupplyFact): boolean {
  return Object.keys(writes).every((path) => path.startsWith(ofLines));
}

/** Beginning of the paths of fields of a line. */
export const ofLines = 'lines[].';
