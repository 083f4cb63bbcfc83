import { lineFeed } from './chunk.ts';

/** A line in the pieces that it was read in, its line feed included; none where it is longer than it may be. */
export type CutLine =
  | { readonly kind: 'line'; readonly parts: readonly Uint8Array[] }
  | { readonly kind: 'too-long' };

export interface LineCutter {
  /** The lines that end in this piece. */
  readonly cut: (piece: Uint8Array) => Generator<CutLine>;
  /** The last line, where no line feed ended it. */
  readonly rest: () => CutLine | undefined;
}

/** Cuts bytes into lines. Of a line that is longer than the limit nothing is kept. */
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
    rest: () => (length === 0 ? undefined : finish()),
  };
}
