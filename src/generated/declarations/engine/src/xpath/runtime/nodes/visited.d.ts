import { type AttributeNode, type MarkupNode, type NodeItem, type TextNode } from './node-items.ts';
/** A node or value that a rule visits from its node (`visit-each`), in the form that the compiler knows it by. */
export declare class Visited<Node> {
    /** The node of the rule. */
    readonly node: Node;
    readonly item: unknown;
    /** The node that a finding is about: the item, if it is one. */
    readonly place: Node;
    constructor(node: Node, item: unknown, place: Node);
}
export declare const visited: <Node>(node: Node, item: unknown, place: Node) => Visited<Node>;
/** The node that a finding on any node is about; that on a namespace is about its element. */
export declare function placeOfNode(node: NodeItem): number | AttributeNode | TextNode | MarkupNode;
//# sourceMappingURL=visited.d.ts.map