import type { XmlElement } from './element.ts';
/** Prefixes that locations write before the names of a namespace: `cac:`, or nothing; others are `Q{namespace}name`. */
export type LocationPrefixes = ReadonlyMap<string, string>;
/** Every name with its namespace. */
export declare const noPrefixes: LocationPrefixes;
/** The name of an element as locations write it: `cac:Item`, or `Q{namespace}name` where no prefix is usual. */
export declare function nameInLocation({ namespace, localName }: XmlElement, prefixes: LocationPrefixes): string;
/**
 * The location of an element, such as `/Order/cac:OrderLine[2]/cac:Item[1]`: the root without a position, each step
 * below with its position among siblings of the same name.
 */
export declare function locationOf(element: XmlElement, prefixes: LocationPrefixes): string;
//# sourceMappingURL=locations.d.ts.map