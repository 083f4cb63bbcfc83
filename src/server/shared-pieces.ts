/**
 * A text as the package stores it: its own pieces, joined, and the pieces that it shares with other files. In
 * turns: the length of an own piece; the distance from the end of the previous shared piece to the next, in
 * the joined text of the files; and the length of that piece.
 */
export interface SharedText {
  readonly files: readonly string[];
  readonly own: string;
  readonly turns: {
    readonly own: readonly number[];
    readonly distance: readonly number[];
    readonly shared: readonly number[];
  };
  /** SHA-256 of the text; it no longer matches if the files have changed. */
  readonly hash: string;
}

/** Restores the text from its pieces; `shared` is the text of the files joined together. */
export function textOfPieces({ own, turns }: Pick<SharedText, 'own' | 'turns'>, shared: string): string {
  const pieces: string[] = [];
  let ownEnd = 0;
  let end = 0;
  for (const [turn, length] of turns.own.entries()) {
    const from = end + (turns.distance[turn] ?? 0);
    end = from + (turns.shared[turn] ?? 0);
    pieces.push(own.slice(ownEnd, ownEnd + length), shared.slice(from, end));
    ownEnd += length;
  }
  return [...pieces, own.slice(ownEnd)].join('');
}

/** The content of a file of pieces: one line of JSON that describes them, then its own pieces as they are. */
export function writeSharedText({ own, ...places }: SharedText): string {
  return `${JSON.stringify(places)}\n${own}`;
}

/** Reads what `writeSharedText` wrote. */
export function readSharedText(text: string): SharedText {
  const end = text.indexOf('\n');
  return { ...JSON.parse(text.slice(0, end)), own: text.slice(end + 1) };
}
