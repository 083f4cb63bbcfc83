import { create } from 'xmlbuilder2';
import { namespaces, type UblElement } from '../../src/core/xml/element.ts';

type Builder = ReturnType<ReturnType<typeof create>['ele']>;

/** The XML text of a written UBL tree by xmlbuilder2. */
export function serialisedByLibrary(root: UblElement): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const element = document.ele(root.namespace, root.localName);
  element.att('http://www.w3.org/2000/xmlns/', 'xmlns:cac', namespaces.cac);
  element.att('http://www.w3.org/2000/xmlns/', 'xmlns:cbc', namespaces.cbc);
  appendChildren(root, element);
  return document.end({ prettyPrint: true });
}

function appendChildren(source: UblElement, target: Builder): void {
  for (const child of source.children) {
    if (typeof child === 'string') target.txt(ampersandsEscaped(child));
    else appendElement(child, target);
  }
}

function appendElement(source: UblElement, target: Builder): void {
  const element = target.ele(source.namespace, `${source.prefix}:${source.localName}`);
  for (const { localName, value } of source.attributes) element.att(localName, ampersandsEscaped(value));
  appendChildren(source, element);
}

/**
 * The builder takes text that looks like an entity as one, unless each of its ampersands is escaped first.
 */
function ampersandsEscaped(text: string): string {
  return text.replaceAll('&', '&amp;');
}
