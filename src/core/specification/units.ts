import type { Spellings } from '../messages/vocabulary.ts';

/** The units of measure of quantities (IBT-130), and the ways in which people write them. */
export interface Units {
  readonly codes: readonly string[];
  /** The codes that are also read in small letters; of others, letters alone do not say that they are meant. */
  readonly common: readonly string[];
  readonly spellings: Spellings;
  /** Codes that trade uses for something else, each with the codes of what it means; itself, if it means both. */
  readonly inTrade: Readonly<Record<string, readonly string[]>>;
}
