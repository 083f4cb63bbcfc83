import { type UblElement } from '../core/xml/element.ts';
/** The values in the header of an envelope, with their places. */
export interface EnvelopeHeader {
    readonly element: UblElement;
    readonly sender: HeaderField;
    readonly receiver: HeaderField;
    readonly documentType: HeaderField;
    readonly process: HeaderField;
    readonly country: HeaderField;
}
/** A value of the header, empty if missing, and the element that holds it or should. */
export interface HeaderField {
    readonly value: string;
    readonly element: UblElement;
}
/** An opened envelope. */
export interface OpenedEnvelope {
    readonly header: EnvelopeHeader;
    /** The document inside, as the root of its own tree. */
    readonly root: UblElement;
}
/**
 * Takes a document out of its Standard Business Document: undefined if the root is another element, or if it
 * holds anything but one header and one document. The tree is split: the document no longer has a parent.
 */
export declare function openEnvelope(top: UblElement): OpenedEnvelope | undefined;
/** Whether an element is a Standard Business Document, whatever it holds. */
export declare function isEnvelope(element: UblElement): boolean;
/** The value at the end of a path; its place is the last element of the path that exists. */
export declare function headerField(from: UblElement, ...path: readonly string[]): HeaderField;
/** The scopes of a type. */
export declare function scopesOf(header: UblElement, type: string): UblElement[];
/** The children of an element of the header with a name. */
export declare function headerChildren(parent: UblElement, name: string): UblElement[];
//# sourceMappingURL=open-envelope.d.ts.map