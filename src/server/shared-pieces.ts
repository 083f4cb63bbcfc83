/**
 * A text as the package holds it: its own pieces, and where it has what other files of the package have too, how far after
 * the end of the piece before that begins in those files, one after the other, and how long it is.
 */
export interface SharedText {
  readonly files: readonly string[];
  readonly pieces: readonly (string | readonly [distance: number, length: number])[];
  /** SHA-256 of the text: files that were changed since give another one. */
  readonly hash: string;
}

/** The text of its pieces; `shared` is the text of the files, one after the other. */
export function textOfPieces({ pieces }: Pick<SharedText, 'pieces'>, shared: string): string {
  let at = 0;
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      const [distance, length] = piece;
      const from = at + distance;
      at = from + length;
      return shared.slice(from, at);
    })
    .join('');
}
