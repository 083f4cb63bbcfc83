import { type Markup, TreeElement, type XmlElement, type XmlNode } from '../element.ts';
import { type Reader } from './reader.ts';
import type { BegunRun, StartTag, TagPlace } from './scope.ts';
/** A tree while it is read. */
export interface GrowingTree {
    /** The nodes that wait for the end of their parent, up to `waiting`; the root comes first. */
    readonly nodes: XmlNode[];
    waiting: number;
    /** The length of texts that are not yet long. */
    readonly longText: number;
    /** The elements with longer texts, each after those inside it. */
    readonly longTexts: XmlElement[];
    /** The markup since the last text, while it may still be kept as a run. */
    run: BegunRun | undefined;
}
/**
 * An element whose end tag has not been read. There is one object for each depth, reused for the next element
 * at that depth.
 */
export interface OpenElement {
    readonly outer: OpenElement | null;
    readonly depth: number;
    /** The object for elements inside this one, kept for the next of them. */
    inner: OpenElement | null;
    element: TreeElement;
    tag: StartTag;
    place: TagPlace | undefined;
    /** The offset of its start tag. */
    at: number;
    /** The number of nodes that waited before its children. */
    before: number;
    /** Characters of its text nodes so far, without the white space of runs. */
    textLength: number;
}
/** Adds an element whose start tag is at an offset; nodes that are added next are inside it. */
export declare function open(reader: Reader, tree: GrowingTree, tag: StartTag, place: TagPlace | undefined, outer: OpenElement | null, at: number): OpenElement;
/** Sets the children of an element at its end; nodes that are added next are inside the outer one. */
export declare function close(tree: GrowingTree, { element, before, textLength, outer }: OpenElement): OpenElement | null;
export declare function addText(tree: GrowingTree, open: OpenElement, text: string): void;
/** Adds a comment or processing instruction after the nodes so far. */
export declare function addMarkup(tree: GrowingTree, { element, before }: OpenElement, kind: Markup['kind'], target: string, text: string): void;
export declare function addNode(tree: GrowingTree, node: XmlNode): void;
//# sourceMappingURL=growing-tree.d.ts.map