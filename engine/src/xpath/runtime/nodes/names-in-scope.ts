import { namespacesInScope } from '../../../xml/namespaces-in-scope.ts';
import { DynamicError, typeError } from '../errors.ts';
import { QNameValue, resolvedName } from '../values/other-values.ts';
import { resolveUri } from '../values/resolve-uri.ts';
import { type DocumentIndex, elementAt } from './document.ts';
import {
  AttributeNode,
  ElementNode,
  MarkupNode,
  NamespaceNode,
  type NodeItem,
  TextNode,
} from './node-items.ts';

/** Implements fn:node-name; empty for a node without a name. */
export function nodeName(d: DocumentIndex, node: NodeItem | undefined): QNameValue | undefined {
  if (node === undefined || node instanceof TextNode) return undefined;
  if (node instanceof MarkupNode)
    return node.markup.kind === 'comment' ? undefined : new QNameValue('', '', node.markup.target);
  if (node instanceof NamespaceNode)
    return node.prefix === '' ? undefined : new QNameValue('', '', node.prefix);
  if (node instanceof ElementNode && node.owner === 0) return undefined;
  const { namespace, prefix, localName } =
    node instanceof AttributeNode ? node.attribute : elementAt(d, node.owner);
  return new QNameValue(namespace, prefix, localName);
}

/** A part of an xs:QName, if there is one. */
export const ofName = (name: unknown, part: (name: unknown) => string | undefined): string | undefined =>
  name === undefined ? undefined : part(name);

export const resolvedNameAt = (d: DocumentIndex, text: string | undefined, node: NodeItem) =>
  resolvedName(text, (prefix) => scopeOf(d, node).get(prefix));

export const prefixesInScope = (d: DocumentIndex, node: NodeItem): string[] => [...scopeOf(d, node).keys()];

export const namespaceForPrefix = (
  d: DocumentIndex,
  prefix: string | undefined,
  node: NodeItem,
): string | undefined => scopeOf(d, node).get(prefix ?? '') || undefined;

/** The namespaces of an element by prefix, including the namespace of XML. */
function scopeOf(d: DocumentIndex, node: NodeItem): ReadonlyMap<string, string> {
  if (!(node instanceof ElementNode) || node.owner === 0)
    return typeError('a node where element() is required');
  const found = Array.from(namespacesInScope(elementAt(d, node.owner))).filter(([, uri]) => uri !== '');
  return new Map([['xml', 'http://www.w3.org/XML/1998/namespace'], ...found]);
}

/** Implements fn:base-uri: the value of `xml:base`; documents themselves have no address here. */
export function baseUri(d: DocumentIndex, node: NodeItem | undefined): string | undefined {
  if (node === undefined || node instanceof NamespaceNode) return undefined;
  let base: string | undefined;
  const above: number[] = [];
  for (let n = node.owner; n > 0; n = d.parent[n] as number) above.unshift(n);
  for (const n of above) {
    const written = d.attributes[n]?.find(
      ({ localName, prefix }) => localName === 'base' && prefix === 'xml',
    )?.value;
    if (written !== undefined) base = base === undefined ? written : resolveUri(written, base);
  }
  return base;
}

/** Implements fn:nilled: without a schema no element is nilled. */
export const nilled = (node: NodeItem | undefined): boolean | undefined =>
  node instanceof ElementNode && node.owner !== 0 ? false : undefined;

/** fn:has-children. */
export function hasChildren(d: DocumentIndex, node: NodeItem | undefined): boolean {
  if (!(node instanceof ElementNode)) return false;
  const { children, markup = [] } = elementAt(d, node.owner);
  return children.length > 0 || markup.length > 0;
}

/** Tells whether an element is an ancestor of a node that comes after it. */
function isAbove(d: DocumentIndex, upper: NodeItem | undefined, lower: NodeItem): boolean {
  if (!(upper instanceof ElementNode)) return false;
  const isOwnElement = lower instanceof ElementNode && lower.owner === upper.owner;
  return !isOwnElement && lower.owner < (d.end[upper.owner] as number);
}

/** Implements fn:outermost on nodes in document order: the nodes that are not descendants of another. */
export function outermost(d: DocumentIndex, nodes: readonly NodeItem[]): readonly NodeItem[] {
  const kept: NodeItem[] = [];
  // Once a node is not below the last kept one, no later node is.
  for (const node of nodes) if (!isAbove(d, kept.at(-1), node)) kept.push(node);
  return kept;
}

/** Implements fn:innermost on nodes in document order: the nodes that no descendant follows. */
export const innermost = (d: DocumentIndex, nodes: readonly NodeItem[]): readonly NodeItem[] =>
  nodes.filter((node, at) => {
    const next = nodes[at + 1];
    return next === undefined || !isAbove(d, node, next);
  });

/** Computes with a collation that the document names; it refuses all collations except codepoints. */
export function byCodepoints<Value>(collation: string, compute: () => Value): Value {
  if (collation !== 'http://www.w3.org/2005/xpath-functions/collation/codepoint')
    throw new DynamicError('FOCH0002', `the collation ${JSON.stringify(collation)} is not supported`);
  return compute();
}

/** Tells whether a node has a name; undefined matches any. */
export function hasName(
  d: DocumentIndex,
  item: unknown,
  namespace: string | undefined,
  localName: string | undefined,
): boolean {
  if (!(item instanceof ElementNode || item instanceof AttributeNode)) return false;
  const named = item instanceof AttributeNode ? item.attribute : elementAt(d, item.owner);
  return (
    (namespace === undefined || named.namespace === namespace) &&
    (localName === undefined || named.localName === localName)
  );
}

/** A node, in either form, that must have a name. */
export function onlyNamed<Node>(
  d: DocumentIndex,
  value: Node,
  node: NodeItem,
  ...[namespace, localName]: readonly [string | undefined, string | undefined]
): Node {
  return hasName(d, node, namespace, localName)
    ? value
    : typeError(`an element or attribute with another name than ${JSON.stringify(localName ?? '*')}`);
}
