import type { Spellings } from '../../../src/core/messages/vocabulary.ts';
/**
 * Spellings of the emirates: other codes, and names, including those of their places, as addresses have them.
 */
export declare const emirateSpellings: Spellings;
//# sourceMappingURL=emirates.d.ts.map