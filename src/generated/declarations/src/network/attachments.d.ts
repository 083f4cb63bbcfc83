import { type UblElement } from '../core/xml/element.ts';
/** A document without the files in it, and how many there were. */
export interface WithoutAttachments {
    readonly root: UblElement;
    readonly count: number;
}
/** Takes the files out of a document: a report must not carry them. What holds nothing else goes with them. */
export declare function withoutAttachments(root: UblElement): WithoutAttachments;
/** How many files a document carries. */
export declare function attachmentsIn(element: UblElement): number;
//# sourceMappingURL=attachments.d.ts.map