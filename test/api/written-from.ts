import type { UblElement, UblNode } from '../../src/core/xml/element.ts';

/** An element without a namespace that was written from a field of a request. */
export function writtenFrom(
  localName: string,
  requestPath: string,
  children: readonly UblNode[],
): UblElement {
  return { namespace: '', prefix: '', localName, attributes: [], children, parent: null, requestPath };
}
