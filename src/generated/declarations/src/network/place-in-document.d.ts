import type { UblElement } from '../core/xml/element.ts';
/**
 * The element of a document that a location is about: one of the document itself, or of its report to the tax
 * authority, whose values are those of the document. Undefined if it is about neither.
 */
export declare function placeInDocument(document: UblElement, location: string): UblElement | undefined;
//# sourceMappingURL=place-in-document.d.ts.map