import { shortenedName } from '../../../text/shortened.ts';
import { type DocumentIndex, elementAt } from './document.ts';
import { locationIn } from './location.ts';

/** The location of an element with the namespace of each name: XPath 3.1 that needs no prefixes. */
export function qualifiedLocationIn(d: DocumentIndex, n: number): string {
  const { namespace, localName } = elementAt(d, n);
  const step = `/Q{${shortenedName(namespace)}}${shortenedName(localName)}`;
  const parent = d.parent[n] as number;
  if (parent === 0) return step;
  // Counts the siblings of the element and of its ancestors.
  if (!d.positions.has(n)) locationIn(d, n);
  return `${qualifiedLocationIn(d, parent)}${step}[${d.positions.get(n)}]`;
}
