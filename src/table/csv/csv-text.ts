import { decodeStrictly, type Encoding } from 'schematron-compiler/xml-reader';
import { latinDigits } from '../../core/text/text.ts';
import type { Cell, Row } from '../cell.ts';
import { fail } from '../fault.ts';
import type { TableLimits } from '../limits.ts';

/** A CSV file as text, with the encoding in which it was written. */
export interface CsvText {
  readonly text: string;
  readonly encoding: Encoding;
}

/**
 * The text of a CSV file. Its encoding is found by the byte order mark; as UTF-16 if zeros show it; as UTF-8 if the
 * bytes are valid; otherwise the Windows encoding, Arabic or Western European, in which more of it reads as words.
 */
export function csvText(bytes: Uint8Array): CsvText {
  const marked = unicodeEncoding(bytes);
  if (marked !== undefined) return decoded(bytes, marked);
  const utf8 = decodeStrictly(bytes, 'UTF-8');
  if ('text' in utf8) return { text: withoutMark(utf8.text), encoding: 'UTF-8' };
  return decoded(bytes, isArabic(bytes) ? 'windows-1256' : 'windows-1252');
}

function decoded(bytes: Uint8Array, encoding: Encoding): CsvText {
  const read = decodeStrictly(bytes, encoding);
  if ('text' in read) return { text: withoutMark(read.text), encoding };
  return fail('wrongByte', { encoding, byte: hexadecimal(bytes[read.offset] ?? 0), offset: read.offset });
}

function hexadecimal(byte: number): string {
  return `0x${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

function withoutMark(text: string): string {
  return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
}

function unicodeEncoding(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return 'UTF-16LE';
  if (first === 0xfe && second === 0xff) return 'UTF-16BE';
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8';
  // The heads of a table are US-ASCII or Arabic, whose characters have 0 or 6 as their other byte.
  const start = bytes.subarray(0, 2000);
  const zeros = [0, 1].map((parity) => start.filter((byte, at) => at % 2 === parity && byte === 0).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 8 && odd > even) return 'UTF-16LE';
  return even > start.length / 8 && even > odd ? 'UTF-16BE' : undefined;
}

/** In windows-1256, letters stand together; in windows-1252, an accented letter stands alone. */
function isArabic(bytes: Uint8Array): boolean {
  let beside = 0;
  let alone = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0xc0) continue;
    const isBeside = (bytes[at + 1] ?? 0) >= 0xc0 || (bytes[at - 1] ?? 0) >= 0xc0;
    if (isBeside) beside += 1;
    else alone += 1;
  }
  return beside > alone;
}

const separators = [',', ';', '\t', '|'] as const;
export type Separator = (typeof separators)[number];

const lookedAt = 50;

/** The separator: from `sep=;` in the first line, or the one that divides most lines alike. */
export function separatorOf(text: string): { readonly separator: Separator; readonly start: number } {
  const [said, named] = /^sep=([,;\t|])(?:\r\n|\r|\n|$)/.exec(text) ?? [];
  const known = separators.find((each) => each === named);
  if (known !== undefined) return { separator: known, start: said?.length ?? 0 };
  const lines = linesWithoutQuoted(text.slice(0, 100_000));
  const scored = separators.map((separator) => ({ separator, score: scoreOf(lines, separator) }));
  const [best] = scored.toSorted((one, other) => other.score - one.score);
  return { separator: best !== undefined && best.score > 0 ? best.separator : ',', start: 0 };
}

function linesWithoutQuoted(text: string): string[] {
  const bare = text.replace(/"(?:[^"]|"")*"/g, '""');
  return bare
    .split(/\r\n?|\n/, lookedAt)
    .filter((line) => line.trim() !== '')
    .map(latinDigits);
}

/** The most columns that a separator makes, counted once for each line that has as many. */
function scoreOf(lines: readonly string[], separator: Separator): number {
  const counts = lines.map((line) => line.split(separator).length - 1);
  const most = Math.max(0, ...counts);
  return most * counts.filter((count) => count === most).length;
}

/**
 * The rows of a CSV text (RFC 4180), with any separator and line ends, including mixed ones. A quotation mark has a
 * special meaning only at the start of a field. A row counts as one even if its text spans several lines.
 */
export function* csvRows(
  text: string,
  separator: string,
  start: number,
  limits: TableLimits,
): Generator<Row> {
  let at = start;
  let number = start > 0 ? 1 : 0;
  while (at < text.length) {
    number += 1;
    if (number > limits.rows) fail('tooManyRows', { most: limits.rows });
    const cells: (Cell | undefined)[] = [];
    for (let column = 0; ; column += 1) {
      const { value, next } = fieldAt(text, at, separator, number);
      if (value.length > limits.cellLength)
        fail('cellTooLong', { row: number, column: column + 1, most: limits.cellLength });
      if (value.trim() !== '') {
        if (column >= limits.columns) fail('tooManyColumns', { most: limits.columns, row: number });
        cells[column] = { kind: 'text', text: value };
      }
      at = next;
      if (text[at] !== separator) break;
      at += 1;
    }
    at = text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
    if (cells.length > 0) yield { number, cells };
  }
}

interface Field {
  readonly value: string;
  readonly next: number;
}

function fieldAt(text: string, at: number, separator: string, row: number): Field {
  if (text[at] !== '"') {
    const next = endOfField(text, at, separator);
    return { value: text.slice(at, next), next };
  }
  let value = '';
  let from = at + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return fail('quoteNotClosed', { row });
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') {
      // As in spreadsheets, text after the closing mark belongs to the field.
      const next = endOfField(text, quote + 1, separator);
      return { value: value + text.slice(quote + 1, next), next };
    }
    value += '"';
    from = quote + 2;
  }
}

function endOfField(text: string, from: number, separator: string): number {
  let at = from;
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
  return at;
}
