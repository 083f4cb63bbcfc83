import { type DocumentIndex, elementAt } from '../../xpath/runtime/document.ts';
import { DynamicError, isEvaluationError } from '../../xpath/runtime/errors.ts';
import { locationIn } from '../../xpath/runtime/location.ts';
import { AttributeNode } from '../../xpath/runtime/values.ts';
import type { JudgedNode } from './compiled-rules.ts';

/** Where a node stands, and its element. */
export function placeOf(d: DocumentIndex, n: JudgedNode) {
  if (n instanceof AttributeNode) {
    const { owner, attribute } = n;
    return { location: `${locationIn(d, owner)}/@${attributeName(attribute)}`, element: elementAt(d, owner) };
  }
  return n === 0 ? { location: '/' } : { location: locationIn(d, n), element: elementAt(d, n) };
}

const attributeName = ({ namespace, localName }: AttributeNode['attribute']) =>
  namespace === '' ? localName : `Q{${namespace}}${localName}`;

/** Why something could not be evaluated; what is no doing of the document is a defect of the engine. */
export function reasonOf(error: unknown): string {
  if (!isEvaluationError(error)) throw error;
  return error instanceof DynamicError ? `${error.code}: ${error.message}` : error.message;
}
