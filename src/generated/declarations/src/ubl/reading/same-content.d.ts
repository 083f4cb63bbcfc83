import { type UblAttribute, type UblElement } from '../../core/xml/element.ts';
import type { UblStructure } from '../../core/xml/ubl-structure.ts';
/** The names of the elements with numbers, for which 5 and 5.00 are equal. */
export declare const numericNames: (subject: UblStructure) => ReadonlySet<string>;
/** Whether two elements have the same content in the same order, as most of two documents does. */
export declare function isSame(one: UblElement, other: UblElement, numeric: ReadonlySet<string>): boolean;
/** Numbers elements so that exactly those with the same content have the same number. */
export declare function contentNumbers(numeric: ReadonlySet<string>): (element: UblElement) => number;
export declare const hasElements: ({ children }: UblElement) => boolean;
/** Whether an attribute says something of the document, and not of the schema to check it with. */
export declare const isOfDocument: ({ namespace }: UblAttribute) => boolean;
/** The text of an element; of equal numbers the same. */
export declare function textOf(element: UblElement, numeric: ReadonlySet<string>): string;
export declare function sameNameAttribute({ attributes }: UblElement, { namespace, localName }: UblAttribute): UblAttribute | undefined;
/** The text between the child elements of an element, where UBL has none. */
export declare function textBetween({ children }: UblElement): string;
//# sourceMappingURL=same-content.d.ts.map