import type { TextMark } from '../core/findings/place.ts';
import { withoutCardNumbers } from '../core/text/check-digit.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { cellsOf, cutAtEnd, cutAtStart } from './cells.ts';

/** A line of a code frame as shown: control characters visible, tabs as blanks, cut if it is long. */
export interface FrameLine {
  /** From 1. */
  readonly number: number;
  readonly isHit: boolean;
  readonly before: string;
  /** The text above the caret; empty in surrounding lines, and if a value is missing. */
  readonly marked: string;
  readonly after: string;
}

/** The lines around a place, and the cells of a terminal that the caret marks. */
export interface CodeFrame {
  readonly lines: readonly FrameLine[];
  readonly caret: { readonly indent: number; readonly width: number };
  /** The name that is missing and belongs at the caret. */
  readonly missing: string | undefined;
}

export interface FrameSize {
  /** The most cells for the text of a line. */
  readonly width?: number;
  /** The number of the first line in its file; default 1. */
  readonly firstLine?: number;
}

const usualWidth = 100;
const linesBefore = 2;
const linesAfter = 1;

/** The lines around a place as a compiler shows them; undefined if the text has no such line. */
export function codeFrame(
  lines: readonly string[],
  mark: TextMark,
  { width = usualWidth, firstLine = 1 }: FrameSize = {},
): CodeFrame | undefined {
  const text = lines[mark.line - 1];
  if (text === undefined) return undefined;
  const { hit, from } = hitLine(text, mark, width);
  const first = Math.max(1, mark.line - linesBefore);
  // Text after the last line break is shown only if it contains the mark.
  const last = Math.max(mark.line, lines.at(-1) === '' ? lines.length - 1 : lines.length);
  const shown = lines
    .slice(first - 1, Math.min(mark.line + linesAfter, last))
    .map((around, index): FrameLine => {
      const number = firstLine + first - 1 + index;
      const isHit = first + index === mark.line;
      return isHit ? { number, ...hit } : { number, ...lineAround(around, from, width) };
    });
  return {
    lines: shown,
    caret: { indent: cellsOf(hit.before), width: Math.max(1, cellsOf(hit.marked)) },
    missing: mark.missing,
  };
}

/** The marked line, cut so that the caret is visible with text on both sides. */
function hitLine(line: string, { column, length, missing }: TextMark, width: number) {
  const start = Math.min(column - 1, line.length);
  const end = missing === undefined ? Math.min(start + Math.max(1, length), line.length) : start;
  const marked = cutAtEnd(shownText(maskedPart(line, start, Math.min(end, start + width * 2))), width);
  const left = Math.max(width - cellsOf(marked), Math.floor(width / 3));
  const after = shownText(maskedPart(line, end, end + width * 2)).trimEnd();
  const forBefore = Math.max(Math.ceil(left / 2), left - cellsOf(after));
  const before = shownText(maskedPart(line, Math.max(0, start - width * 2), start));
  const isWhole = start <= width * 2 && cellsOf(before) <= forBefore;
  const cut = isWhole ? before : cutAtStart(before, forBefore);
  const forAfter = Math.max(0, left - cellsOf(cut));
  return {
    hit: { isHit: true, before: cut, marked, after: forAfter === 0 ? '' : cutAtEnd(after, forAfter) },
    from: isWhole ? 0 : Math.max(0, start - forBefore),
  };
}

/** A surrounding line, from the first column of the marked line; `…` replaces the part before. */
function lineAround(text: string, from: number, width: number): Omit<FrameLine, 'number'> {
  const isCut = from > 0 && text.length > from;
  const begin = isCut ? '…' : '';
  const shown = shownText(maskedPart(text, from + begin.length, from + width * 2)).trimEnd();
  return { isHit: false, before: `${begin}${cutAtEnd(shown, width - begin.length)}`, marked: '', after: '' };
}

/** More characters than a payment card number has: a number that a cut divides is masked too. */
const acrossCut = 60;

/** A part of a line with payment card numbers masked, so that a report does not repeat them. */
function maskedPart(line: string, start: number, end: number): string {
  const from = Math.max(0, start - acrossCut);
  return withoutCardNumbers(line.slice(from, end + acrossCut)).slice(start - from, end - from);
}

/** A text of a document that cannot control a terminal; half characters from a cut are removed. */
function shownText(text: string): string {
  const whole = text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
  // Instead of tabs, blanks keep the marks below them aligned on any terminal.
  return withVisibleControls(whole.replace(/\r$/, '').replaceAll('\t', '  '));
}
