import type { Language } from '../core/language.ts';
import { cellsOf } from '../report/cells.ts';
import { inReadingOrder } from '../report/reading-order.ts';

/** The lines of a text, broken between words, each in the form for a terminal. */
export function wrapped(text: string, width: number, language: Language): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && cellsOf(line) + 1 + cellsOf(word) > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((each) => inReadingOrder(each, language));
}
