import type { UblElement, UblNode } from '../../core/element.ts';
import { limits } from '../../core/limits.ts';
import { addMarkup } from '../../core/markup.ts';
import { noteNamespaces } from '../../core/namespaces-in-scope.ts';
import { foresee, placeBelow } from './ahead.ts';
import { outermostScope } from './namespaces.ts';
import { exceeds, fail, type Reader, skipComment, skipInstruction, skipSpace } from './reader.ts';
import type { Ahead, StartTag, TagPlace } from './scope.ts';
import { takeStartTag, topPlace } from './start-tag.ts';
import { plainTextEnd, sharedBlank, takeCharacterData, takeText } from './texts.ts';

/** What stands between the first tag of a document and the last. */
export interface Content {
  readonly root: UblElement;
  /** The elements with more text than a number may have characters, each after those inside it. */
  readonly longTexts: readonly UblElement[];
}

/** An element while it is read: its children are set when its end tag is met. */
type GrowingElement = { -readonly [Field in keyof UblElement]: UblElement[Field] };

/** A tree while it is read. */
interface Tree {
  /** The nodes that wait for the end of their parent, up to `waiting`; the root is the first. */
  readonly nodes: UblNode[];
  waiting: number;
  readonly longTexts: UblElement[];
  /** What came next last time, but for comments; undefined where nothing is foreseen. */
  ahead: Ahead | undefined;
}

/** An element whose end tag has not been read. */
interface OpenElement {
  readonly element: GrowingElement;
  readonly tag: StartTag;
  readonly place: TagPlace | undefined;
  readonly outer: OpenElement | null;
  readonly depth: number;
  /** Where its start tag is. */
  readonly at: number;
  /** How many nodes waited before its children. */
  readonly before: number;
  /** Characters of its text nodes so far, but for foreseen white space, which no number has. */
  textLength: number;
}

const noChildren: readonly UblNode[] = [];

/** Reads the root element and all inside it. No recursion, so depth costs no stack. */
export function parseContent(reader: Reader): Content {
  const tree: Tree = { nodes: [], waiting: 0, longTexts: [], ahead: undefined };
  let open = beginUnforeseen(reader, tree, null);
  let text = '';
  while (open !== null) {
    const foreseen = takeForeseen(reader, tree, open);
    if (foreseen !== undefined) {
      open = foreseen;
      continue;
    }
    const next = reader.text.indexOf('<', reader.at);
    if (next < 0) return fail('elementNotClosed', open.at, { name: open.tag.name });
    if (next > reader.at) text = text === '' ? takeText(reader, next) : text + takeText(reader, next);
    reader.at = next;
    switch (reader.text.charCodeAt(next + 1)) {
      case 47: // </
        endTag(reader, open.tag);
        foresee(tree.ahead, sharedBlank(text), null);
        open = close(tree, open, text);
        text = '';
        break;
      case 33: // <!
        if (reader.text.startsWith('<![CDATA[', next)) {
          text += takeCharacterData(reader);
          // What stands here goes on a text.
          tree.ahead = undefined;
          break;
        }
        if (!reader.text.startsWith('<!--', next)) fail('unknownDeclaration', next);
        addText(tree, open, text);
        text = '';
        addMarkup(open.element, {
          kind: 'comment',
          target: '',
          text: skipComment(reader),
          before: tree.waiting - open.before,
        });
        break;
      case 63: // <?
        addText(tree, open, text);
        text = '';
        addInstruction(reader, tree, open);
        break;
      default:
        addText(tree, open, text);
        open = beginUnforeseen(reader, tree, open, text);
        text = '';
    }
  }
  return { root: tree.nodes[0] as UblElement, longTexts: tree.longTexts };
}

/** How many elements that stood here last time may be left out now. */
const mostLeftOut = 3;

/** Takes the white space and the tag that stood here last time, or after an element that is left out; undefined where others do. */
function takeForeseen(reader: Reader, tree: Tree, open: OpenElement): OpenElement | null | undefined {
  const { text, at } = reader;
  let { ahead } = tree;
  for (let left = mostLeftOut; left >= 0 && ahead?.place !== undefined; left -= 1) {
    const { blank, place }: Ahead = ahead;
    const { tag } = place ?? open;
    const written = place === null ? tag.closing : tag.written;
    const from = at + blank.length;
    if (text.startsWith(blank, at) && text.startsWith(written, from)) {
      reader.at = from + written.length;
      if (place === null) return close(tree, open, blank);
      if (blank !== '') addNode(tree, blank);
      return begin(reader, tree, tag, place, open, from);
    }
    if (place === null) return undefined;
    ahead = place.after;
  }
  return undefined;
}

