/** What the fields of a document request may hold at most; a larger one is malformed and says so. */
export const limits = {
  /** Characters in a text field. */
  textLength: 100_000,
  /** Characters in a code; each amount and each line repeat some of them. */
  codeLength: 200,
  /** Characters in an identifier. */
  identifierLength: 1_000,
  /** Characters in an attachment's Base64 text: 30 MB of content. */
  attachmentLength: 40_000_000,
  /** Lines of a document. */
  lines: 100_000,
  /** Entries in any other list. */
  entries: 10_000,
  /** Absolute value of a number; a double does not hold cents much beyond it. */
  magnitude: 9e13,
  /** Characters of a number in UBL; a request's are numbers of JSON. */
  numberLength: 1_000,
} as const;

/** Digits of a number that every receiver of UBL keeps (XML Schema, part 2, 3.2.3). */
export const digitsOfDecimals = 18;

/** The days that a date of an invoice can mean: another year is a slip, such as 0206 for 2026. */
export const daysOfInvoices = { first: '2000-01-01', last: '2100-12-31' } as const;

/** What a document may be at most, in whatever form it comes; a larger one is malformed and says so. */
export interface DocumentLimits {
  /** Bytes, before they are decoded. */
  readonly bytes: number;
  readonly characters: number;
  /** Lines of the invoice or credit note. */
  readonly lines: number;
  /** Objects and lists, or elements, within one another; at most `deepestNesting`. */
  readonly nesting: number;
  /** Attributes of one element. */
  readonly attributes: number;
}

/** Nesting that every step follows without running out of stack. */
export const deepestNesting = 1000;

/** More than an invoice of 10,000 lines with an attachment needs. */
export const documentLimits: DocumentLimits = {
  bytes: 64 * 1024 * 1024,
  characters: 64 * 1024 * 1024,
  lines: limits.lines,
  nesting: 256,
  attributes: 256,
};
