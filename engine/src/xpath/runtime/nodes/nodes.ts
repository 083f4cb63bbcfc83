import { markupOf, type XmlElement } from '../../../xml/element.ts';
import { namespacesInScope } from '../../../xml/namespaces-in-scope.ts';
import { spend } from '../effort.ts';
import { type DocumentIndex, elementAt } from './document.ts';
import {
  AttributeNode,
  anyAttribute,
  attributeNodes,
  compareNodes,
  ElementNode,
  isNodeKind,
  MarkupNode,
  NamespaceNode,
  type NodeItem,
  TextNode,
} from './node-items.ts';

export type AnyAxis =
  | 'child'
  | 'descendant'
  | 'attribute'
  | 'namespace'
  | 'self'
  | 'descendant-or-self'
  | 'following-sibling'
  | 'following'
  | 'parent'
  | 'ancestor'
  | 'ancestor-or-self'
  | 'preceding-sibling'
  | 'preceding';

/** A test of the kind of a node and, if any, of its name. */
export type AnyTest = (d: DocumentIndex, node: NodeItem) => boolean;

/** A test of the kind of a node; `node` matches any. */
export const ofKind =
  (kind: string): AnyTest =>
  (_, node) =>
    kind === 'node' || isNodeKind(node, kind) || (kind === 'tree' && node instanceof ElementNode);

/** A test of the target of a processing instruction. */
export const ofTarget =
  (target: string): AnyTest =>
  (_, node) =>
    isNodeKind(node, 'processing-instruction') && node instanceof MarkupNode && node.markup.target === target;

/** A test of the name of an element or attribute; undefined matches any. */
export const withName =
  (
    kind: 'element' | 'attribute' | 'namespace',
    namespace: string | undefined,
    localName: string | undefined,
  ): AnyTest =>
  (d, node) => {
    if (node instanceof NamespaceNode)
      return kind === 'namespace' && (localName === undefined || localName === node.prefix);
    if (!isNodeKind(node, kind)) return false;
    const named = node instanceof AttributeNode ? node.attribute : elementAt(d, node.owner);
    return (
      (localName === undefined || named.localName === localName) &&
      (namespace === undefined || named.namespace === namespace)
    );
  };

/** The nodes on an axis from any node, in the order of the axis. */
export function step(d: DocumentIndex, from: NodeItem, axis: AnyAxis, test: AnyTest): readonly NodeItem[] {
  return onAxis(d, from, axis).filter((node) => test(d, node));
}

/** The children of an element or the document: elements, texts, comments and processing instructions. */
export function childNodes(d: DocumentIndex, n: number): readonly NodeItem[] {
  const element = elementAt(d, n) as XmlElement;
  const markup = markupOf(element);
  const result: NodeItem[] = [];
  let next = n + 1;
  let written = 0;
  element.children.forEach((child, position) => {
    for (; markup[written]?.before === position; written += 1) addMarkupNode(written, next);
    if (typeof child === 'string') result.push(new TextNode(n, child, next, position));
    else {
      result.push(new ElementNode(next));
      next = d.end[next] as number;
    }
  });
  for (; written < markup.length; written += 1) addMarkupNode(written, next);
  // On every axis, each node becomes an object.
  spend(d, result.length);
  return result;

  function addMarkupNode(index: number, before: number): void {
    const each = markup[index];
    // Inserted between the children, at its original place.
    if (each !== undefined)
      result.push(new MarkupNode(n, each, before, each.before - 0.5 + index / (2 * markup.length)));
  }
}

function parentNode(d: DocumentIndex, node: NodeItem): NodeItem | undefined {
  if (!(node instanceof ElementNode)) return new ElementNode(node.owner);
  return node.owner === 0 ? undefined : new ElementNode(d.parent[node.owner] as number);
}

function onAxis(d: DocumentIndex, from: NodeItem, axis: AnyAxis): readonly NodeItem[] {
  switch (axis) {
    case 'self':
      return [from];
    case 'child':
      return from instanceof ElementNode ? childNodes(d, from.owner) : [];
    case 'attribute':
      return from instanceof ElementNode ? attributeNodes(d, from.owner, anyAttribute) : [];
    case 'namespace':
      return from instanceof ElementNode && from.owner > 0 ? namespaceNodes(d, from.owner) : [];
    case 'descendant':
      return descendantNodes(d, from);
    case 'descendant-or-self':
      return [from, ...descendantNodes(d, from)];
    case 'parent':
      return ancestorNodes(d, from).slice(0, 1);
    case 'ancestor':
      return ancestorNodes(d, from);
    case 'ancestor-or-self':
      return [from, ...ancestorNodes(d, from)];
    case 'following-sibling':
      return siblings(d, from).filter((node) => compareNodes(node, from) > 0);
    case 'preceding-sibling':
      return siblings(d, from)
        .filter((node) => compareNodes(node, from) < 0)
        .reverse();
    case 'following':
      // The content of an element follows its attributes.
      if (from instanceof AttributeNode || from instanceof NamespaceNode) {
        const owner = new ElementNode(from.owner);
        return [...descendantNodes(d, owner), ...onAxis(d, owner, axis)];
      }
      return [from, ...ancestorNodes(d, from)].flatMap((node) =>
        onAxis(d, node, 'following-sibling').flatMap((each) => [each, ...descendantNodes(d, each)]),
      );
    case 'preceding':
      return [from, ...ancestorNodes(d, from)].flatMap((node) =>
        onAxis(d, node, 'preceding-sibling').flatMap((each) => [
          ...descendantNodes(d, each).toReversed(),
          each,
        ]),
      );
  }
}

function descendantNodes(d: DocumentIndex, from: NodeItem): readonly NodeItem[] {
  const result: NodeItem[] = [];
  const open = [...onAxis(d, from, 'child')].reverse();
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    result.push(node);
    if (node instanceof ElementNode) open.push(...childNodes(d, node.owner).toReversed());
  }
  return result;
}

function ancestorNodes(d: DocumentIndex, from: NodeItem): readonly NodeItem[] {
  const result: NodeItem[] = [];
  for (let node = parentNode(d, from); node !== undefined; node = parentNode(d, node)) result.push(node);
  return result;
}

function namespaceNodes(d: DocumentIndex, n: number): readonly NamespaceNode[] {
  return Array.from(
    namespacesInScope(elementAt(d, n)),
    ([prefix, uri], position) => new NamespaceNode(n, prefix, uri, position),
  ).filter(({ uri }) => uri !== '');
}

/** The siblings of a node; attributes and namespaces have none. */
function siblings(d: DocumentIndex, node: NodeItem): readonly NodeItem[] {
  const isChild = !(node instanceof AttributeNode || node instanceof NamespaceNode);
  const parent = isChild ? parentNode(d, node) : undefined;
  return parent === undefined ? [] : onAxis(d, parent, 'child');
}
