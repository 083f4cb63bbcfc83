/** The text of an XML document that came as bytes, or why there is none. */
export type DecodedXml =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly message: string };

/** Byte order marks, the longer ones first: that of UTF-32 begins like that of UTF-16. */
const marks = [
  { bytes: [0x00, 0x00, 0xfe, 0xff], encoding: 'utf-32' },
  { bytes: [0xff, 0xfe, 0x00, 0x00], encoding: 'utf-32' },
  { bytes: [0xfe, 0xff], encoding: 'utf-16be' },
  { bytes: [0xff, 0xfe], encoding: 'utf-16le' },
  { bytes: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
] as const;

/** `<?` in UTF-16 without a mark. */
const unmarked = [
  { bytes: [0x00, 0x3c, 0x00, 0x3f], encoding: 'utf-16be' },
  { bytes: [0x3c, 0x00, 0x3f, 0x00], encoding: 'utf-16le' },
] as const;

/**
 * Decodes an XML document by its byte order mark, else as UTF-8 (XML 1.0, appendix F). Bytes that are not of that
 * encoding are refused, never replaced. The encoding that the document declares is the parser's to check.
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const encoding = [...marks, ...unmarked].find((mark) => startsWith(bytes, mark.bytes))?.encoding ?? 'utf-8';
  if (encoding === 'utf-32')
    return { ok: false, message: 'the document is in UTF-32; only UTF-8 and UTF-16 are supported' };
  try {
    return { ok: true, text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return { ok: false, message: `the document holds bytes that are not ${encoding.toUpperCase()}` };
  }
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}
