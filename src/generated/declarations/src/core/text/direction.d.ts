import type { Language } from '../messages/language.ts';
/** A run of Arabic letters within one part of a path. */
export declare const nameRun: RegExp;
/** Whether a text has letters that are written from right to left. */
export declare function isRightToLeft(text: string): boolean;
/**
 * The parts of a sentence in a language: at the odd places those of the other direction, each to be kept together in its
 * own order: words, paths, codes, dates and numbers in an Arabic sentence, Arabic words in an English one.
 */
export declare function partsByDirection(text: string, language: Language): readonly string[];
/**
 * The same for markup, which is needed where a part would not keep its order by itself. A moment in words has marks of its
 * own.
 */
export declare function markedParts(text: string, language: Language): readonly string[];
//# sourceMappingURL=direction.d.ts.map