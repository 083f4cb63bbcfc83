import { AttributeNode, MarkupNode, NamespaceNode, type NodeItem, TextNode } from './node-items.ts';

/** fn:generate-id: a name that no other node of the document has; empty without a node. */
export const idOf = (n: number | undefined): string => (n === undefined ? '' : `n${n}`);

/** The identifier of a node of any kind. */
export function idOfNode(node: NodeItem | undefined): string {
  if (node === undefined) return '';
  const own = idOf(node.owner);
  if (node instanceof AttributeNode) return `${own}a${node.position}`;
  if (node instanceof NamespaceNode) return `${own}s${node.position}`;
  if (node instanceof TextNode) return `${own}t${node.position}`;
  return node instanceof MarkupNode ? `${own}m${node.position}` : own;
}
