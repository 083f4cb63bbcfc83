import { type UblElement } from './element.ts';
/** Namespaces by the prefixes of a path. */
export type Prefixes = Readonly<Record<string, string>>;
/** The prefixes that UBL documents use. */
export declare const ublPrefixes: Prefixes;
/**
 * The elements at a path of names below an element, in document order; a step `*` is any element.
 *
 * @example
 * ```ts
 * const parsed = parseUbl('<a xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><cbc:ID>7</cbc:ID></a>');
 * if (parsed.ok) console.log(elementsAt(parsed.value, 'cbc:ID').length); // 1
 * ```
 */
export declare function elementsAt(from: UblElement, path: string, prefixes?: Prefixes): UblElement[];
/** The text of the first element at a path, without blanks around it; empty if there is none. */
export declare function textAt(from: UblElement, path: string, prefixes?: Prefixes): string;
/** The value of an attribute in no namespace, without blanks around it; empty if there is none. */
export declare function attributeOf({ attributes }: UblElement, name: string): string;
//# sourceMappingURL=path.d.ts.map