import { type Markup, type XmlAttribute, type XmlElement } from '../../../xml/element.ts';
import { type DocumentIndex } from './document.ts';
/**
 * A node of a document. An element is a number; other nodes have the number of the element to which they
 * belong.
 */
export type NodeItem = ElementNode | AttributeNode | TextNode | MarkupNode | NamespaceNode;
/** An element, or the document itself. */
export declare class ElementNode {
    readonly owner: number;
    constructor(owner: number);
}
export declare class AttributeNode {
    readonly owner: number;
    readonly attribute: XmlAttribute;
    readonly position: number;
    constructor(owner: number, attribute: XmlAttribute, position: number);
    /** The last step of its location, from its element. */
    stepFrom(): string;
}
export declare class TextNode {
    readonly owner: number;
    readonly value: string;
    /** The number of the element that follows, for document order. */
    readonly before: number;
    readonly position: number;
    constructor(owner: number, value: string, before: number, position: number);
    stepFrom({ children }: XmlElement): string;
}
/** A comment or processing instruction. */
export declare class MarkupNode {
    readonly owner: number;
    readonly markup: Markup;
    /** The number of the element that follows, for document order. */
    readonly before: number;
    readonly position: number;
    constructor(owner: number, markup: Markup, before: number, position: number);
    stepFrom(element: XmlElement): string;
}
/** A namespace in scope of an element. */
export declare class NamespaceNode {
    readonly owner: number;
    readonly prefix: string;
    readonly uri: string;
    readonly position: number;
    constructor(owner: number, prefix: string, uri: string, position: number);
}
export declare const element: (n: number) => ElementNode;
export declare function isNode(item: unknown): item is NodeItem;
export type AttributeTest = (attribute: XmlAttribute) => boolean;
export declare const anyAttribute: AttributeTest;
export declare function attributeNodes(d: DocumentIndex, n: number, test: AttributeTest): readonly AttributeNode[];
export declare function textNodes(d: DocumentIndex, n: number): readonly TextNode[];
/** The text nodes of an element and all its descendants. */
export declare function descendantTexts(d: DocumentIndex, n: number): readonly TextNode[];
/**
 * Document order: an element, its namespaces, its attributes, then its children. Between the same two tags
 * of elements that begin, what is deeper ends first.
 */
export declare function compareNodes(left: NodeItem, right: NodeItem): number;
export declare function sortNodes<Node extends NodeItem>(nodes: readonly Node[]): readonly Node[];
/** Result of a path: nodes in document order, each once, or values. */
export declare function nodesOrValues<Other>(items: readonly (NodeItem | Other)[]): readonly (NodeItem | Other)[];
export declare function nodeText(d: DocumentIndex, node: NodeItem): string;
export declare function attributeText(node: AttributeNode): string;
export declare function textNodeText(node: TextNode): string;
export declare function uniteNodes(left: readonly NodeItem[], right: readonly NodeItem[]): readonly NodeItem[];
export declare function intersectNodes(left: readonly NodeItem[], right: readonly NodeItem[]): readonly NodeItem[];
export declare function exceptNodes(left: readonly NodeItem[], right: readonly NodeItem[]): readonly NodeItem[];
export declare function isNodeKind(item: unknown, kind: string): boolean;
/** A test of the name of an attribute; undefined matches any. */
export declare const attributeNamed: (namespace: string | undefined, localName: string | undefined) => AttributeTest;
//# sourceMappingURL=node-items.d.ts.map