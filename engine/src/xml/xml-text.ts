import type { XmlAttribute, XmlElement } from './element.ts';

/** Returns the name of an element or attribute as written, with its prefix. */
export function qualifiedName({
  prefix,
  localName,
}: Pick<XmlElement | XmlAttribute, 'prefix' | 'localName'>): string {
  return prefix === '' ? localName : `${prefix}:${localName}`;
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
};

/**
 * Tells whether no character of a text may need a reference. The regular expression always takes the same time; a
 * character loop takes up to three times as long after documents of many kinds were written.
 */
function isPlain(text: string): boolean {
  return !/[&<>"\t\n\r]/.test(text);
}

/** A text as the content of an element. */
export function escapeText(text: string): string {
  return isPlain(text) ? text : text.replace(/[&<>\r]/g, reference);
}

/**
 * Escapes a text as the value of an attribute; line breaks are escaped too, because a parser would turn them into
 * blanks.
 */
export function escapeAttribute(text: string): string {
  return isPlain(text) ? text : text.replace(/[&<>"\t\n\r]/g, reference);
}

function reference(character: string): string {
  return references[character] ?? character;
}
