import { shortenedMessage } from '../../text/shortened.ts';
import type { XmlElement } from '../../xml/element.ts';
import { escapeText } from '../../xml/xml-text.ts';
import { DynamicError, isEvaluationError } from '../../xpath/runtime/errors.ts';
import type { Copied } from '../../xpath/runtime/nodes/copies.ts';
import { type DocumentIndex, elementAt } from '../../xpath/runtime/nodes/document.ts';
import { locationIn } from '../../xpath/runtime/nodes/location.ts';
import { Visited } from '../../xpath/runtime/nodes/visited.ts';
import type { Content, JudgedNode, Message } from './compiled-rules.ts';

/** The location of a node, in the form that `locate` writes for elements, and its element. */
export function reportedPlace(
  d: DocumentIndex,
  judged: JudgedNode,
  locate = locationIn,
): { readonly location: string; readonly element?: XmlElement } {
  const n = judged instanceof Visited ? judged.place : judged;
  const owner = typeof n === 'number' ? n : n.owner;
  const step = typeof n === 'number' ? '' : `/${n.stepFrom(elementAt(d, owner))}`;
  return owner === 0
    ? { location: step || '/' }
    : { location: `${locate(d, owner)}${step}`, element: elementAt(d, owner) };
}

/**
 * Returns the reason why something could not be evaluated; an error that the document did not cause is a defect of
 * the engine.
 */
export function reasonOf(error: unknown): string {
  if (!isEvaluationError(error)) throw error;
  const message = shortenedMessage(error.message);
  return error instanceof DynamicError ? `${error.code}: ${message}` : message;
}

/** A message; if its values cannot be computed, the message says so in their place. */
export function said(message: Message, d: DocumentIndex, n: JudgedNode): string {
  try {
    return shortenedMessage(message(d, n)).replace(/\s+/g, ' ').trim();
  } catch (error) {
    if (isEvaluationError(error)) return `(${shortenedMessage(error.message)})`;
    throw error;
  }
}

/**
 * A message as XML with the nodes that it copies; if its values cannot be computed, the message says so in their
 * place.
 */
export function copyOf(content: Content, d: DocumentIndex, n: JudgedNode): Copied {
  try {
    return content(d, n);
  } catch (error) {
    if (isEvaluationError(error))
      return { attributes: '', content: escapeText(`(${shortenedMessage(error.message)})`) };
    throw error;
  }
}
