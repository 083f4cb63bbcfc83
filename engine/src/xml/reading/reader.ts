import type { Phrase } from '../../text/phrase.ts';
import { codePointName } from '../../text/shortened.ts';
import reasons from '../messages/xml-syntax.json' with { type: 'json' };
import { illegalCharacters, isUsual } from '../xml-characters.ts';

/** Limits of an XML document. */
export interface ParseLimits {
  readonly maxCharacters: number;
  /** The greatest depth of nested elements. */
  readonly maxNesting: number;
  /** The greatest number of attributes of one element. */
  readonly maxAttributes: number;
}

/** A text that is being read, and the position in it. */
export interface Reader {
  /** The text with line breaks as XML reads them, without a byte order mark. */
  readonly text: string;
  readonly limits: ParseLimits;
  at: number;
}

/** The reason and place of a text that is not well-formed, or the limit that it exceeds. */
export class XmlError {
  readonly reason: Phrase;
  readonly at: number;
  readonly limit: keyof ParseLimits | null;

  constructor(reason: Phrase, at: number, limit: keyof ParseLimits | null) {
    this.reason = reason;
    this.at = at;
    this.limit = limit;
  }
}

export function createReader(text: string, limits: ParseLimits): Reader {
  const unmarked = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  return { text: withLineFeeds(unmarked), limits, at: 0 };
}

/** The text with line breaks in the form that XML prescribes. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/** The name of an entry of `messages/xml-syntax.json`. */
type Reason = keyof typeof reasons;

export function fail(reason: Reason, at: number, values?: Phrase['values']): never {
  throw new XmlError({ phrase: reasons[reason], values }, at, null);
}

export function exceeds(
  limit: keyof ParseLimits,
  reason: Reason,
  at: number,
  values: Phrase['values'],
): never {
  throw new XmlError({ phrase: reasons[reason], values }, at, limit);
}

export function positionIn({ text }: Reader, at: number): { line: number; column: number } {
  const before = text.slice(0, at);
  return { line: before.split('\n').length, column: at - before.lastIndexOf('\n') };
}

/**
 * Throws if a part of the document, which begins at `start`, has an illegal character; known tags and white space
 * need no such check.
 */
export function refuseIllegalCharacters(part: string, start: number): void {
  if (isUsual(part)) return;
  const at = part.search(illegalCharacters);
  if (at >= 0) fail('illegalCharacter', start + at, { character: codePointName(part.charAt(at)) });
}

export function skipSpace(reader: Reader): void {
  const { text } = reader;
  while (isSpace(text.charCodeAt(reader.at))) reader.at += 1;
}

export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 13;
}

/** The Basic Latin characters that names may contain; other characters are checked with the whole name. */
const nameCharacters = /* @__PURE__ */ marked(
  '-.:_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
);

/** A table of the Basic Latin characters, with 1 for each character of a text. */
function marked(characters: string): Uint8Array {
  const table = new Uint8Array(128);
  for (const character of characters) table[character.charCodeAt(0)] = 1;
  return table;
}

/** Takes characters that may be a name; empty if no name begins here. */
export function takeName(reader: Reader): string {
  const { text } = reader;
  const start = reader.at;
  let at = start;
  for (let code = text.charCodeAt(at); code > 127 || nameCharacters[code] === 1; code = text.charCodeAt(at))
    at += 1;
  reader.at = at;
  return text.slice(start, at);
}

/** Skips the comment that begins at the reader's position, and returns its text. */
export function skipComment(reader: Reader): string {
  const start = reader.at;
  const end = reader.text.indexOf('--', start + 4);
  if (end < 0) fail('commentNotClosed', start);
  if (reader.text.charAt(end + 2) !== '>') fail('hyphensInComment', end);
  reader.at = end + 3;
  const text = reader.text.slice(start + 4, end);
  refuseIllegalCharacters(text, start + 4);
  return text;
}

const target = /^[\p{L}_][\p{L}\p{M}\p{N}_.\-·]*$/u;

/** Skips the processing instruction that begins at the reader's position, and returns its target and text. */
export function skipInstruction(reader: Reader): readonly [target: string, text: string] {
  const start = reader.at;
  reader.at += 2;
  const name = takeName(reader);
  if (!target.test(name)) fail('instructionWithoutName', start);
  if (name.toLowerCase() === 'xml') fail('declarationNotFirst', start);
  const { text } = reader;
  if (!text.startsWith('?>', reader.at) && !isSpace(text.charCodeAt(reader.at))) {
    fail('spaceAfterInstructionName', reader.at);
  }
  const from = reader.at;
  const end = text.indexOf('?>', from);
  if (end < 0) fail('instructionNotClosed', start);
  reader.at = end + 2;
  const content = text.slice(from, end);
  refuseIllegalCharacters(content, from);
  return [name, content.trimStart()];
}
