import { isEvaluationError } from '../../xpath/runtime/errors.ts';
import { type DocumentIndex, elementAt } from '../../xpath/runtime/nodes/document.ts';
import { AttributeNode } from '../../xpath/runtime/nodes/node-items.ts';
import { qualifiedLocationIn } from '../../xpath/runtime/nodes/qualified-location.ts';
import type { JudgedNode, Subject } from './compiled-rules.ts';
import { attributeName } from './places.ts';

/** The location of a node as XPath that needs no prefixes, and its element. */
export function qualifiedPlaceOf(d: DocumentIndex, n: JudgedNode) {
  if (n === 0) return { location: '/' };
  if (!(n instanceof AttributeNode)) return { location: qualifiedLocationIn(d, n), element: elementAt(d, n) };
  const { owner, attribute } = n;
  const location = `${qualifiedLocationIn(d, owner)}/@${attributeName(attribute)}`;
  return { location, element: elementAt(d, owner) };
}

/** The location of the first node that a finding is about; that of its node if there is none. */
export function placeOfSubject(subject: Subject, d: DocumentIndex, n: JudgedNode) {
  try {
    return qualifiedPlaceOf(d, subject(d, n)[0] ?? n);
  } catch (error) {
    if (isEvaluationError(error)) return qualifiedPlaceOf(d, n);
    throw error;
  }
}
