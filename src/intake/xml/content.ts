import type { UblElement, UblNode } from '../../core/element.ts';
import { addMarkup } from '../../core/markup.ts';
import { noteNamespaces } from '../../core/namespaces-in-scope.ts';
import { outermostScope, type StartTag } from './namespaces.ts';
import { exceeds, fail, type Reader, skipComment, skipInstruction, skipSpace } from './reader.ts';
import { decode } from './references.ts';
import { takeStartTag } from './start-tag.ts';

/** An element while it is read: its children are set when its end tag is met. */
type GrowingElement = { -readonly [Field in keyof UblElement]: UblElement[Field] };

/** An element whose end tag has not been read. */
interface OpenElement {
  readonly element: GrowingElement;
  /** The children so far. */
  readonly children: UblNode[];
  readonly tag: StartTag;
  readonly outer: OpenElement | null;
  readonly depth: number;
  /** Where its start tag is. */
  readonly at: number;
}

const noChildren: readonly UblNode[] = [];

/** Reads the root element and all inside it. No recursion, so depth costs no stack. */
export function parseContent(reader: Reader): UblElement {
  const start = reader.at;
  const tag = takeStartTag(reader, outermostScope);
  const root = elementOf(tag, null);
  if (tag.scope !== outermostScope) noteNamespaces(root, tag.scope.namespaces);
  let open: OpenElement | null = tag.closed ? null : openElement(root, tag, null, start);
  let text = '';
  while (open !== null) {
    const next = reader.text.indexOf('<', reader.at);
    if (next < 0) return fail('elementNotClosed', open.at, { name: open.tag.name });
    if (next > reader.at) text = text === '' ? takeText(reader, next) : text + takeText(reader, next);
    reader.at = next;
    switch (reader.text.charCodeAt(next + 1)) {
      case 47: // </
        close(open, text);
        text = '';
        endTag(reader, open.tag);
        open = open.outer;
        break;
      case 33: // <!
        if (reader.text.startsWith('<![CDATA[', next)) {
          text += takeCharacterData(reader);
          break;
        }
        if (!reader.text.startsWith('<!--', next)) fail('unknownDeclaration', next);
        addText(open.children, text);
        text = '';
        addMarkup(open.element, {
          kind: 'comment',
          target: '',
          text: skipComment(reader),
          before: open.children.length,
        });
        break;
      case 63: // <?
        addText(open.children, text);
        text = '';
        addInstruction(reader, open);
        break;
      default: {
        addText(open.children, text);
        text = '';
        const child = startElement(reader, next, open);
        if (child !== null) open = child;
      }
    }
  }
  return root;
}

/** Begins an element at its start tag; null where it has ended as well, be it empty or with one text in it. */
function startElement(reader: Reader, at: number, outer: OpenElement): OpenElement | null {
  const { depth } = reader.limits;
  if (outer.depth >= depth) exceeds('depth', 'tooDeep', at, { maximum: depth });
  const tag = takeStartTag(reader, outer.tag.scope);
  const element = elementOf(tag, outer.element);
  if (tag.scope !== outer.tag.scope) noteNamespaces(element, tag.scope.namespaces);
  outer.children.push(element);
  if (tag.closed || takeWhole(reader, element, tag)) return null;
  return openElement(element, tag, outer, at);
}

function elementOf({ namespace, prefix, localName, attributes }: StartTag, parent: UblElement | null) {
  const children = noChildren;
  return { namespace, prefix, localName, attributes, children, parent, requestPath: undefined };
}

function openElement(
  element: GrowingElement,
  tag: StartTag,
  outer: OpenElement | null,
  at: number,
): OpenElement {
  return { element, children: [], tag, outer, depth: outer === null ? 1 : outer.depth + 1, at };
}

/** Takes the rest of an element if that is a text and its end tag, which is what most of a document is. */
function takeWhole(reader: Reader, element: GrowingElement, { name }: StartTag): boolean {
  const { text } = reader;
  const end = text.indexOf('<', reader.at);
  const after = end + 2 + name.length;
  if (text.charCodeAt(end + 1) !== 47 || text.charCodeAt(after) !== 62) return false;
  if (!text.startsWith(name, end + 2)) return false;
  if (end > reader.at) element.children = [takeText(reader, end)];
  reader.at = after + 1;
  return true;
}

function addInstruction(reader: Reader, { element, children }: OpenElement): void {
  const [target, text] = skipInstruction(reader);
  addMarkup(element, { kind: 'processing-instruction', target, text, before: children.length });
}

/** Gives an element its children in arrays no longer than they need be: most hold one text. */
function close({ element, children }: OpenElement, text: string): void {
  if (children.length === 0) {
    if (text !== '') element.children = [text];
    return;
  }
  addText(children, text);
  element.children = children.slice();
}

function addText(children: UblNode[], text: string): void {
  if (text !== '') children.push(text);
}

const longestBlank = 64;

function takeText(reader: Reader, end: number): string {
  const { text, at, blanks } = reader;
  const length = end - at;
  if (length > longestBlank || text.charCodeAt(at) !== 10) return decodeText(reader, end);
  const known = blanks[length];
  if (known !== undefined && text.startsWith(known, at)) return known;
  const taken = decodeText(reader, end);
  if (taken.length === length) blanks[length] = taken;
  return taken;
}

function decodeText(reader: Reader, end: number): string {
  const raw = reader.text.slice(reader.at, end);
  const closing = raw.indexOf(']]>');
  if (closing >= 0) fail('endOfCharacterDataInText', reader.at + closing);
  return raw.includes('&') ? decode(raw, reader.at) : raw;
}

function takeCharacterData(reader: Reader): string {
  const start = reader.at + '<![CDATA['.length;
  const end = reader.text.indexOf(']]>', start);
  if (end < 0) fail('characterDataNotClosed', reader.at);
  reader.at = end + 3;
  return reader.text.slice(start, end);
}

function endTag(reader: Reader, { name }: StartTag): void {
  const { text, at } = reader;
  if (!text.startsWith(name, at + 2)) fail('endTagExpected', at, { name });
  reader.at = at + 2 + name.length;
  if (text.charCodeAt(reader.at) !== 62) skipSpace(reader);
  if (text.charCodeAt(reader.at) !== 62) fail('endTagExpected', at, { name });
  reader.at += 1;
}
