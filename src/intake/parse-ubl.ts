import { defaultLimits, type ParseError, type ParseLimits, parseXml } from 'schematron-compiler/xml-reader';
import type { Result } from '../core/findings/result.ts';
import { phraseText } from '../core/messages/message.ts';
import { checkObject, checkText } from '../core/options/check-argument.ts';
import { limits as fieldLimits } from '../core/options/limits.ts';
import type { UblElement } from '../core/xml/element.ts';

export { defaultLimits, type ParseError, type ParseLimits };

const ofLimits = { maxCharacters: 'number', maxNesting: 'number', maxAttributes: 'number' } as const;

/**
 * Reads XML of any origin into the UBL tree. It must be well-formed XML 1.0 with namespaces. Document type
 * declarations are refused, so only the five predefined entities exist. White space is kept.
 *
 * @example
 * ```ts
 * const result = parseUbl('<Invoice>\n</Order>');
 * if (!result.ok) console.log(result.failure.line); // 2
 * ```
 * @throws {CallerError} for an argument or option that is not what it has to be.
 * @since 0.1.0
 */
export function parseUbl(text: string, limits: ParseLimits = defaultLimits): Result<UblElement, ParseError> {
  checkText('parseUbl', 'document', text);
  checkObject('parseUbl', 'limits object', limits, ofLimits);
  const read = readTree(text, limits);
  return 'error' in read ? { ok: false, failure: read.error } : { ok: true, value: read.root };
}

/** Parses XML, and keeps the elements with more text than a number may have characters. */
export function readTree(text: string, limits: ParseLimits): ReturnType<typeof parseXml> {
  const read = parseXml(text, limits, fieldLimits.maxNumberLength);
  return 'error' in read ? { error: { ...read.error, message: phraseText(read.error.reason, 'en') } } : read;
}
