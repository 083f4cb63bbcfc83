import { fail, type Reader, refuseIllegalCharacters } from './reader.ts';
import { decode } from './references.ts';

const longestBlank = 64;

/** The white space that indents elements, by its length: equal texts are one string object. */
const blanks = /* @__PURE__ */ indentations();

function indentations(): readonly (readonly string[])[] {
  return [' ', '\t'].map((indent) =>
    Array.from({ length: longestBlank + 1 }, (_, length) =>
      length === 0 ? '' : ['\n', indent.repeat(length - 1)].join(''),
    ),
  );
}

/** The shared string for an empty text or an indentation; otherwise undefined. */
export function sharedBlank(text: string): string | undefined {
  return blankIn(text, 0, text.length);
}

/** Takes the text up to an offset. */
export function takeText(reader: Reader, end: number): string {
  const { text, at } = reader;
  const blank = text.charCodeAt(at) === 10 ? blankIn(text, at, end - at) : undefined;
  return blank ?? decodeText(reader, end);
}

/** The shared string for the white space of a given length at an offset, if it is an indentation. */
function blankIn(text: string, at: number, length: number): string | undefined {
  if (length > longestBlank) return undefined;
  for (const indents of blanks) {
    const indent = indents[length] as string;
    if (text.startsWith(indent, at)) return indent;
  }
  return undefined;
}

function decodeText(reader: Reader, end: number): string {
  const raw = reader.text.slice(reader.at, end);
  refuseIllegalCharacters(raw, reader.at);
  const closing = raw.indexOf(']]>');
  if (closing >= 0) fail('endOfCharacterDataInText', reader.at + closing);
  return raw.includes('&') ? decode(raw, reader.at) : raw;
}

const longestPlain = 64;

/** Offset at which text that needs no decoding ends, which is usually the next tag. */
export function plainTextEnd(text: string, from: number): number {
  const most = from + longestPlain;
  let at = from;
  while (at < most && isPlain(text.charCodeAt(at))) at += 1;
  return at;
}

/**
 * Tells whether a character is neither a control character nor a surrogate, and begins no markup, no reference and no
 * end of character data.
 */
function isPlain(code: number): boolean {
  return code >= 0x20 && code < 0xd800 && code !== 0x3c && code !== 0x26 && code !== 0x5d;
}

export function takeCharacterData(reader: Reader): string {
  const start = reader.at + '<![CDATA['.length;
  const end = reader.text.indexOf(']]>', start);
  if (end < 0) fail('characterDataNotClosed', reader.at);
  reader.at = end + 3;
  const data = reader.text.slice(start, end);
  refuseIllegalCharacters(data, start);
  return data;
}
