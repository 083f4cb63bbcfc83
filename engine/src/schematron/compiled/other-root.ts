import type { XmlElement } from '../../xml/element.ts';
import type { NamedElements } from './compiled-rules.ts';

/** Tells whether contexts begin with other root elements than this one, which none of them mentions. */
export function isOtherRoot(
  { namespace, localName }: Pick<XmlElement, 'namespace' | 'localName'>,
  { roots, mentioned }: NamedElements = { roots: [], mentioned: [] },
): boolean {
  const forms = [`{${namespace}}${localName}`, `{${namespace}}*`, `{*}${localName}`];
  return roots.length > 0 && !mentioned.some((each) => forms.includes(each));
}
