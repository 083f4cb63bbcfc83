import { shortenedName } from '../../../text/shortened.ts';
import { type Markup, markupOf, type XmlAttribute, type XmlElement } from '../../../xml/element.ts';
import { spendOnVisits } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import { type DocumentIndex, elementAt, textOf } from './document.ts';

/**
 * A node of a document. An element is a number; other nodes have the number of the element to which they
 * belong.
 */
export type NodeItem = ElementNode | AttributeNode | TextNode | MarkupNode | NamespaceNode;

/** An element, or the document itself. */
export class ElementNode {
  readonly owner: number;
  constructor(owner: number) {
    this.owner = owner;
  }
}

export class AttributeNode {
  readonly owner: number;
  readonly attribute: XmlAttribute;
  readonly position: number;
  constructor(owner: number, attribute: XmlAttribute, position: number) {
    this.owner = owner;
    this.attribute = attribute;
    this.position = position;
  }

  /** The last step of the location, from the element of the node. */
  stepFrom(): string {
    const { namespace, localName } = this.attribute;
    return `@${namespace === '' ? '' : `Q{${shortenedName(namespace)}}`}${shortenedName(localName)}`;
  }
}

export class TextNode {
  readonly owner: number;
  readonly value: string;
  /** The number of the element that follows, for document order. */
  readonly before: number;
  readonly position: number;
  constructor(owner: number, value: string, before: number, position: number) {
    this.owner = owner;
    this.value = value;
    this.before = before;
    this.position = position;
  }

  stepFrom({ children }: XmlElement): string {
    const texts = children.slice(0, this.position + 1).filter((child) => typeof child === 'string');
    return `text()[${texts.length}]`;
  }
}

/** A comment or processing instruction. */
export class MarkupNode {
  readonly owner: number;
  readonly markup: Markup;
  /** The number of the element that follows, for document order. */
  readonly before: number;
  readonly position: number;
  constructor(owner: number, markup: Markup, before: number, position: number) {
    this.owner = owner;
    this.markup = markup;
    this.before = before;
    this.position = position;
  }

  stepFrom(element: XmlElement): string {
    const { kind, target } = this.markup;
    const alike = markupOf(element).filter((each) => each.kind === kind && each.target === target);
    const test = kind === 'comment' ? 'comment()' : `processing-instruction(${shortenedName(target)})`;
    return `${test}[${alike.indexOf(this.markup) + 1}]`;
  }
}

/** A namespace in scope of an element. */
export class NamespaceNode {
  readonly owner: number;
  readonly prefix: string;
  readonly uri: string;
  readonly position: number;
  constructor(owner: number, prefix: string, uri: string, position: number) {
    this.owner = owner;
    this.prefix = prefix;
    this.uri = uri;
    this.position = position;
  }
}

export const element = (n: number) => new ElementNode(n);

export function isNode(item: unknown): item is NodeItem {
  return (
    item instanceof ElementNode ||
    item instanceof AttributeNode ||
    item instanceof TextNode ||
    item instanceof MarkupNode ||
    item instanceof NamespaceNode
  );
}

export type AttributeTest = (attribute: XmlAttribute) => boolean;
export const anyAttribute: AttributeTest = () => true;

export function attributeNodes(d: DocumentIndex, n: number, test: AttributeTest): readonly AttributeNode[] {
  const result: AttributeNode[] = [];
  d.attributes[n]?.forEach((attribute, position) => {
    if (test(attribute)) result.push(new AttributeNode(n, attribute, position));
  });
  return result;
}

export function textNodes(d: DocumentIndex, n: number): readonly TextNode[] {
  const result: TextNode[] = [];
  let before = n + 1;
  elementAt(d, n).children.forEach((child, position) => {
    if (typeof child === 'string') result.push(new TextNode(n, child, before, position));
    else before = d.end[before] as number;
  });
  spendOnVisits(d, result.length);
  return result;
}

