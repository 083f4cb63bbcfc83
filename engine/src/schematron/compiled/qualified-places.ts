import { isEvaluationError } from '../../xpath/runtime/errors.ts';
import type { DocumentIndex } from '../../xpath/runtime/nodes/document.ts';
import { ElementNode, NamespaceNode } from '../../xpath/runtime/nodes/node-items.ts';
import { qualifiedLocationIn } from '../../xpath/runtime/nodes/qualified-location.ts';
import type { JudgedNode, Subject } from './compiled-rules.ts';
import { reportedPlace } from './places.ts';

/** The location of a node as XPath that needs no prefixes, and its element. */
export function qualifiedPlaceOf(d: DocumentIndex, n: JudgedNode) {
  return reportedPlace(d, n, qualifiedLocationIn);
}

/** The location of the first node that a finding is about or, without one, of the rule's node. */
export function placeOfSubject(subject: Subject, d: DocumentIndex, n: JudgedNode) {
  try {
    const [first = n] = subject(d, n);
    if (first instanceof NamespaceNode) return qualifiedPlaceOf(d, first.owner);
    return qualifiedPlaceOf(d, first instanceof ElementNode ? first.owner : first);
  } catch (error) {
    if (isEvaluationError(error)) return qualifiedPlaceOf(d, n);
    throw error;
  }
}
