/** Longer than any identifier, and short enough for an index of the database. */
const longest = 255;

/** An identifier by which a document can be found; null if there is none, or what stands there can be none. */
export function findable(text: string | null | undefined): string | null {
  const identifier = text?.trim() ?? '';
  return identifier === '' || identifier.length > longest ? null : identifier;
}
