import { malformedField, type Values } from '../core/finding.ts';
import { type ParsedJson, parseJson } from '../intake/json.ts';
import type { DocumentLimits } from './work.ts';

/** Deeper nesting than any document request has, and than a parser should be asked to follow. */
const defaultNesting = 256;

/** The JSON value of a body: UTF-8 (RFC 8259) and no deeper than allowed. */
export function readJson(body: Uint8Array, { nesting = defaultNesting }: DocumentLimits): ParsedJson {
  const text = decode(body);
  if (text === undefined) return refused('notUtf8');
  const deep = placeBeyond(text, nesting);
  if (deep >= 0) return refused('nestedTooDeep', { maximum: nesting });
  return parseJson(text);
}

function decode(body: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    return undefined;
  }
}

function refused(text: string, values: Values = {}): ParsedJson {
  return { ok: false, finding: malformedField(text, '', values) };
}

const quote = 0x22;
const backslash = 0x5c;
/** Brackets and braces differ by this bit alone. */
const braceBit = 0x20;
const openingBracket = 0x5b;
const closingBracket = 0x5d;

/** Offset at which a JSON text first nests deeper than that; -1 where it does not. */
function placeBeyond(text: string, nesting: number): number {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text.charCodeAt(offset);
    if (character === quote) offset = endOfString(text, offset);
    else if ((character & ~braceBit) === openingBracket) depth += 1;
    else if ((character & ~braceBit) === closingBracket) depth -= 1;
    if (depth > nesting) return offset;
  }
  return -1;
}

/** Offset of the quote that ends a string, or the length of a text that ends before. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

/** A character is escaped by an odd number of backslashes before it. */
function isEscaped(text: string, offset: number): boolean {
  let backslashes = 0;
  while (text.charCodeAt(offset - backslashes - 1) === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}
