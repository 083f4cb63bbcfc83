import { create } from 'xmlbuilder2';
import { namespaces, type UblElement } from './tree.ts';

/** The XML text of a UBL tree, as it travels: UTF-8 declaration, one element a line. */
export function serialise(root: UblElement): string {
  const document = create({ version: '1.0', encoding: 'UTF-8' });
  const element = document.ele(root.namespace, root.localName);
  element.att('http://www.w3.org/2000/xmlns/', 'xmlns:cac', namespaces.cac);
  element.att('http://www.w3.org/2000/xmlns/', 'xmlns:cbc', namespaces.cbc);
  appendChildren(root, element);
  return document.end({ prettyPrint: true });
}

type Builder = ReturnType<ReturnType<typeof create>['ele']>;

function appendChildren(source: UblElement, target: Builder): void {
  for (const child of source.children) {
    if (typeof child === 'string') target.txt(ampersandsEscaped(child));
    else appendElement(child, target);
  }
}

function appendElement(source: UblElement, target: Builder): void {
  const element = target.ele(source.namespace, qualifiedName(source));
  for (const { localName, value } of source.attributes) element.att(localName, ampersandsEscaped(value));
  appendChildren(source, element);
}

function qualifiedName({ prefix, localName }: UblElement): string {
  return prefix === '' ? localName : `${prefix}:${localName}`;
}

/** The builder takes text that looks like an entity for one; escaping every ampersand before it keeps such text as it is. */
function ampersandsEscaped(text: string): string {
  return text.includes('&') ? text.replaceAll('&', '&amp;') : text;
}
