import type { XmlAttribute, XmlElement } from './element.ts';

const known = new WeakMap<readonly XmlAttribute[], ReadonlyMap<string, string>>();

/**
 * Records the namespaces in scope of the elements that share a list of attributes; only elements with the same
 * declarations share one. The record is outside the elements because few declare any.
 */
export function noteNamespaces(
  attributes: readonly XmlAttribute[],
  inScope: ReadonlyMap<string, string>,
): void {
  known.set(attributes, inScope);
}

/**
 * Returns the namespaces in scope of an element, by prefix. For a tree that was not read from text, these are the
 * namespaces that its text would declare.
 */
export function namespacesInScope(element: XmlElement): ReadonlyMap<string, string> {
  const noted = known.get(element.attributes);
  if (noted !== undefined) return noted;
  const outer =
    element.parent === null
      ? new Map([ofXml, ...(element.declared ?? [])])
      : namespacesInScope(element.parent);
  const used = [element, ...element.attributes].filter(
    ({ prefix, namespace }) => namespace !== '' && outer.get(prefix) !== namespace,
  );
  return used.length === 0
    ? outer
    : new Map([...outer, ...used.map(({ prefix, namespace }) => [prefix, namespace] as const)]);
}

const ofXml = ['xml', 'http://www.w3.org/XML/1998/namespace'] as const;
