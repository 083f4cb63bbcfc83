import { type Markup, nameless, type XmlAttribute, type XmlElement } from '../../../xml/element.ts';
import { qualifiedName } from '../../../xml/xml-text.ts';
import { spend } from '../effort.ts';
import { isEqual } from '../values/operators.ts';
import { type Atomic, Double, type Item } from '../values/values.ts';
import { type DocumentIndex, elementAt } from './document.ts';
import { AttributeNode, isNode, MarkupNode, NamespaceNode, type NodeItem, TextNode } from './node-items.ts';

type Named = Pick<XmlElement | XmlAttribute, 'prefix' | 'localName' | 'namespace'>;

const elementOr = (d: DocumentIndex, n: number | undefined) => (n === undefined ? nameless : elementAt(d, n));

export const nameOf = (d: DocumentIndex, n: number | undefined) => qualifiedName(elementOr(d, n));
export const localNameOf = (d: DocumentIndex, n: number | undefined) => elementOr(d, n).localName;
export const namespaceOf = (d: DocumentIndex, n: number | undefined) => elementOr(d, n).namespace;

function namedNode(d: DocumentIndex, node: NodeItem | undefined): Named {
  if (node === undefined || node instanceof TextNode) return nameless;
  if (node instanceof MarkupNode) return { ...nameless, localName: node.markup.target };
  if (node instanceof NamespaceNode) return { ...nameless, localName: node.prefix };
  return node instanceof AttributeNode ? node.attribute : elementAt(d, node.owner);
}

export const nameOfNode = (d: DocumentIndex, node: NodeItem | undefined) => qualifiedName(namedNode(d, node));
export const localNameOfNode = (d: DocumentIndex, node: NodeItem | undefined) => namedNode(d, node).localName;
export const namespaceOfNode = (d: DocumentIndex, node: NodeItem | undefined) => namedNode(d, node).namespace;

/** fn:deep-equal. */
export function deepEqual(d: DocumentIndex, left: readonly Item[], right: readonly Item[]): boolean {
  return (
    left.length === right.length && left.every((item, index) => deepEqualItems(d, item, right[index] as Item))
  );
}

function deepEqualItems(d: DocumentIndex, left: Item, right: Item): boolean {
  if (!isNode(left) || !isNode(right)) return !isNode(left) && !isNode(right) && equalAtoms(left, right);
  if (left.constructor !== right.constructor) return false;
  if (left instanceof AttributeNode && right instanceof AttributeNode)
    return sameAttribute(left.attribute, right.attribute);
  if (left instanceof TextNode && right instanceof TextNode) return left.value === right.value;
  if (left instanceof MarkupNode && right instanceof MarkupNode) return sameMarkup(left.markup, right.markup);
  if (left instanceof NamespaceNode && right instanceof NamespaceNode)
    return left.prefix === right.prefix && left.uri === right.uri;
  return sameElement(d, elementAt(d, left.owner), elementAt(d, right.owner));
}

/** Unlike for `eq`, NaN equals itself. */
const equalAtoms = (left: Atomic, right: Atomic) =>
  isEqual(left, right) || (isNotANumber(left) && isNotANumber(right));

const isNotANumber = (value: Atomic) => value instanceof Double && Number.isNaN(value.value);

const sameMarkup = (left: Markup, right: Markup) =>
  left.kind === right.kind && left.target === right.target && left.text === right.text;

const sameAttribute = (left: XmlAttribute, right: XmlAttribute) =>
  left.localName === right.localName && left.namespace === right.namespace && left.value === right.value;

function sameElement(d: DocumentIndex, left: XmlElement, right: XmlElement): boolean {
  spend(d, 1 + left.attributes.length * right.attributes.length);
  return (
    left.localName === right.localName &&
    left.namespace === right.namespace &&
    left.attributes.length === right.attributes.length &&
    left.attributes.every((attribute) => right.attributes.some((other) => sameAttribute(attribute, other))) &&
    left.children.length === right.children.length &&
    left.children.every((child, index) => {
      const other = right.children[index];
      if (typeof child === 'string' || typeof other === 'string' || other === undefined)
        return child === other;
      return sameElement(d, child, other);
    })
  );
}