function beginUnforeseen(
  reader: Reader,
  tree: Tree,
  outer: OpenElement | null,
  blank = '',
): OpenElement | null {
  const { at } = reader;
  const scope = outer === null ? outermostScope : outer.tag.scope;
  const tag = takeStartTag(reader, scope);
  if (tag.scope !== scope) return begin(reader, tree, tag, topPlace(tag), outer, at);
  const place = placeBelow(outer?.place, tag, scope);
  foresee(tree.ahead, sharedBlank(blank), place);
  return begin(reader, tree, tag, place, outer, at);
}

/** Begins an element after its start tag; gives what is open then: the outer one, where it has ended as well. */
function begin(
  reader: Reader,
  tree: Tree,
  tag: StartTag,
  place: TagPlace | undefined,
  outer: OpenElement | null,
  at: number,
): OpenElement | null {
  const { depth } = reader.limits;
  if (outer !== null && outer.depth >= depth) exceeds('depth', 'tooDeep', at, { maximum: depth });
  const element = elementOf(tag, outer === null ? null : outer.element);
  if (tag.scope !== (outer === null ? outermostScope : outer.tag.scope))
    noteNamespaces(element, tag.scope.namespaces);
  addNode(tree, element);
  if (tag.closed || takeWhole(reader, tree, element, tag, place)) {
    tree.ahead = place?.after;
    return outer;
  }
  tree.ahead = place?.inside;
  return {
    element,
    tag,
    place,
    outer,
    depth: outer === null ? 1 : outer.depth + 1,
    at,
    before: tree.waiting,
    textLength: 0,
  };
}

function elementOf(
  { namespace, prefix, localName, attributes }: StartTag,
  parent: UblElement | null,
): GrowingElement {
  const children = noChildren;
  return { namespace, prefix, localName, attributes, children, parent, requestPath: undefined };
}

/** Engines keep texts up to this length as they are, and longer ones as views on the document, which hold it in memory. */
const longestCopied = 12;

/** Takes the rest of an element if that is a text and its end tag, which is what most of a document is. */
function takeWhole(
  reader: Reader,
  tree: Tree,
  element: GrowingElement,
  { closing }: StartTag,
  place: TagPlace | undefined,
): boolean {
  const { text, at } = reader;
  if (place?.inside.place) return false;
  const [known = ''] = (place?.only ?? noChildren) as readonly string[];
  if (known !== '' && text.startsWith(known, at) && text.startsWith(closing, at + known.length)) {
    element.children = place?.only ?? noChildren;
    reader.at = at + known.length + closing.length;
    return true;
  }
  const plain = plainTextEnd(text, at);
  const isPlain = text.charCodeAt(plain) === 60;
  const end = isPlain ? plain : text.indexOf('<', plain);
  if (end < 0 || !text.startsWith(closing, end)) return false;
  if (end > at) {
    const only = isPlain ? text.slice(at, end) : takeText(reader, end);
    element.children = [only];
    if (only.length > limits.numberLength) tree.longTexts.push(element);
    if (place !== undefined && only.length <= longestCopied) place.only = element.children;
  }
  reader.at = end + closing.length;
  return true;
}

function addInstruction(reader: Reader, tree: Tree, { element, before }: OpenElement): void {
  const [target, text] = skipInstruction(reader);
  addMarkup(element, { kind: 'processing-instruction', target, text, before: tree.waiting - before });
}

/** Gives an element its children after its end tag; the outer one is open then. */
function close(tree: Tree, open: OpenElement, text: string): OpenElement | null {
  const { element, before } = open;
  addText(tree, open, text);
  if (tree.waiting > before) element.children = tree.nodes.slice(before, tree.waiting);
  tree.waiting = before;
  if (open.textLength > limits.numberLength) tree.longTexts.push(element);
  tree.ahead = open.place?.after;
  return open.outer;
}

function addText(tree: Tree, open: OpenElement, text: string): void {
  if (text === '') return;
  addNode(tree, text);
  open.textLength += text.length;
}

function addNode(tree: Tree, node: UblNode): void {
  tree.nodes[tree.waiting] = node;
  tree.waiting += 1;
}

function endTag(reader: Reader, { name, closing }: StartTag): void {
  const { text, at } = reader;
  if (text.startsWith(closing, at)) {
    reader.at = at + closing.length;
    return;
  }
  if (!text.startsWith(name, at + 2)) fail('endTagExpected', at, { name });
  reader.at = at + 2 + name.length;
  skipSpace(reader);
  if (text.charCodeAt(reader.at) !== 62) fail('endTagExpected', at, { name });
  reader.at += 1;
}
