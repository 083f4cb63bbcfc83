import { type DocumentIndex } from './document.ts';
import { type NodeItem } from './node-items.ts';
export type AnyAxis = 'child' | 'descendant' | 'attribute' | 'namespace' | 'self' | 'descendant-or-self' | 'following-sibling' | 'following' | 'parent' | 'ancestor' | 'ancestor-or-self' | 'preceding-sibling' | 'preceding';
/** A node test: of its kind, and of its name if it has one. */
export type AnyTest = (d: DocumentIndex, node: NodeItem) => boolean;
/** A test of the kind of a node; `node` matches any. */
export declare const ofKind: (kind: string) => AnyTest;
/** A test of the target of a processing instruction. */
export declare const ofTarget: (target: string) => AnyTest;
/** A test of the name of an element or attribute; undefined matches any. */
export declare const withName: (kind: 'element' | 'attribute' | 'namespace', namespace: string | undefined, localName: string | undefined) => AnyTest;
/** The nodes on an axis from any node, in the order of the axis. */
export declare function step(d: DocumentIndex, from: NodeItem, axis: AnyAxis, test: AnyTest): readonly NodeItem[];
/** The children of an element or the document: elements, texts, comments and processing instructions. */
export declare function childNodes(d: DocumentIndex, n: number): readonly NodeItem[];
//# sourceMappingURL=nodes.d.ts.map