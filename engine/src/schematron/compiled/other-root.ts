import type { XmlElement } from '../../xml/element.ts';
import type { NamedElements } from './compiled-rules.ts';

/** Tells whether contexts begin with root elements other than this one, and no context mentions this one. */
export function isOtherRoot(
  { namespace, localName }: Pick<XmlElement, 'namespace' | 'localName'>,
  { roots, mentioned }: NamedElements = { roots: [], mentioned: [] },
): boolean {
  const forms = [`{${namespace}}${localName}`, `{${namespace}}*`, `{*}${localName}`];
  return roots.length > 0 && !mentioned.some((each) => forms.includes(each));
}
