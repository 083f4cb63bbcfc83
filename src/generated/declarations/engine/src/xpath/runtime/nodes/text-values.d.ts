import { XsDecimal } from '../values/decimal.ts';
import { type DocumentIndex } from './document.ts';
/** The texts of elements. */
export declare function textsOf(d: DocumentIndex, nodes: readonly number[]): readonly string[];
/** Whether an element has no elements, and no text that shows. */
export declare function isBlankLeaf(d: DocumentIndex, n: number): boolean;
/** The only child of a name as a decimal. */
export declare function onlyDecimal(d: DocumentIndex, n: number, name: number): XsDecimal | undefined;
/** The sum of the children of a name, of which each element has at most one. */
export declare function sumOfOnly(d: DocumentIndex, nodes: readonly number[], name: number): XsDecimal;
/** The decimal that the only one of some texts is; undefined if it is none, or if there is not one text. */
export declare function decimalIfOne(texts: readonly string[]): XsDecimal | undefined;
//# sourceMappingURL=text-values.d.ts.map