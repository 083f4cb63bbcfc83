/**
 * A text as the package stores it: its own pieces, and references to what other files of the package also
 * contain. A reference says how far after the end of the previous one it begins, in those files joined
 * together, and its length.
 */
export interface SharedText {
  readonly files: readonly string[];
  readonly pieces: readonly (string | readonly [distance: number, length: number])[];
  /** SHA-256 of the text; it no longer matches if the files have changed. */
  readonly hash: string;
}

/** The text from its pieces; `shared` is the text of the files joined together. */
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