/** The text nodes of an element and all its descendants. */
export function descendantTexts(d: DocumentIndex, n: number): readonly TextNode[] {
  const result: TextNode[] = [];
  for (let each = n; each < (d.end[n] as number); each += 1)
    for (const node of textNodes(d, each)) result.push(node);
  return result.sort(compareNodes);
}

/**
 * Document order: an element, its namespaces, its attributes, then its children. Between two start tags, the node of
 * the deeper element comes first.
 */
export function compareNodes(left: NodeItem, right: NodeItem): number {
  return (
    documentPosition(left) - documentPosition(right) ||
    kindOf(left) - kindOf(right) ||
    right.owner - left.owner ||
    positionOf(left) - positionOf(right)
  );
}

const isBetween = (node: NodeItem): node is TextNode | MarkupNode =>
  node instanceof TextNode || node instanceof MarkupNode;
const documentPosition = (node: NodeItem) => (isBetween(node) ? node.before - 0.5 : node.owner);
const kindOf = (node: NodeItem) =>
  node instanceof NamespaceNode ? 1 : node instanceof AttributeNode ? 2 : isBetween(node) ? 3 : 0;
const positionOf = (node: NodeItem) => (node instanceof ElementNode ? 0 : node.position);

export function sortNodes<Node extends NodeItem>(nodes: readonly Node[]): readonly Node[] {
  if (areSorted(nodes)) return nodes;
  const sorted = [...nodes].sort(compareNodes);
  return sorted.filter((node, index) => index === 0 || compareNodes(sorted[index - 1] as Node, node) !== 0);
}

/** Result of a path: nodes in document order, each once, or values. */
export function nodesOrValues<Other>(items: readonly (NodeItem | Other)[]): readonly (NodeItem | Other)[] {
  const nodes = items.filter(isNode);
  if (nodes.length === 0) return items;
  if (nodes.length < items.length) throw new DynamicError('XPTY0018', 'a path gives both nodes and values');
  return sortNodes(nodes);
}

function areSorted(nodes: readonly NodeItem[]): boolean {
  for (let at = 1; at < nodes.length; at += 1)
    if (compareNodes(nodes[at - 1] as NodeItem, nodes[at] as NodeItem) >= 0) return false;
  return true;
}

export function nodeText(d: DocumentIndex, node: NodeItem): string {
  if (node instanceof AttributeNode) return node.attribute.value;
  if (node instanceof MarkupNode) return node.markup.text;
  if (node instanceof NamespaceNode) return node.uri;
  return node instanceof TextNode ? node.value : textOf(d, node.owner);
}

export function attributeText(node: AttributeNode): string {
  return node.attribute.value;
}

export function textNodeText(node: TextNode): string {
  return node.value;
}

export function uniteNodes(left: readonly NodeItem[], right: readonly NodeItem[]): readonly NodeItem[] {
  return sortNodes([...left, ...right]);
}

export function intersectNodes(left: readonly NodeItem[], right: readonly NodeItem[]): readonly NodeItem[] {
  return sortNodes(left.filter((node) => right.some((other) => compareNodes(node, other) === 0)));
}

export function exceptNodes(left: readonly NodeItem[], right: readonly NodeItem[]): readonly NodeItem[] {
  return sortNodes(left.filter((node) => !right.some((other) => compareNodes(node, other) === 0)));
}

export function isNodeKind(item: unknown, kind: string): boolean {
  if (item instanceof AttributeNode) return kind === 'attribute';
  if (item instanceof TextNode) return kind === 'text';
  if (item instanceof MarkupNode) return kind === item.markup.kind;
  return item instanceof ElementNode && (item.owner === 0 ? kind === 'document' : kind === 'element');
}

/** A test of the name of an attribute; undefined matches any. */
export const attributeNamed =
  (namespace: string | undefined, localName: string | undefined): AttributeTest =>
  (attribute) =>
    (localName === undefined || attribute.localName === localName) &&
    (namespace === undefined || attribute.namespace === namespace);
