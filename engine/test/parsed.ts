import type { XmlElement } from '../src/xml/element.ts';
import { parseXml } from '../src/xml/parse-xml.ts';

/** The tree of a well-formed document. */
export function parsed(xml: string): XmlElement {
  const result = parseXml(xml);
  if ('error' in result) throw new Error(result.error.message);
  return result.root;
}
