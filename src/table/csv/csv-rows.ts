import type { Cell, Row } from '../cell.ts';
import { fail } from '../fault.ts';
import type { TableLimits } from '../limits.ts';

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
    at = afterLineEnd(text, at);
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

function afterLineEnd(text: string, at: number): number {
  return text[at] === '\r' && text[at + 1] === '\n' ? at + 2 : at + 1;
}
