import type { DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import type { JudgedNode, Subject } from './compiled-rules.ts';
/** The location of a node as XPath that needs no prefixes, and its element. */
export declare function qualifiedPlaceOf(d: DocumentIndex, n: JudgedNode): {
    readonly location: string;
    readonly element?: import("../../xml/element.ts").XmlElement;
};
/** The location of the first node that a finding is about; that of its node if there is none. */
export declare function placeOfSubject(subject: Subject, d: DocumentIndex, n: JudgedNode): {
    readonly location: string;
    readonly element?: import("../../xml/element.ts").XmlElement;
};
//# sourceMappingURL=qualified-places.d.ts.map