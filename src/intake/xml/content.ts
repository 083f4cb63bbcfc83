import type { UblElement, UblNode } from '../../core/element.ts';
import { addMarkup } from '../../core/markup.ts';
import { outermostScope } from './namespaces.ts';
import { fail, type Reader, skipComment, skipInstruction, skipSpace } from './reader.ts';
import { decode } from './references.ts';
import { type OpenElement, parseStartTag } from './start-tag.ts';

/** Reads the root element and all inside it. No recursion, so depth costs no stack. */
export function parseContent(reader: Reader): UblElement {
  const root = parseStartTag(reader, outermostScope(), null);
  let open: OpenElement | null = root.closed ? null : root;
  let text = '';
  while (open !== null) {
    const next = reader.text.indexOf('<', reader.at);
    if (next < 0) return fail('elementNotClosed', open.at, { name: open.name });
    if (next > reader.at) text = text === '' ? takeText(reader, next) : text + takeText(reader, next);
    reader.at = next;
    switch (reader.text.charCodeAt(next + 1)) {
      case 47: // </
        close(open, text);
        text = '';
        endTag(reader, open);
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
        const child: OpenElement = parseStartTag(reader, open.scope, open);
        open.children.push(child.element);
        if (!child.closed) open = child;
      }
    }
  }
  return root.element;
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

function endTag(reader: Reader, { name }: OpenElement): void {
  const { text, at } = reader;
  if (!text.startsWith(name, at + 2)) fail('endTagExpected', at, { name });
  reader.at = at + 2 + name.length;
  if (text.charCodeAt(reader.at) !== 62) skipSpace(reader);
  if (text.charCodeAt(reader.at) !== 62) fail('endTagExpected', at, { name });
  reader.at += 1;
}
