import type { Language } from '../messages/language.ts';
/** Markup that is safe to put into a page: made only by `html`, or from our own constants. */
export interface Html {
    readonly markup: string;
}
export type HtmlValue = Html | string | number | false | undefined | readonly HtmlValue[];
/** No markup at all. */
export declare const noHtml: Html;
/**
 * A template whose values are escaped unless they are markup already; false and undefined render as nothing.
 */
export declare function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html;
/** Pieces of markup with a separator between them. */
export declare function joined(pieces: readonly Html[], between: string): Html;
/** A user's text: it has its own direction, and does not affect the direction of the text around it. */
export declare function own(text: string): Html;
/** A number, date or code: always from left to right. */
export declare function leftToRight(text: string): Html;
/**
 * A sentence in a language: what is written in the other direction keeps its own order, with its quotes and full stops.
 * A publisher's words in another script have their own direction.
 */
export declare function sentence(text: string, language: Language): Html;
/**
 * The head of a page that holds its style, and loads nothing: its policy refuses the rest. It runs nothing except the
 * script whose source the policy names; pictures are in the page.
 */
export declare function headOfPage(title: string, style: string, { scriptSource, hasPicture, }?: {
    readonly scriptSource?: string;
    readonly hasPicture?: boolean;
}): Html;
/** A text as markup: its tags are escaped, and its invisible characters are shown by their code points. */
export declare function escapeHtml(text: string): string;
//# sourceMappingURL=html.d.ts.map