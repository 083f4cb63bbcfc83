import type { Line } from '@codemirror/state';

/** Where in a long line, some of which is in sight, a piece of its syntax begins: what is inside a text shows from there only. */
export interface PieceStarts {
  /** The place of such a beginning at or before a place of the document. */
  readonly before: (line: Line, place: number) => number;
  /** Told where the document changes: what was found after it no longer holds. */
  readonly forget: (from: number) => void;
}

/** Nothing but markup holds this character. */
export const startsInXml: PieceStarts = {
  before: ({ from, text }, place) => from + Math.max(0, text.lastIndexOf('<', place - from)),
  forget: () => {},
};

/** Texts and what stands before each, some hundreds at once; one after the other they would take three times as long. */
const texts = /(?:[^"]*"(?:[^"\\]|\\.)*"){300}/y;

/** A quotation mark of JSON begins a text or ends it: only from the start of the line is it known which. */
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
