import type { XmlAttribute, XmlElement } from './element.ts';
/** The name of an element or attribute as it is written, with its prefix. */
export declare function qualifiedName({ prefix, localName, }: Pick<XmlElement | XmlAttribute, 'prefix' | 'localName'>): string;
/** A text as the content of an element. */
export declare function escapeText(text: string): string;
/**
 * A text as the value of an attribute; line breaks are escaped, since a parser would turn them into blanks.
 */
export declare function escapeAttribute(text: string): string;
//# sourceMappingURL=xml-text.d.ts.map