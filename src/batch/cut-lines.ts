import { lineFeed } from './chunk.ts';

/** A line as the pieces in which it was read, line feed included; no pieces if it is longer than allowed. */
export type CutLine =
  | { readonly kind: 'line'; readonly parts: readonly Uint8Array[] }
  | { readonly kind: 'too-long' };

export interface LineCutter {
  /** The lines that end in this piece. */
  readonly cut: (piece: Uint8Array) => Generator<CutLine>;
  /** Tells whether the line that has begun is already longer than allowed. */
  readonly isOver: () => boolean;
  /** The last line, if no line feed ended it. */
  readonly rest: () => CutLine | undefined;
}

/** Cuts bytes into lines. The content of a line over the limit is not stored. */
export function createLineCutter(limit: number): LineCutter {
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
    *cut(piece) {
      let start = 0;
      for (let end = piece.indexOf(lineFeed); end !== -1; end = piece.indexOf(lineFeed, start)) {
        add(piece.subarray(start, end + 1), end - start);
        start = end + 1;
        yield finish();
      }
      add(piece.subarray(start), piece.length - start);
    },
    isOver: () => length > limit,
    rest: () => (length === 0 ? undefined : finish()),
  };
}
