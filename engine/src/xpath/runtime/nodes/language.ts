import type { DocumentIndex } from './document.ts';
import type { NodeItem } from './node-items.ts';

export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';

/** fn:lang: whether the nearest xml:lang names a language, or one of its variants. */
export function isInLanguage(d: DocumentIndex, sought: string | undefined, n: number): boolean {
  const said = languageOf(d, n)?.toLowerCase();
  const wanted = (sought ?? '').toLowerCase();
  return said !== undefined && (said === wanted || said.startsWith(`${wanted}-`));
}

/** Tells whether a node of any kind is in a language. */
export const isNodeInLanguage = (d: DocumentIndex, sought: string | undefined, node: NodeItem): boolean =>
  isInLanguage(d, sought, node.owner);

function languageOf(d: DocumentIndex, n: number): string | undefined {
  for (let each = n; each > 0; each = d.parent[each] as number) {
    const attribute = d.attributes[each]?.find(
      ({ namespace, localName }) => localName === 'lang' && namespace === xmlNamespace,
    );
    if (attribute !== undefined) return attribute.value;
  }
  return undefined;
}
