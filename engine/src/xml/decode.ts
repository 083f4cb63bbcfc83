import { decodeStrictly, type Encoding, encodingNamed } from './encodings.ts';

/** Reason why bytes cannot be decoded. */
export interface DecodingFailure {
  readonly reason:
    | 'byteDoesNotFit'
    | 'declaredUtf16'
    | 'encodingNotSupported'
    | 'twoByteOrderMarks'
    | 'unmarkedUtf16';
  readonly values: Readonly<Record<string, string | number>>;
  /** The text before the byte that does not fit; empty if the start of the document is wrong. */
  readonly before: string;
}

/** The text of a document, or the reason why it has none. */
export type DecodedDocument =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly failure: DecodingFailure };

/** Byte order marks, the longer ones first: the mark of UTF-32 begins like the mark of UTF-16. */
const marks = [
  { bytes: [0x00, 0x00, 0xfe, 0xff], encoding: 'UTF-32' },
  { bytes: [0xff, 0xfe, 0x00, 0x00], encoding: 'UTF-32' },
  { bytes: [0xfe, 0xff], encoding: 'UTF-16BE' },
  { bytes: [0xff, 0xfe], encoding: 'UTF-16LE' },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'UTF-8' },
] as const;

const lessThan = 0x3c;
const questionMark = 0x3f;
const greaterThan = 0x3e;

/**
 * An XML declaration up to its encoding; all supported encodings except UTF-16 write it with the same bytes.
 */
const declaredEncoding = /^<\?xml[ \t\r\n][^>]*?[ \t\r\n]encoding[ \t\r\n]*=[ \t\r\n]*["']([^"'>]*)["']/;

/**
 * Decodes a document: by its byte order mark; without one as UTF-16 if its first bytes show it, by its XML
 * declaration, or as UTF-8 (XML 1.0, appendix F; RFC 8259). The mark is removed. A byte that the encoding does not
 * allow is reported with its offset and never replaced.
 */
export function decodeDocument(bytes: Uint8Array): DecodedDocument {
  const encoding = encodingOf(bytes);
  if (typeof encoding === 'object') return { ok: false, failure: encoding };
  const decoded = decodeStrictly(bytes, encoding);
  if ('offset' in decoded) return { ok: false, failure: doesNotFit(bytes, decoded.offset, encoding) };
  return withoutMark(decoded.text);
}

/** Removes the byte order mark from a text; no reader treats a second one as white space. */
export function withoutMark(text: string): DecodedDocument {
  if (text.charCodeAt(0) !== 0xfeff) return { ok: true, value: text };
  if (text.charCodeAt(1) === 0xfeff) return { ok: false, failure: failed('twoByteOrderMarks') };
  return { ok: true, value: text.slice(1) };
}

/** The encoding of a document by its first bytes, or the reason why it has none. */
export function encodingOf(bytes: Uint8Array): Encoding | DecodingFailure {
  const marked = marks.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))?.encoding;
  if (marked === 'UTF-32') return failed('encodingNotSupported', { encoding: 'UTF-32' });
  return marked ?? unmarkedUtf16(bytes) ?? declaredIn(bytes);
}

/**
 * UTF-16 without a mark has zeros beside its first characters, which are US-ASCII in JSON and XML. XML may
 * omit the mark only if a declaration follows.
 */
function unmarkedUtf16(bytes: Uint8Array): Encoding | DecodingFailure | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  if (bytes.length < 2 || (first === 0) === (second === 0)) return undefined;
  const isBigEndian = first === 0;
  if (isBigEndian ? third !== 0 : fourth !== 0) return undefined;
  const next = isBigEndian ? fourth : third;
  if (next === 0 && bytes.length > 2) return failed('encodingNotSupported', { encoding: 'UTF-32' });
  const start = firstNonBlank(bytes, isBigEndian ? 1 : 0);
  const isXml = bytes[start] === lessThan;
  if (isXml && (start > 1 || next !== questionMark)) return failed('unmarkedUtf16');
  return isBigEndian ? 'UTF-16BE' : 'UTF-16LE';
}

/**
 * The offset of the low byte of the first UTF-16 character that is not white space; `low` is the offset for
 * the very first character.
 */
function firstNonBlank(bytes: Uint8Array, low: number): number {
  let at = low;
  while (blanks.has(bytes[at] ?? 0) && bytes[at + 1 - 2 * low] === 0) at += 2;
  return at;
}

const blanks: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

function declaredIn(bytes: Uint8Array): Encoding | DecodingFailure {
  if (bytes[0] !== lessThan || bytes[1] !== questionMark) return 'UTF-8';
  const declaration = decodeStrictly(bytes.subarray(0, bytes.indexOf(greaterThan) + 1), 'windows-1252');
  const name = 'text' in declaration ? declaredEncoding.exec(declaration.text)?.[1] : undefined;
  // The reader of the declaration reports an unsupported name.
  const encoding = name === undefined ? undefined : encodingNamed(name);
  if (name === undefined || encoding === undefined) return 'UTF-8';
  return encoding === 'UTF-16' || encoding === 'UTF-16LE' || encoding === 'UTF-16BE'
    ? failed('declaredUtf16', { encoding: name })
    : encoding;
}

function doesNotFit(bytes: Uint8Array, offset: number, encoding: Encoding): DecodingFailure {
  const before = decodeStrictly(bytes.subarray(0, offset), encoding);
  const text = 'text' in before ? before.text : '';
  return {
    reason: 'byteDoesNotFit',
    before: text.charCodeAt(0) === 0xfeff ? text.slice(1) : text,
    values: {
      encoding,
      byte: `0x${(bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0')}`,
      offset,
    },
  };
}

function failed(
  reason: DecodingFailure['reason'],
  values: Readonly<Record<string, string>> = {},
): DecodingFailure {
  return { reason, values, before: '' };
}
