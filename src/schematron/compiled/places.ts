import { shortenedMessage, shortenedName } from '../../core/text/text.ts';
import type { UblElement } from '../../core/xml/element.ts';
import { DynamicError, isEvaluationError } from '../../xpath/runtime/errors.ts';
import { type DocumentIndex, elementAt } from '../../xpath/runtime/nodes/document.ts';
import { locationIn } from '../../xpath/runtime/nodes/location.ts';
import { AttributeNode, type MarkupNode, TextNode } from '../../xpath/runtime/nodes/node-items.ts';
import type { JudgedNode, Message } from './compiled-rules.ts';

/** The location of a node, in the form that `locate` writes for elements, and its element. */
export function placeOf(d: DocumentIndex, n: JudgedNode, locate = locationIn) {
  if (n instanceof AttributeNode) {
    const { owner, attribute } = n;
    return { location: `${locate(d, owner)}/@${attributeName(attribute)}`, element: elementAt(d, owner) };
  }
  if (typeof n !== 'number') {
    const { owner } = n;
    const last = `/${stepTo(n, elementAt(d, owner))}`;
    return owner === 0
      ? { location: last }
      : { location: `${locate(d, owner)}${last}`, element: elementAt(d, owner) };
  }
  return n === 0 ? { location: '/' } : { location: locate(d, n), element: elementAt(d, n) };
}

/** The step from an element or the document to one of its texts, comments or processing instructions. */
function stepTo(node: TextNode | MarkupNode, { children, markup = [] }: UblElement): string {
  if (node instanceof TextNode)
    return `text()[${children.slice(0, node.position + 1).filter((child) => typeof child === 'string').length}]`;
  const { kind, target } = node.markup;
  const alike = markup.filter((each) => each.kind === kind && each.target === target);
  const test = kind === 'comment' ? 'comment()' : `processing-instruction(${shortenedName(target)})`;
  return `${test}[${alike.indexOf(node.markup) + 1}]`;
}

const attributeName = ({ namespace, localName }: AttributeNode['attribute']) =>
  `${namespace === '' ? '' : `Q{${shortenedName(namespace)}}`}${shortenedName(localName)}`;

/**
 * Why something could not be evaluated; an error that the document did not cause is a defect of the engine.
 */
export function reasonOf(error: unknown): string {
  if (!isEvaluationError(error)) throw error;
  const message = shortenedMessage(error.message);
  return error instanceof DynamicError ? `${error.code}: ${message}` : message;
}

/** A message; if its values cannot be computed, it says so in their place. */
export function said(message: Message, d: DocumentIndex, n: JudgedNode): string {
  try {
    return shortenedMessage(message(d, n)).replace(/\s+/g, ' ').trim();
  } catch (error) {
    if (isEvaluationError(error)) return `(${shortenedMessage(error.message)})`;
    throw error;
  }
}
