import type { XmlElement } from '../element.ts';
import { addMarkup, addText, close, type GrowingTree, type OpenElement, open } from './growing-tree.ts';
import { outermostScope, takesRoom } from './namespaces.ts';
import { fail, type Reader, skipComment, skipInstruction, skipSpace } from './reader.ts';
import { continueByComment, continueByEnd, continueByStart, takeTexts } from './runs.ts';
import type { NamespaceScope, StartTag, TagPlace } from './scope.ts';
import { detachedTag, takeStartTag } from './start-tag.ts';
import { takeCharacterData, takeText } from './texts.ts';

/** The elements of a document, from its first tag to its last. */
export interface Content {
  readonly root: XmlElement;
  /** The elements with texts above the requested length, each after the elements inside it. */
  readonly longTexts: readonly XmlElement[];
}

/** Reads the root element and everything inside it. It is not recursive, so a deep document needs no more stack. */
export function parseContent(reader: Reader, longText: number): Content {
  const tree: GrowingTree = { nodes: [], waiting: 0, longText, longTexts: [], run: undefined };
  let innermost = begin(reader, tree, null, '');
  let text = '';
  while (innermost !== null) {
    const next = reader.text.indexOf('<', reader.at);
    if (next < 0) return fail('elementNotClosed', innermost.at, { name: innermost.tag.name });
    if (next > reader.at) text = text === '' ? takeText(reader, next) : text + takeText(reader, next);
    reader.at = next;
    switch (reader.text.charCodeAt(next + 1)) {
      case 47: // </
        addText(tree, innermost, text);
        continueByEnd(tree, text, innermost);
        takeEndTag(reader, innermost.tag);
        innermost = close(tree, innermost);
        text = '';
        break;
      case 33: // <!
        if (reader.text.startsWith('<![CDATA[', next)) {
          tree.run = undefined;
          text += takeCharacterData(reader);
          break;
        }
        if (!reader.text.startsWith('<!--', next)) fail('unknownDeclaration', next);
        addText(tree, innermost, text);
        takeComment(reader, tree, innermost, text);
        text = '';
        break;
      case 63: // <?
        tree.run = undefined;
        addText(tree, innermost, text);
        text = '';
        addMarkup(tree, innermost, 'processing-instruction', ...skipInstruction(reader));
        break;
      default:
        addText(tree, innermost, text);
        innermost = begin(reader, tree, innermost, text);
        text = '';
    }
  }
  return { root: tree.nodes[0] as XmlElement, longTexts: tree.longTexts };
}

/**
 * Begins an element after `text`. Returns the open element: the outer one if the new element has already
 * ended.
 */
function begin(
  reader: Reader,
  tree: GrowingTree,
  outer: OpenElement | null,
  text: string,
): OpenElement | null {
  const { at } = reader;
  const scope = outer === null ? outermostScope : outer.tag.scope;
  const tag = takeStartTag(reader, scope);
  const isTop = tag.scope !== scope;
  const place = isTop ? topPlace(tag) : placeBelow(outer?.place, tag, scope);
  continueByStart(tree, text, isTop ? undefined : place);
  const begun = open(reader, tree, tag, place, outer, at);
  if (tag.closed) return outer;
  const heldElements = place !== undefined && place.below.size > 0;
  return heldElements ? begun : takeTexts(reader, tree, begun);
}

function takeComment(reader: Reader, tree: GrowingTree, innermost: OpenElement, text: string): void {
  const comment = skipComment(reader);
  continueByComment(tree, text, comment);
  addMarkup(tree, innermost, 'comment', '', comment);
}

export function takeEndTag(reader: Reader, { name, closing }: StartTag): void {
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

/** The greatest number of places in a scope. */
const mostPlaces = 1000;

function placeOfTag(tag: StartTag): TagPlace {
  return { tag, only: '', below: new Map(), runs: [] };
}

/**
 * The place of an element that declares namespaces, kept with them, because all descendants are in their
 * scope.
 */
function topPlace(tag: StartTag): TagPlace {
  tag.scope.top ??= placeOfTag(detachedTag(tag, ''));
  return tag.scope.top;
}

/** The place of an element inside another of the same scope, if any. */
function placeBelow(outer: TagPlace | undefined, tag: StartTag, scope: NamespaceScope): TagPlace | undefined {
  // A tag unknown to the scope would be a different object each time.
  if (outer === undefined || tag.written === '') return undefined;
  const known = outer.below.get(tag);
  if (known !== undefined || scope.places >= mostPlaces || !takesRoom(scope)) return known;
  const place = placeOfTag(tag);
  outer.below.set(tag, place);
  scope.places += 1;
  return place;
}
