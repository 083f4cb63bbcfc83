import { type SourceElement, schematronNamespace } from './xml.ts';

/** Elements with a text for readers. */
const texts = ['assert', 'report', 'diagnostic', 'property'];

/** A schema in which each text states its language; in XML, an element around the text may also state it. */
export function withLanguages(element: SourceElement, outer?: string): SourceElement {
  const language = element.attributes['xml:lang'] ?? outer;
  const isText = element.namespace === schematronNamespace && texts.includes(element.localName);
  return {
    ...element,
    ...(isText && language !== undefined
      ? { attributes: { ...element.attributes, 'xml:lang': language } }
      : {}),
    children: element.children.map((child) =>
      typeof child === 'string' ? child : withLanguages(child, language),
    ),
  };
}
