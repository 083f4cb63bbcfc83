import type { MeaningList, RenderedSpecification, TextKey, Translated } from '../core/specification/rendering.ts';
import { type Html } from '../core/text/html.ts';
import type { AllowanceCharge } from '../ubl/figures/allowance-charge-facts.ts';
import { type Discrepancy } from '../ubl/figures/discrepancies.ts';
import type { DocumentFacts } from '../ubl/figures/document-facts.ts';
import type { Figure } from '../ubl/figures/figure.ts';
import type { LineFacts } from '../ubl/figures/line-facts.ts';
import type { SentOtherwise } from './sent-otherwise.ts';
import type { Words } from './words.ts';
/** Dependencies of every section of the page. */
export interface Sheet {
    readonly facts: DocumentFacts;
    readonly words: Words;
    readonly specification: RenderedSpecification;
    readonly discrepancies: readonly Discrepancy[];
    /** Values that were sent, and the figures were not made of. */
    readonly sentOtherwise: readonly SentOtherwise[];
    /** The figures to mark because those before them do not add up to them, and the parts that were sent otherwise. */
    readonly marked: ReadonlySet<Figure | LineFacts | AllowanceCharge>;
}
export declare function sheetOf(facts: DocumentFacts, words: Words, specification: RenderedSpecification, sentOtherwise: readonly SentOtherwise[]): Sheet;
/** The sign beside what does not follow from the rest of the document. */
export declare const mark: Html;
/** An amount, with its currency if that is not the one that the reader expects there. */
export declare function amount(sheet: Sheet, figure: Figure | undefined, currency: string): Html;
/** An amount that is deducted: shown with its sign reversed. */
export declare function deduction(sheet: Sheet, figure: Figure | undefined, currency: string): Html;
/** The digits of an amount, with the decimals of its currency; undefined if it is not a number. */
export declare function digitsOf({ specification, facts }: Sheet, { value, currency }: Pick<Figure, 'value' | 'currency'>): string | undefined;
/** A quantity, percentage or rate. */
export declare function plainFigure(figure: Figure): Html;
/** A percentage, with the sign after its digits in every language. */
export declare function percentage(figure: Figure): Html;
/** A label with its value; nothing if there is no value. */
export declare function fact({ words }: Sheet, label: TextKey | Translated, value: Html | undefined): Html;
/** A labelled text of the document. */
export declare function textFact(sheet: Sheet, label: TextKey, text: string | undefined): Html;
/** A labelled code, shown by its meaning. */
export declare function codeFact(sheet: Sheet, label: TextKey, list: MeaningList, code: string | undefined): Html;
/**
 * A reason in words: the document's own ones, with the meaning of its code beside them; only the meaning if they
 * are the name of the code.
 */
export declare function reasonOf(sheet: Sheet, list: MeaningList, code: string | undefined, text: string | undefined): Html | undefined;
//# sourceMappingURL=sheet.d.ts.map