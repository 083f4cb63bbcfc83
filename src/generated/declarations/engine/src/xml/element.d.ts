/**
 * An XML document as a tree: what a writer builds, the reader parses and rules judge.
 * Comments and processing instructions are kept apart (`markupOf`), but they end a text node, as in the XPath
 * data model. Members may be accessors: an element is copied by naming them, not by a spread.
 */
export interface XmlElement {
    readonly namespace: string;
    /** The prefix as written; empty in the default namespace. */
    readonly prefix: string;
    readonly localName: string;
    readonly attributes: readonly XmlAttribute[];
    /** Child elements and text nodes in document order; a string is one text node. */
    readonly children: readonly XmlNode[];
    readonly parent: XmlElement | null;
    /** The path of the field of a request that it was written from, if a program wrote it from one. */
    readonly requestPath: string | undefined;
    /**
     * Its comments and processing instructions in document order; a tree that was not read from text has none.
     */
    readonly markup?: readonly Markup[] | undefined;
    /** Those before and after it, if it is the root of a document that has some. */
    readonly markupAround?: Markup[];
    /** The namespaces that it declares besides those of its names, by prefix, if a program wrote it as a root. */
    readonly declared?: ReadonlyMap<string, string> | undefined;
}
/** A comment or processing instruction among the children of an element. */
export interface Markup {
    readonly kind: 'comment' | 'processing-instruction';
    /** The target of a processing instruction; empty for comments. */
    readonly target: string;
    readonly text: string;
    /** How many children stand before it. */
    readonly before: number;
}
export type XmlNode = XmlElement | string;
/** The comments and processing instructions of an element, in document order. */
export declare function markupOf({ markup }: XmlElement): readonly Markup[];
/** The name of an element, which many elements of a tree share. */
export interface ElementName {
    readonly namespace: string;
    readonly prefix: string;
    readonly localName: string;
    /**
     * The field of the request that such elements are written from, below the path of its part; empty for the
     * part.
     */
    readonly field: string;
}
/** The name of what has none, such as a document. */
export declare const nameless: ElementName;
/**
 * An element of a tree that is read; what is written stands in columns (`ElementColumns`). It has as few
 * fields as possible: what a long document keeps in memory is mostly its elements, and each that outlives a
 * collection is copied.
 */
export declare class TreeElement implements XmlElement {
    readonly name: ElementName;
    readonly attributes: readonly XmlAttribute[];
    /**
     * Its children, or its text if it holds nothing else; empty while it is read, and without content.
     */
    content: readonly XmlNode[] | string;
    readonly parent: XmlElement | null;
    /** The path of the part of the request that it was written from, or its markup if it was read. */
    origin: string | Markup[] | undefined;
    constructor(name: ElementName, attributes: readonly XmlAttribute[], parent: XmlElement | null, origin: string | Markup[] | undefined, content: readonly XmlNode[] | string);
    get namespace(): string;
    get prefix(): string;
    get localName(): string;
    get children(): readonly XmlNode[];
    get requestPath(): string | undefined;
    get markup(): readonly Markup[] | undefined;
}
/** The path of a field of the part at a path; the part itself has no field. */
export declare function fieldPath(path: string, field: string): string;
/** The text of an element that holds a text node and nothing else; undefined for any other. */
export declare function onlyText(element: XmlElement): string | undefined;
/** The attributes of elements that have none. */
export declare const noAttributes: readonly XmlAttribute[];
/** No attributes, in columns, which no program sees: a frozen list among others makes every reading of them slower. */
export declare const withoutAttributes: readonly XmlAttribute[];
/** Attributes that elements of other documents have too: no program may change those through one element. */
export declare function sharedAttributes(attributes: readonly XmlAttribute[]): readonly XmlAttribute[];
export interface XmlAttribute {
    readonly namespace: string;
    readonly prefix: string;
    readonly localName: string;
    readonly value: string;
}
/**
 * A name as engines keep those of properties: alike ones are one string, which is told without looking into
 * them, and none is a view on the document that it was cut from.
 */
export declare function sharedName(name: string): string;
/** The child elements of an element, without its text nodes. */
export declare function childElements(element: XmlElement): XmlElement[];
/** The XPath string value: all text below the element, in document order. */
export declare function stringValue(element: XmlElement): string;
//# sourceMappingURL=element.d.ts.map