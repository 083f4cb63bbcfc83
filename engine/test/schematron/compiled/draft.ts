import type { XmlAttribute, XmlElement } from '../../../src/xml/element.ts';

/** An element that can be changed in place. */
export interface Draft {
  namespace: string;
  prefix: string;
  localName: string;
  attributes: XmlAttribute[];
  children: (Draft | string)[];
}

/** A draft of an element and everything below it. */
export function draftOf({ namespace, prefix, localName, attributes, children }: XmlElement): Draft {
  return {
    namespace,
    prefix,
    localName,
    attributes: attributes.map((each) => ({ ...each })),
    children: children.map((child) => (typeof child === 'string' ? child : draftOf(child))),
  };
}

/** A draft and all drafts below it, in document order. */
export function elementsOf(root: Draft): Draft[] {
  return [root, ...root.children.flatMap((child) => (typeof child === 'string' ? [] : elementsOf(child)))];
}

/** Sets an attribute without a namespace, replacing one of the same name. */
export function setAttribute(element: Draft, localName: string, value: string): void {
  element.attributes = element.attributes.filter((each) => each.localName !== localName);
  element.attributes.push({ namespace: '', prefix: '', localName, value });
}

/** Escapes text for content and attributes of XML so that it is read back exactly. */
export function escaped(text: string): string {
  return text.replace(/[&<>"\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}
