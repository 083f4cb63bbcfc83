/** The decoded text, or the offset of the first byte that the encoding does not allow. */
export type Decoding = { readonly text: string } | { readonly offset: number };

/** Decodes bytes of one encoding; leaves a byte order mark in the text, and never replaces a wrong byte. */
export type Decoder = (bytes: Uint8Array) => Decoding;

/** The characters of windows-1252 from 0x80 to 0x9F; a blank for each undefined byte. */
const windows1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const decoders = {
  'UTF-8': /* @__PURE__ */ unicode('utf-8', firstNonUtf8),
  'UTF-16LE': /* @__PURE__ */ unicode('utf-16le', (bytes) => firstNonUtf16(bytes, 1)),
  'UTF-16BE': /* @__PURE__ */ unicode('utf-16be', (bytes) => firstNonUtf16(bytes, 0)),
  'US-ASCII': /* @__PURE__ */ singleBytes((byte) => byte < 0x80),
  // In ISO-8859-1, 0x80 to 0x9F are control characters; a document with these bytes is windows-1252.
  'ISO-8859-1': /* @__PURE__ */ singleBytes((byte) => byte < 0x80 || byte > 0x9f),
  'windows-1252': /* @__PURE__ */ singleBytes((byte) => windows1252[byte - 0x80] !== ' '),
  'windows-1256': /* @__PURE__ */ singleBytes(() => true, 'windows-1256'),
} satisfies Readonly<Record<string, Decoder>>;

export type Encoding = keyof typeof decoders;

/** Decodes bytes strictly. */
export function decodeStrictly(bytes: Uint8Array, encoding: Encoding): Decoding {
  return decoders[encoding](bytes);
}

/**
 * The encodings that an XML declaration may name, in lower case. For UTF-16 the bytes decide the byte order.
 */
const namedEncodings: Readonly<Record<string, Encoding | 'UTF-16'>> = {
  'utf-8': 'UTF-8',
  utf8: 'UTF-8',
  'utf-16': 'UTF-16',
  utf16: 'UTF-16',
  'utf-16le': 'UTF-16LE',
  'utf-16be': 'UTF-16BE',
  'us-ascii': 'US-ASCII',
  ascii: 'US-ASCII',
  'iso-8859-1': 'ISO-8859-1',
  'iso_8859-1': 'ISO-8859-1',
  latin1: 'ISO-8859-1',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
  'windows-1256': 'windows-1256',
  cp1256: 'windows-1256',
};

/** The supported encodings, for people. */
export const supportedEncodings = 'UTF-8, UTF-16, US-ASCII, ISO-8859-1, windows-1252 and windows-1256';

/** The encoding that an XML declaration names; undefined if it is not supported. */
export function encodingNamed(name: string): Encoding | 'UTF-16' | undefined {
  const key = name.toLowerCase();
  return Object.hasOwn(namedEncodings, key) ? namedEncodings[key] : undefined;
}

function unicode(label: string, firstThatDoesNotFit: (bytes: Uint8Array) => number): Decoder {
  let decoder: TextDecoder | undefined;
  return (bytes) => {
    try {
      decoder ??= new TextDecoder(label, { fatal: true, ignoreBOM: true });
      return { text: decoder.decode(bytes) };
    } catch {
      decoder = undefined;
      return { offset: firstThatDoesNotFit(bytes) };
    }
  };
}

/** Some versions of Node.js decode 0x80 to 0x9F of windows-1252 as control characters of ISO-8859-1. */
function singleBytes(fits: (byte: number) => boolean, label = 'windows-1252'): Decoder {
  return (bytes) => {
    const offset = bytes.findIndex((byte) => !fits(byte));
    if (offset >= 0) return { offset };
    const text = new TextDecoder(label).decode(bytes);
    return {
      text: text.replace(/[\x80-\x9f]/g, (control) => windows1252[control.charCodeAt(0) - 0x80] ?? ''),
    };
  };
}

/** Offset of the first byte of the first sequence that is not well-formed UTF-8 (Unicode, table 3-7). */
function firstNonUtf8(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const length = utf8SequenceLength(bytes, at);
    if (length === 0) return at;
    at += length;
  }
  return at;
}

/** Length of the well-formed sequence at an offset, or 0. */
function utf8SequenceLength(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0;
  const second = bytes[at + 1] ?? 0;
  const continues = (offset: number) => ((bytes[at + offset] ?? 0) & 0xc0) === 0x80;
  if (first < 0x80) return 1;
  if (first >= 0xc2 && first <= 0xdf) return continues(1) ? 2 : 0;
  if (first >= 0xe0 && first <= 0xef) {
    const isOverlong = first === 0xe0 && second < 0xa0;
    const isSurrogate = first === 0xed && second > 0x9f;
    return continues(1) && continues(2) && !isOverlong && !isSurrogate ? 3 : 0;
  }
  if (first >= 0xf0 && first <= 0xf4) {
    const isOverlong = first === 0xf0 && second < 0x90;
    const isBeyondUnicode = first === 0xf4 && second > 0x8f;
    return continues(1) && continues(2) && continues(3) && !isOverlong && !isBeyondUnicode ? 4 : 0;
  }
  return 0;
}

/**
 * The offset of the first lone surrogate, or of a last byte that is half a unit; `high` is 0 if the high byte
 * comes first.
 */
function firstNonUtf16(bytes: Uint8Array, high: 0 | 1): number {
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    const unit = bytes[at + high] ?? 0;
    if (unit < 0xd8 || unit > 0xdf) continue;
    const next = bytes[at + 2 + high] ?? 0;
    if (unit >= 0xdc || next < 0xdc || next > 0xdf || at + 3 >= bytes.length) return at;
    at += 2;
  }
  return bytes.length - 1;
}
