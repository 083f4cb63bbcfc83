/** What a document request may hold at most; a larger one is malformed and says so. */
export const limits = {
  /** Characters in a text field. */
  textLength: 100_000,
  /** Characters in an attachment's Base64 text: 30 MB of content. */
  attachmentLength: 40_000_000,
  /** Lines of a document. */
  lines: 100_000,
  /** Entries in any other list. */
  entries: 10_000,
  /** Absolute value of a number; a double can't hold cents beyond it. */
  magnitude: 1e15,
} as const;
