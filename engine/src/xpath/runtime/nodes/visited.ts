import {
  type AttributeNode,
  ElementNode,
  type MarkupNode,
  NamespaceNode,
  type NodeItem,
  type TextNode,
} from './node-items.ts';

/** A node or value that a rule visits from its node (`visit-each`), in the compiler's form. */
export class Visited<Node> {
  /** The node of the rule. */
  readonly node: Node;
  readonly item: unknown;
  /** The node of a finding: the item, if it is a node. */
  readonly place: Node;
  constructor(node: Node, item: unknown, place: Node) {
    this.node = node;
    this.item = item;
    this.place = place;
  }
}

export const visited = <Node>(node: Node, item: unknown, place: Node): Visited<Node> =>
  new Visited(node, item, place);

/** Returns the node of a finding for any node; for a namespace, its element. */
export function placeOfNode(node: NodeItem): number | AttributeNode | TextNode | MarkupNode {
  if (node instanceof ElementNode || node instanceof NamespaceNode) return node.owner;
  return node;
}
