import type { UblElement } from '../src/core/xml/element.ts';

/** A tree as a caller may write one, of plain objects, with each text and attribute changed. */
export function plainTree(
  element: UblElement,
  change: (text: string) => string = (text) => text,
  parent: UblElement | null = null,
): UblElement {
  const { namespace, prefix, localName, requestPath } = element;
  const attributes = element.attributes.map((each) => ({ ...each, value: change(each.value) }));
  const children: (UblElement | string)[] = [];
  const copy = { namespace, prefix, localName, attributes, requestPath, parent, children };
  for (const child of element.children)
    children.push(typeof child === 'string' ? change(child) : plainTree(child, change, copy));
  return copy;
}
