import { type NodeItem } from './node-items.ts';
/** fn:generate-id: a name that no other node of the document has; empty without a node. */
export declare const idOf: (n: number | undefined) => string;
/** The identifier of a node of any kind. */
export declare function idOfNode(node: NodeItem | undefined): string;
//# sourceMappingURL=identity.d.ts.map