import { type Phrase, phraseText } from '../text/phrase.ts';
import { type Content, parseContent } from './reading/content.ts';
import { parseProlog, parseTrailer } from './reading/prolog.ts';
import {
  createReader,
  type ParseLimits,
  positionIn,
  type Reader,
  refuseIllegalCharacters,
  XmlError,
} from './reading/reader.ts';

export type { Content } from './reading/content.ts';
export type { ParseLimits } from './reading/reader.ts';

/**
 * The reason why a text is not well-formed, or the limit that it exceeds, with its place; lines and columns start at
 * 1.
 */
export interface ParseError {
  /** In English; `reason` has all languages. */
  readonly message: string;
  readonly reason: Phrase;
  readonly line: number;
  readonly column: number;
  /** The limit that was exceeded; null if the text is not well-formed. */
  readonly limit: keyof ParseLimits | null;
}

/** Limits that are higher than a document of tens of thousands of elements needs. */
export const defaultLimits: ParseLimits = {
  maxCharacters: 64 * 1024 * 1024,
  maxNesting: 256,
  maxAttributes: 256,
};

/**
 * Reads XML into a tree. It must be well-formed by XML 1.0 with namespaces. Document type declarations are refused,
 * so only the five predefined entities exist. White space is preserved. Elements with texts of at least `longText`
 * characters are listed.
 */
export function parseXml(
  text: string,
  limits: ParseLimits = defaultLimits,
  longText = Number.POSITIVE_INFINITY,
): Content | { readonly error: ParseError } {
  const reader = createReader(text, limits);
  try {
    const before = parseProlog(reader);
    const content = parseContent(reader, longText);
    const markupAround = [...before, ...parseTrailer(reader)];
    if (markupAround.length > 0) Object.assign(content.root, { markupAround });
    return content;
  } catch (error) {
    const { reason, at, limit } = firstError(reader, error);
    return { error: { message: phraseText(reason, 'en'), reason, ...positionIn(reader, at), limit } };
  }
}

/**
 * The error to report: an illegal character takes precedence over all other errors, except that the document
 * is too long.
 */
function firstError({ text }: Reader, error: unknown): XmlError {
  if (!(error instanceof XmlError)) throw error;
  if (error.limit === 'maxCharacters') return error;
  try {
    refuseIllegalCharacters(text, 0);
  } catch (illegal) {
    if (illegal instanceof XmlError) return illegal;
  }
  return error;
}
