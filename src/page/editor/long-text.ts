import { foldService } from '@codemirror/language';
import { type EditorState, type Extension, type Line, type Range, Text } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  type EditorView,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { colours } from './style.ts';

/** Above this many characters, a text is processed in parts, and only its visible part is coloured. */
export const longText = 1_000_000;

/** Number of characters that are split into lines at once; this takes about 10 ms. */
const part = 400_000;

/** The lines of a text, made in parts with pauses, so that typing and scrolling do not wait. */
export async function linesOfText(text: string): Promise<Text> {
  let lines = Text.empty;
  for (let from = 0; from < text.length; ) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve));
    let to = Math.min(from + part, text.length);
    // A line break of two characters must not be split.
    if (text[to - 1] === '\r' && text[to] === '\n') to += 1;
    lines = lines.append(Text.of(text.slice(from, to).split(/\r\n?|\n/)));
    from = to;
  }
  return lines;
}

export type SyntaxName = 'json' | 'xml';

/** Colours and folding for a long text; reading it from its start would take too long. */
export function longTextSyntax(name: SyntaxName): Extension {
  const plugin = ViewPlugin.define(
    (view) => {
      const starts = name === 'json' ? startsInJson() : startsInXml;
      const shown = {
        marks: marksInSight(view, name, starts),
        update({ docChanged, viewportChanged, view, changes }: ViewUpdate) {
          changes.iterChanges((from) => starts.forget(from));
          if (docChanged || viewportChanged) shown.marks = marksInSight(view, name, starts);
        },
      };
      return shown;
    },
    { decorations: ({ marks }): DecorationSet => marks },
  );
  return [plugin, foldService.of(foldByIndentation)];
}

/** A longer line is coloured in parts and cannot be folded. */
const longestLine = 10_000;

const pieces: Readonly<Record<SyntaxName, RegExp>> = {
  json: /(?<text>"(?:[^"\\]|\\.)*(?:"|\\?$))(?<colon>\s*:)?|(?<value>-?\d[\d.eE+-]*|\b(?:true|false|null)\b)/gs,
  xml: /(?<quiet><!--.*?(?:-->|$)|<\?.*?(?:\?>|$))|(?<name><\/?[^\s<>/]+|\/?>)|(?<attribute>(?<![^\s<>="])[^\s<>="]+(?=="))|(?<text>"[^"]*(?:"|$))/g,
};

const marks: Readonly<Record<string, Decoration>> = Object.fromEntries(
  Object.entries({
    name: tags.propertyName,
    text: tags.string,
    value: tags.number,
    attribute: tags.attributeName,
    quiet: tags.comment,
  }).map(([name, tag]) => [name, Decoration.mark({ class: colours.style([tag]) ?? '' })]),
);

function marksInSight(
  { state, visibleRanges }: EditorView,
  name: SyntaxName,
  starts: PieceStarts,
): DecorationSet {
  const found: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges)
    for (let at = from; at <= to; ) {
      const line = state.doc.lineAt(at);
      const isLong = line.length > longestLine;
      const start = isLong ? starts.before(line, at) : line.from;
      const part = line.text.slice(start - line.from, isLong ? to - line.from : undefined);
      for (const { index, groups = {}, 0: piece } of part.matchAll(pieces[name])) {
        const { colon = '' } = groups;
        const [kind = ''] = Object.entries(groups).find(([, value]) => value !== undefined) ?? [];
        const mark = colon === '' ? marks[kind] : marks.name;
        if (mark) found.push(mark.range(start + index, start + index + piece.length - colon.length));
      }
      at = line.to + 1;
    }
  return Decoration.set(found);
}

/** The number of lines to search for the end of a block. */
const farthestEnd = 2_000;

function foldByIndentation(
  state: EditorState,
  from: number,
  to: number,
): { from: number; to: number } | null {
  const { doc } = state;
  const first = doc.lineAt(from);
  if (first.number + 1 >= doc.lines || first.length > longestLine) return null;
  const depth = indentation(first.text);
  if (indentation(doc.line(first.number + 1).text) <= depth) return null;
  let number = first.number + 1;
  const last = Math.min(doc.lines, first.number + farthestEnd);
  for (const text of doc.iterLines(number, last)) {
    if (text.trim() !== '' && indentation(text) <= depth) return { from: to, to: doc.line(number - 1).to };
    number += 1;
  }
  return null;
}

function indentation(text: string): number {
  return text.length - text.trimStart().length;
}

/** Finds where syntax begins in a long line that is only partly visible. */
export interface PieceStarts {
  /** Returns the last beginning at or before a position. */
  readonly before: (line: Line, place: number) => number;
  /** Called when the document changes, because later beginnings may be wrong. */
  readonly forget: (from: number) => void;
}

/** This character occurs only where markup begins. */
export const startsInXml: PieceStarts = {
  before: ({ from, text }, place) => from + Math.max(0, text.lastIndexOf('<', place - from)),
  forget: () => {},
};

/** Several hundred strings at once: one by one takes three times as long. */
const texts = /(?:[^"]*"(?:[^"\\]|\\.)*"){300}/y;

/** A quotation mark in JSON begins or ends a string; which of them is known only from the start of the line. */
export function startsInJson(): PieceStarts {
  let known: number[] = [];
  let lineStart = -1;
  return {
    before(line, place) {
      if (line.from !== lineStart) known = [line.from];
      lineStart = line.from;
      for (let last = known.at(-1) ?? line.from; last < place; ) {
        texts.lastIndex = last - line.from;
        if (!texts.test(line.text)) break;
        last = line.from + texts.lastIndex;
        known.push(last);
      }
      return known.findLast((start) => start <= place) ?? line.from;
    },
    forget(from) {
      known = known.filter((start) => start <= from);
    },
  };
}
