import type { XmlAttribute } from './element.ts';
import { takeEndTag } from './reading/content.ts';
import { outermostScope } from './reading/namespaces.ts';
import { takeDeclaration } from './reading/prolog.ts';
import {
  exceeds,
  fail,
  type ParseLimits,
  type Reader,
  skipComment,
  skipInstruction,
  withLineFeeds,
  XmlError,
} from './reading/reader.ts';
import type { StartTag } from './reading/scope.ts';
import { takeStartTag } from './reading/start-tag.ts';
import { takeCharacterData, takeText } from './reading/texts.ts';

/** Elements and texts in document order; a text may come in several parts. */
export interface XmlEvents {
  readonly open: (localName: string, attributes: readonly XmlAttribute[]) => void;
  readonly text: (text: string) => void;
  readonly close: (localName: string) => void;
}

/** Reads a document piece by piece. Both methods return false once it is not well-formed or exceeds a limit. */
export interface XmlPieces {
  readonly write: (piece: string) => boolean;
  readonly end: () => boolean;
}

/**
 * Reads XML that is too long for a tree by the same rules as `parseXml`. `maxCharacters` limits each tag, text and
 * comment: only the unfinished part of the document is in memory.
 */
export function parsePieces(events: XmlEvents, limits: ParseLimits): XmlPieces {
  const open: StartTag[] = [];
  let rest = '';
  let isBegun = false;
  let isRootRead = false;

  return {
    write(piece) {
      // A line break may be split across two pieces.
      const whole = rest + piece;
      const cut = whole.endsWith('\r') ? -1 : whole.length;
      rest = taken(withLineFeeds(whole.slice(0, cut))).rest + whole.slice(cut);
      return rest.length <= limits.maxCharacters;
    },
    end() {
      const { rest: left, isWhole } = taken(withLineFeeds(rest));
      return isWhole && left === '' && isRootRead && open.length === 0;
    },
  };

  /** Takes the complete part. A part that fails may be incomplete, and is tried again with the next piece. */
  function taken(text: string): { readonly rest: string; readonly isWhole: boolean } {
    const reader: Reader = { text, limits, at: 0 };
    let at = 0;
    try {
      for (; at < text.length; at = reader.at) take(reader);
      return { rest: '', isWhole: true };
    } catch (error) {
      if (!(error instanceof XmlError)) throw error;
      return { rest: text.slice(at), isWhole: false };
    }
  }

  function take(reader: Reader): void {
    const { text, at } = reader;
    if (text.charCodeAt(at) !== 60) takeTextBetween(reader);
    else if (isBegun || !takeDeclaration(reader)) takeMarkup(reader, text.charCodeAt(at + 1));
    isBegun = true;
  }

  function takeTextBetween(reader: Reader): void {
    const next = reader.text.indexOf('<', reader.at);
    const isOutside = open.length === 0;
    if (next < 0 && !isOutside) fail('elementNotClosed', reader.at, { name: open.at(-1)?.name ?? '' });
    const end = next < 0 ? reader.text.length : next;
    const text = takeText(reader, end);
    if (isOutside && text.trim() !== '') fail('textBeforeRoot', reader.at);
    reader.at = end;
    if (!isOutside) events.text(text);
  }

  function takeMarkup(reader: Reader, second: number): void {
    const { text, at } = reader;
    const innermost = open.at(-1);
    if (second === 33 && text.startsWith('<!--', at)) skipComment(reader);
    else if (second === 63) skipInstruction(reader);
    else if (second === 33) {
      if (innermost === undefined || !text.startsWith('<![CDATA[', at)) fail('unknownDeclaration', at);
      events.text(takeCharacterData(reader));
    } else if (second === 47 && innermost !== undefined) {
      takeEndTag(reader, innermost);
      open.pop();
      events.close(innermost.element.localName);
    } else takeElement(reader, innermost);
  }

  function takeElement(reader: Reader, outer: StartTag | undefined): void {
    const { at } = reader;
    if (outer === undefined && isRootRead) fail('contentAfterRoot', at);
    if (open.length >= limits.maxNesting)
      exceeds('maxNesting', 'tooDeep', at, { maximum: limits.maxNesting });
    const tag = takeStartTag(reader, outer?.scope ?? outermostScope);
    isRootRead = true;
    events.open(tag.element.localName, tag.attributes);
    if (tag.closed) events.close(tag.element.localName);
    else open.push(tag);
  }
}
