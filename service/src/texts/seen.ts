/** A character that can be seen; the description of the interface contains it as the pattern of a text. */
export const seen = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Tells whether a text has a character that can be seen. */
export function isSeen(text: string): boolean {
  return seen.test(text);
}
