import { contentText, elementText, markupText } from '../../../xml/element-text.ts';
import { escapeAttribute, escapeText, qualifiedName } from '../../../xml/xml-text.ts';
import { atomicToString, type Item } from '../values/values.ts';
import { type DocumentIndex, elementAt } from './document.ts';
import { AttributeNode, ElementNode, isNode, MarkupNode, NamespaceNode, nodeText } from './node-items.ts';

/** The parts of an element in XML: its attributes as written, and its content. */
export interface Copied {
  readonly attributes: string;
  readonly content: string;
}

/** Texts and copies of nodes, as the content and the attributes of one element. */
export function copied(d: DocumentIndex, parts: readonly (string | readonly Item[])[]): Copied {
  let content = '';
  const attributes = new Map<string, string>();
  for (const part of parts) {
    if (typeof part === 'string') content += escapeText(part);
    else
      part.forEach((item, at) => {
        if (item instanceof AttributeNode) attributes.set(qualifiedName(item.attribute), attributeText(item));
        else content += copyOf(d, item, part[at - 1]);
      });
  }
  return { attributes: [...attributes.values()].join(''), content };
}

function attributeText({ attribute }: AttributeNode): string {
  const { prefix, namespace, value } = attribute;
  const declared =
    prefix === '' || prefix === 'xml' ? '' : ` xmlns:${prefix}="${escapeAttribute(namespace)}"`;
  return `${declared} ${qualifiedName(attribute)}="${escapeAttribute(value)}"`;
}

/** Adjacent values are separated by blanks (XSLT 2.0, 5.7.1). */
function copyOf(d: DocumentIndex, item: Item, before: Item | undefined): string {
  if (!isNode(item)) {
    const isAdjacent = before !== undefined && !isNode(before);
    return `${isAdjacent ? ' ' : ''}${escapeText(atomicToString(item))}`;
  }
  if (item instanceof NamespaceNode) return '';
  if (item instanceof MarkupNode) return markupText(item.markup);
  if (!(item instanceof ElementNode)) return escapeText(nodeText(d, item));
  const element = elementAt(d, item.owner);
  return item.owner === 0 ? contentText(element) : elementText(element);
}
