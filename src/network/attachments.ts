import {
  childElements,
  namespaces,
  TreeElement,
  type UblElement,
  type UblNode,
} from '../core/xml/element.ts';

/** Removes the files, which a report must not carry, and elements that hold nothing else. */
export function withoutAttachments(root: UblElement) {
  const count = attachmentsIn(root);
  return { root: count === 0 ? root : copyWithout(root, null), count };
}

/** Returns the number of files that a document carries. */
export function attachmentsIn(element: UblElement): number {
  if (isFile(element)) return 1;
  return childElements(element).reduce((sum, child) => sum + attachmentsIn(child), 0);
}

function isFile({ localName, namespace }: UblElement): boolean {
  return localName === 'EmbeddedDocumentBinaryObject' && namespace === namespaces.cbc;
}

function isOnlyFiles(element: UblElement): boolean {
  const inner = childElements(element);
  return inner.length > 0 && inner.every(isFile);
}

function copyWithout(element: UblElement, parent: UblElement | null): UblElement {
  const { namespace, prefix, localName, attributes } = element;
  const copy = new TreeElement(
    { namespace, prefix, localName, field: '' },
    attributes,
    parent,
    undefined,
    '',
  );
  copy.content = element.children.flatMap((child): readonly UblNode[] => {
    if (typeof child === 'string' || attachmentsIn(child) === 0) return [child];
    return isFile(child) || isOnlyFiles(child) ? [] : [copyWithout(child, copy)];
  });
  return copy;
}
