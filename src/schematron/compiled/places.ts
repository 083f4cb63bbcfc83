import { shortenedMessage } from '../../core/text/text.ts';
import { DynamicError, isEvaluationError } from '../../xpath/runtime/errors.ts';
import { type DocumentIndex, elementAt } from '../../xpath/runtime/nodes/document.ts';
import { locationIn } from '../../xpath/runtime/nodes/location.ts';
import type { JudgedNode, Message } from './compiled-rules.ts';

/** The location of a node, in the form that `locate` writes for elements, and its element. */
export function placeOf(d: DocumentIndex, n: JudgedNode, locate = locationIn) {
  const owner = typeof n === 'number' ? n : n.owner;
  const step = typeof n === 'number' ? '' : `/${n.stepFrom(elementAt(d, owner))}`;
  return owner === 0
    ? { location: step || '/' }
    : { location: `${locate(d, owner)}${step}`, element: elementAt(d, owner) };
}

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
