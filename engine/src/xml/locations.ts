import { shortenedName } from '../text/shortened.ts';
import type { XmlElement } from './element.ts';

/**
 * Prefixes that locations write before the names of a namespace: `cac:`, or nothing. Other names are
 * `Q{namespace}name`.
 */
export type LocationPrefixes = ReadonlyMap<string, string>;

/** Every name with its namespace. */
export const noPrefixes: LocationPrefixes = new Map();

/** The name of an element as locations write it: `cac:Item`, or `Q{namespace}name` where no prefix is usual. */
export function nameInLocation({ namespace, localName }: XmlElement, prefixes: LocationPrefixes): string {
  const prefix = prefixes.get(namespace);
  const name = shortenedName(localName);
  return prefix === undefined ? `Q{${shortenedName(namespace)}}${name}` : `${prefix}${name}`;
}

/**
 * Returns the location of an element, such as `/Order/cac:OrderLine[2]/cac:Item[1]`. The root has no position; each
 * step below it has its position among siblings of the same name.
 */
export function locationOf(element: XmlElement, prefixes: LocationPrefixes): string {
  const name = nameInLocation(element, prefixes);
  if (element.parent === null) return `/${name}`;
  const position = positionAmongSameNameSiblings(element, element.parent);
  return `${locationOf(element.parent, prefixes)}/${name}[${position}]`;
}

function positionAmongSameNameSiblings(element: XmlElement, parent: XmlElement): number {
  let position = 0;
  for (const child of parent.children) {
    if (typeof child === 'string') continue;
    if (child.localName === element.localName && child.namespace === element.namespace) position += 1;
    if (child === element) break;
  }
  return position;
}
