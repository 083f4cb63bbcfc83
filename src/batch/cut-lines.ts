import { lineFeed } from './chunk.ts';

/** A line as the pieces in which it was read, line feed included; no pieces if it is longer than allowed. */
export type CutLine =
  | { readonly kind: 'line'; readonly parts: readonly Uint8Array[] }
  | { readonly kind: 'too-long' };

/** Cuts bytes into lines. The content of a line over the limit is not stored. */
export function createLineCutter(limit: number) {
  let begun: Uint8Array[] = [];
  let length = 0;

  const add = (part: Uint8Array, lengthOfText: number) => {
    length += lengthOfText;
    if (length > limit) begun = [];
    else if (part.length > 0) begun.push(part);
  };
  const finish = (): CutLine => {
    const line: CutLine = length > limit ? { kind: 'too-long' } : { kind: 'line', parts: begun };
    begun = [];
    length = 0;
    return line;
  };

  return {
    /** The lines that end in this piece. */
    *cut(piece: Uint8Array): Generator<CutLine> {
      let start = 0;
      for (let end = piece.indexOf(lineFeed); end !== -1; end = piece.indexOf(lineFeed, start)) {
        add(piece.subarray(start, end + 1), end - start);
        start = end + 1;
        yield finish();
      }
      add(piece.subarray(start), piece.length - start);
    },
    /** Tells whether the line that has begun is already longer than allowed. */
    isOver: () => length > limit,
    /** The last line, if no line feed ended it. */
    rest: () => (length === 0 ? undefined : finish()),
  };
}
