import {
  type DecodedDocument,
  decodeDocument as decodeBytes,
  withoutMark as withoutOneMark,
} from 'schematron-compiler/xml-reader';
import type { Finding } from '../core/findings/finding.ts';
import type { Result } from '../core/findings/result.ts';
import { intakeFinding } from './finding.ts';
import { placeInText } from './places.ts';

/**
 * Decodes a document: by its byte order mark, its XML declaration, or as UTF-8. A byte that the encoding does not
 * allow is reported with its offset, never replaced.
 */
export function decodeDocument(bytes: Uint8Array): Result<string, Finding> {
  return orFinding(decodeBytes(bytes));
}

/** Removes the byte order mark from a text; a second one is not white space to any reader. */
export function withoutMark(text: string): Result<string, Finding> {
  return orFinding(withoutOneMark(text));
}

function orFinding(decoded: DecodedDocument): Result<string, Finding> {
  if (decoded.ok) return decoded;
  const { reason, before, values } = decoded.failure;
  const place = placeInText(before, before.length);
  return { ok: false, failure: intakeFinding('pint-ae-encoding', reason, { place, values }) };
}
