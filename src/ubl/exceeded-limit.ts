import type { ColumnElement, ElementColumns } from 'schematron-compiler/xml';
import type { Finding } from '../core/findings/finding.ts';
import { defaultLimits, type Limits } from '../core/options/limits.ts';
import type { ElementName, UblAttribute } from '../core/xml/element.ts';
import { tooLarge } from '../intake/finding.ts';
import { markupIn } from '../intake/nodes.ts';
import { startOf, tagOf } from './tags.ts';

/** The finding that a document would exceed a limit of its readers, measured before its text is made. */
export function exceededLimit(
  { elements: { columns } }: ColumnElement,
  given: Limits = {},
): Finding | undefined {
  const bytes = Math.max(defaultLimits.maxBytes, given.maxBytes ?? 0);
  const nodes = Math.max(defaultLimits.maxNodes, given.maxNodes ?? 0);
  if (mostBytes(columns) <= Math.min(bytes, nodes * bytesOfNode)) return undefined;
  const size = writtenSize(columns);
  if (size.bytes > bytes) return tooLarge('moreUblBytes', bytes);
  return size.nodes > nodes ? tooLarge('moreUblNodes', nodes) : undefined;
}

/** The most bytes for the tags of an element, for an attribute, and for a character as a reference. */
const most = { tags: 150, attribute: 50, character: 5 };

/** The fewest bytes that `mostBytes` counts for a node: readers count `="` in a text as a node too. */
const bytesOfNode = 2 * most.character;

/** An upper bound that is fast to compute, and that few documents approach. */
function mostBytes({ attributes, texts, size }: ElementColumns): number {
  let bytes = 0;
  for (let n = 1; n < size; n += 1) {
    bytes += most.tags + most.character * (texts[n]?.length ?? 0);
    for (const { value } of attributes[n] as readonly UblAttribute[])
      bytes += most.attribute + most.character * value.length;
  }
  return bytes;
}

/** The bytes and nodes of a document's text, counted as its readers count them. */
export function writtenSize({ names, attributes, texts, ends, size }: ElementColumns) {
  const open: number[] = [];
  let { bytes, nodes } = declarations;
  for (let n = 1; n < size; n += 1) {
    while ((open.at(-1) ?? size) <= n) open.pop();
    const own = attributes[n] as readonly UblAttribute[];
    const tag = tagOf(names[n] as ElementName, open.length);
    const text = texts[n] ?? '';
    const holdsElements = (ends[n] as number) > n + 1;
    bytes += own.length === 0 ? tag.start.length : bytesIn(startOf(tag, own));
    bytes += bytesIn(text) + referencesIn(text) + (holdsElements ? tag.endOnOwnLine : tag.end).length;
    // Readers count an attribute's sign in a text as an attribute; an element's sign becomes a reference.
    nodes += 1 + own.length + (text.includes('=') ? markupIn(text.replaceAll('<', '')) : 0);
    if (holdsElements) open.push(ends[n] as number);
  }
  return { bytes, nodes };
}

/** The most bytes and nodes for the declarations of XML and of the root's namespaces. */
const declarations = { bytes: 400, nodes: 6 };

function bytesIn(text: string): number {
  let bytes = text.length;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    // Half a surrogate pair is two of its four bytes.
    if (code >= 0x80) bytes += code < 0x800 || (code >= 0xd800 && code < 0xe000) ? 1 : 2;
  }
  return bytes;
}

/** The extra bytes of references: `&amp;`, `&lt;`, `&gt;`. */
function referencesIn(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x26) bytes += 4;
    else if (code === 0x3c || code === 0x3e) bytes += 3;
  }
  return bytes;
}
