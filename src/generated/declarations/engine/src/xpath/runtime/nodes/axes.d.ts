import { type DocumentIndex } from './document.ts';
/** Maps each element to elements, in document order without duplicates. */
export declare function eachIn(from: readonly number[], to: (n: number) => readonly number[]): readonly number[];
/** Sorted, without duplicates; the array itself if it is so already. */
export declare function inDocumentOrder(nodes: readonly number[]): readonly number[];
/** All descendants of a name, in document order. */
export declare function descendants(d: DocumentIndex, n: number, name: number): readonly number[];
export type ElementTest = (d: DocumentIndex, n: number) => boolean;
/** `*`, `element()`. */
export declare const anyElement: ElementTest;
/** `node()` on elements and the document. */
export declare const anyNode: ElementTest;
export declare const documentNode: ElementTest;
export declare const named: (name: number) => ElementTest;
export declare const inNamespace: (namespace: string) => ElementTest;
export declare const withLocalName: (localName: string) => ElementTest;
export type ElementAxis = 'child' | 'descendant' | 'descendant-or-self' | 'parent' | 'ancestor' | 'ancestor-or-self' | 'following-sibling' | 'preceding-sibling' | 'following' | 'preceding';
/** The elements on an axis that pass a test, in the order of the axis. */
export declare function select(d: DocumentIndex, n: number, axis: ElementAxis, test: ElementTest): readonly number[];
export declare function hasAncestor(d: DocumentIndex, n: number, name: number): boolean;
export declare function parentOf(d: DocumentIndex, n: number): number | undefined;
/** The value of an attribute without namespace. */
export declare function attribute(d: DocumentIndex, n: number, localName: string): string | undefined;
/** The values of an attribute on several elements. */
export declare function attributes(d: DocumentIndex, from: readonly number[], localName: string): readonly string[];
export declare function hasAttribute(d: DocumentIndex, n: number, localName: string): boolean;
/** The elements of the document that have an attribute without namespace. */
export declare function attributeOwners(d: DocumentIndex, localName: string): readonly number[];
/** The parent, if it has the name. */
export declare function parentNamed(d: DocumentIndex, n: number, name: number): number | undefined;
export declare function someAncestor(d: DocumentIndex, n: number, test: (n: number) => boolean): boolean;
//# sourceMappingURL=axes.d.ts.map