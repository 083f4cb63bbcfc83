import type { Line } from '@codemirror/state';

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
