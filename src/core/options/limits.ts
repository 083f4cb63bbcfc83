import type { FindingLimits } from 'schematron-compiler/engine';

/** Limits of the fields of a document request. A larger value is malformed, and the message says so. */
export const limits = {
  /** Characters in a text field. */
  maxTextLength: 100_000,
  /** Characters in a code; every amount and every line repeats some codes. */
  maxCodeLength: 200,
  /** Characters in an identifier. */
  maxIdentifierLength: 1_000,
  /** Characters in an attachment's Base64 text: 30 MB of content. */
  maxAttachmentLength: 40_000_000,
  /** Lines of a document. */
  maxLines: 100_000,
  /** Entries in any other list. */
  maxEntries: 10_000,
  /** Absolute value of a number; a much larger double no longer holds cents exactly. */
  maxMagnitude: 9e13,
  /** Digits of a number in a request, written in full. The product of two such numbers is exact in our decimals. */
  maxNumberDigits: 40,
  /** Characters of a number in UBL. */
  maxNumberLength: 1_000,
} as const;

/** Digits of a number that every receiver of UBL must keep (XML Schema, part 2, 3.2.3). */
export const digitsOfDecimals = 18;

/** Plausible dates of an invoice; any other year is a typing error, such as 0206 for 2026. */
export const daysOfInvoices = { first: '2000-01-01', last: '2100-12-31' } as const;

/** Limits of a document in any form. A larger document is malformed, and the message says so. */
export interface DocumentLimits {
  /** Bytes, before decoding. */
  readonly maxBytes: number;
  readonly maxCharacters: number;
  /** Lines of the invoice or credit note. */
  readonly maxLines: number;
  /** Depth of nested objects and lists, or of elements; at most `deepestNesting`. */
  readonly maxNesting: number;
  /** Attributes of one element. */
  readonly maxAttributes: number;
  /** Elements and attributes of XML; values and names of JSON. */
  readonly maxNodes: number;
}

/** Limits that a caller can set, for the document and its findings; default: the library's limits. */
export type Limits = FindingLimits & {
  readonly [Limit in keyof DocumentLimits]?: DocumentLimits[Limit] | undefined;
};

/** The nesting depth that every step can follow without running out of stack. */
export const deepestNesting = 1000;

/** Limits for input, and for the UBL that is written: the UBL of 100,000 ordinary lines takes 140 MiB. */
export const defaultLimits: DocumentLimits = {
  maxBytes: 160 * 1024 * 1024,
  maxCharacters: 160 * 1024 * 1024,
  maxLines: limits.maxLines,
  maxNesting: 256,
  maxAttributes: 256,
  maxNodes: 4_000_000,
};
