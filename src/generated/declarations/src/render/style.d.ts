import type { Look } from './look.ts';
import type { LineColumn } from './sections/lines.ts';
import type { Words } from './words.ts';
/** Paper sizes on which a document can be printed. */
export declare const papers: readonly ['A4', 'Letter'];
export type Paper = (typeof papers)[number];
/** Header and footer of every sheet, outside the document itself. */
export interface PageMargins {
    /** At the start of the foot: the identity of the document. */
    readonly document: string;
    /** At the head: that it is not valid; empty for a valid document. */
    readonly warning: string;
}
/** The style of the page: on a screen, on a phone and on paper. */
export declare function styleOf(words: Words, paper: Paper, margins: PageMargins, columns: readonly LineColumn[]): string;
/** Properties that the company's look changes, and a page of few rows, which would be empty below them. */
export declare function styleOfLook({ accent, density }: Look, isSparse: boolean): string;
//# sourceMappingURL=style.d.ts.map