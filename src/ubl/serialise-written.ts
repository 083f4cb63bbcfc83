import { type ElementName, namespaces, type UblAttribute } from '../core/xml/element.ts';
import type { ColumnElement, ElementColumns } from '../core/xml/element-columns.ts';
import { escapeText } from '../core/xml/xml-text.ts';
import { attributesText, declaration, flat, startOf, tagOf, xmlDeclaration } from './tags.ts';

/** UBL declares its namespaces once, on the root. */
export const ublPrefixes: readonly (readonly [string, string])[] = [
  ['cac', namespaces.cac],
  ['cbc', namespaces.cbc],
];

/** The XML text of UBL that was written, each element on its own line. */
export function serialiseWritten(root: ColumnElement): string {
  const declarations = declaration('', root.namespace) + ublDeclarations;
  return xmlDeclaration + elementText(root.elements.columns, root.number, declarations, 0);
}

const ublDeclarations = ublPrefixes.map(([prefix, uri]) => declaration(prefix, uri)).join('');

/** An element that holds more elements than this is worth flattening child by child. */
const many = 2000;

/**
 * The text of an element at a depth, with the line break before it. What is written has no text among
 * elements, and no namespace but those that the root declares.
 */
function elementText(columns: ElementColumns, n: number, declarations: string, depth: number): string {
  const attributes = columns.attributes[n] as readonly UblAttribute[];
  const text = columns.texts[n];
  const tag = tagOf(columns.names[n] as ElementName, depth);
  if (text === '') return `${tag.opening}${declarations}${attributesText(attributes)}/>`;
  if (text !== undefined) return startOf(tag, attributes) + escapeText(text) + tag.end;
  const end = columns.ends[n] as number;
  let content = declarations === '' ? startOf(tag, attributes) : `${tag.opening}${declarations}>`;
  for (let child = n + 1; child < end; child = columns.ends[child] as number) {
    const childText = elementText(columns, child, '', depth + 1);
    content += end - n > many ? flat(childText) : childText;
  }
  return content + tag.endOnOwnLine;
}
