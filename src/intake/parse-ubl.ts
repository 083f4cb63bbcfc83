import type { Phrase } from '../core/findings/finding.ts';
import { phraseText } from '../core/messages/message.ts';
import { checkObject, checkText } from '../core/options/check-argument.ts';
import { documentLimits } from '../core/options/limits.ts';
import type { UblElement } from '../core/xml/element.ts';
import { type Content, parseContent } from './xml/content.ts';
import { parseProlog, parseTrailer } from './xml/prolog.ts';
import {
  createReader,
  type ParseLimits,
  positionIn,
  type Reader,
  refuseIllegalCharacters,
  XmlError,
} from './xml/reader.ts';

export type { ParseLimits } from './xml/reader.ts';

/** Why and where a text is not a UBL document; lines and columns start at 1. */
export interface ParseError {
  /** In English; `reason` has all languages. */
  readonly message: string;
  readonly reason: Phrase;
  readonly line: number;
  readonly column: number;
  /** The limit that it exceeds; null if it is not well-formed. */
  readonly limit: keyof ParseLimits | null;
}

export type ParseResult = { readonly root: UblElement } | { readonly error: ParseError };

const { characters, nesting, attributes } = documentLimits;

/** The default limits of a document. */
export const defaultLimits: ParseLimits = { characters, depth: nesting, attributes };

const ofLimits = { characters: 'number', depth: 'number', attributes: 'number' } as const;

/**
 * Reads XML of any origin into the UBL tree. It must be well-formed by XML 1.0 with namespaces. Document type
 * declarations are refused, so there are only the five predefined entities. White space is kept.
 *
 * @example
 * ```ts
 * const result = parseUbl('<Invoice>\n</Order>');
 * if ('error' in result) console.log(result.error.line); // 2
 * ```
 */
export function parseUbl(text: string, limits: ParseLimits = defaultLimits): ParseResult {
  checkText('parseUbl', 'document', text);
  checkObject('parseUbl', 'limits object', limits, ofLimits);
  const read = readTree(text, limits);
  return 'error' in read ? read : { root: read.root };
}

/** Parses XML, and keeps what the next steps of reading need. */
export function readTree(text: string, limits: ParseLimits): Content | { readonly error: ParseError } {
  const reader = createReader(text, limits);
  try {
    const before = parseProlog(reader);
    const content = parseContent(reader);
    const markupAround = [...before, ...parseTrailer(reader)];
    if (markupAround.length > 0) Object.assign(content.root, { markupAround });
    return content;
  } catch (error) {
    const { reason, at, limit } = firstError(reader, error);
    return { error: { message: phraseText(reason, 'en'), reason, ...positionIn(reader, at), limit } };
  }
}

/**
 * The error to report: a character that XML does not allow takes precedence over all other errors, except
 * that the document is too long.
 */
function firstError({ text }: Reader, error: unknown): XmlError {
  if (!(error instanceof XmlError)) throw error;
  if (error.limit === 'characters') return error;
  try {
    refuseIllegalCharacters(text, 0);
  } catch (illegal) {
    if (illegal instanceof XmlError) return illegal;
  }
  return error;
}
