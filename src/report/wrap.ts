import type { Language } from '../core/messages/language.ts';
import { cellsOf } from './cells.ts';
import { inReadingOrder } from './reading-order.ts';

/** The lines of a text, broken between words. Each takes at most the given number of cells, unless a word is longer. */
export function brokenLines(text: string, width: number): string[] {
  if (width === Number.POSITIVE_INFINITY) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && cellsOf(line) + 1 + cellsOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The lines of a text, broken between words, each in the form for a terminal. */
export function wrapped(text: string, width: number, language: Language): string[] {
  return brokenLines(text, width).map((each) => inReadingOrder(each, language));
}
