import type { Spellings } from '../messages/vocabulary.ts';

/** The units of measure of quantities (IBT-130), and the ways in which people write them. */
export interface Units {
  readonly codes: readonly string[];
  /** The codes that are also read in lower case; for other codes, letters alone are not clear enough. */
  readonly common: readonly string[];
  readonly spellings: Spellings;
  /** Codes with another meaning in trade, and the codes of that meaning; the code itself if it may mean both. */
  readonly inTrade: Readonly<Record<string, readonly string[]>>;
}
