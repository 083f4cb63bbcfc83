/**
 * A text as the package holds it: its own pieces, one after the other, and by turns how long one of them is, how far after the
 * end of the piece before it the piece begins that other files of the package have too, one after the other, and how long
 * that is.
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

/** The text from its pieces; `shared` is the text of the files joined together. */
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

/** The text of a file of pieces: what they are in one line of JSON, and its own pieces below as they are. */
export function writeSharedText({ own, ...places }: SharedText): string {
  return `${JSON.stringify(places)}\n${own}`;
}

/** What `writeSharedText` wrote. */
export function readSharedText(text: string): SharedText {
  const end = text.indexOf('\n');
  return { ...JSON.parse(text.slice(0, end)), own: text.slice(end + 1) };
}
