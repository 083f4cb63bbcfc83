import { type ColumnElement, type ElementColumns, escapeText } from 'schematron-compiler/xml';
import type { ComputedInvoice } from '../core/invoice/computed-invoice.ts';
import type { Specification } from '../core/specification/specification.ts';
import type { ElementName, UblAttribute, UblElement } from '../core/xml/element.ts';
import { ublPrefixes } from '../core/xml/path.ts';
import { attributesText, declaration, flat, startOf, tagOf, xmlDeclaration } from './tags.ts';
import { writeUbl } from './write.ts';

/** The XML text of UBL from the writer, each element on its own line. */
export function serialiseWritten(root: ColumnElement): string {
  const declarations = declaration('', root.namespace) + ublDeclarations;
  return xmlDeclaration + elementText(root.elements.columns, root.number, declarations, 0);
}

/** UBL declares its namespaces once, on the root. */
const ublDeclarations = Object.entries(ublPrefixes)
  .map(([prefix, uri]) => declaration(prefix, uri))
  .join('');

/** The text of an element with more elements than this is built in blocks. */
const many = 2000;

/** The size of a block of text, which collections do not move, unlike the texts of lines. */
const block = 131_072;

/** The text of a written element with its line break; only the root declares namespaces. */
function elementText(columns: ElementColumns, n: number, declarations: string, depth: number): string {
  const attributes = columns.attributes[n] as readonly UblAttribute[];
  const text = columns.texts[n];
  const tag = tagOf(columns.names[n] as ElementName, depth);
  if (text !== undefined) return startOf(tag, attributes) + escapeText(text) + tag.end;
  const end = columns.ends[n] as number;
  if (end === n + 1) return `${tag.opening}${declarations}${attributesText(attributes)}/>`;
  let content = declarations === '' ? startOf(tag, attributes) : `${tag.opening}${declarations}>`;
  if (end - n > many) return content + blocksOf(columns, n + 1, end, depth + 1) + tag.endOnOwnLine;
  for (let child = n + 1; child < end; child = columns.ends[child] as number) {
    content += elementText(columns, child, '', depth + 1);
  }
  return content + tag.endOnOwnLine;
}

function blocksOf(columns: ElementColumns, from: number, end: number, depth: number): string {
  let blocks = '';
  let last = '';
  for (let n = from; n < end; n = columns.ends[n] as number) {
    last += elementText(columns, n, '', depth);
    if (last.length < block) continue;
    blocks += flat(last);
    last = '';
  }
  return blocks + flat(last);
}

/** UBL 2.1 as text, as it travels over the network, and as a tree. */
export interface Ubl {
  readonly xml: string;
  readonly root: UblElement;
}

/** Writes a computed invoice as UBL 2.1. */
export function toUbl(invoice: ComputedInvoice, specification: Specification): Ubl {
  const { root } = writeUbl(invoice, specification);
  return { xml: serialiseWritten(root), root };
}
