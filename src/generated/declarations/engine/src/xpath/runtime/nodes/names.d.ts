import { type Item } from '../values/values.ts';
import { type DocumentIndex } from './document.ts';
import { type NodeItem } from './node-items.ts';
export declare const nameOf: (d: DocumentIndex, n: number | undefined) => string;
export declare const localNameOf: (d: DocumentIndex, n: number | undefined) => string;
export declare const namespaceOf: (d: DocumentIndex, n: number | undefined) => string;
export declare const nameOfNode: (d: DocumentIndex, node: NodeItem | undefined) => string;
export declare const localNameOfNode: (d: DocumentIndex, node: NodeItem | undefined) => string;
export declare const namespaceOfNode: (d: DocumentIndex, node: NodeItem | undefined) => string;
/** fn:deep-equal. */
export declare function deepEqual(d: DocumentIndex, left: readonly Item[], right: readonly Item[]): boolean;
//# sourceMappingURL=names.d.ts.map