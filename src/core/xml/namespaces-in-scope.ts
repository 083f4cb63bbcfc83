import { namespaces, type UblAttribute, type UblElement } from './element.ts';

const known = new WeakMap<readonly UblAttribute[], ReadonlyMap<string, string>>();

/**
 * Records the namespaces in scope of the elements with a list of attributes, which only elements that declare
 * the same have. They are kept outside the elements because few declare any.
 */
export function noteNamespaces(
  attributes: readonly UblAttribute[],
  inScope: ReadonlyMap<string, string>,
): void {
  known.set(attributes, inScope);
}

/**
 * The namespaces in scope of an element, by prefix. For a tree that was not read from text, those that its
 * text would declare.
 */
export function namespacesInScope(element: UblElement): ReadonlyMap<string, string> {
  const noted = known.get(element.attributes);
  if (noted !== undefined) return noted;
  const outer = element.parent === null ? ofDocument(element) : namespacesInScope(element.parent);
  const used = [element, ...element.attributes].filter(
    ({ prefix, namespace }) => namespace !== '' && outer.get(prefix) !== namespace,
  );
  return used.length === 0
    ? outer
    : new Map([...outer, ...used.map(({ prefix, namespace }) => [prefix, namespace] as const)]);
}

/** The namespaces in scope of the root element; UBL declares its own there. */
function ofDocument({ namespace }: UblElement): ReadonlyMap<string, string> {
  const ofXml = ['xml', 'http://www.w3.org/XML/1998/namespace'] as const;
  const isUbl = namespace === namespaces.invoice || namespace === namespaces.creditNote;
  return new Map(isUbl ? [ofXml, ['cac', namespaces.cac], ['cbc', namespaces.cbc]] : [ofXml]);
}
