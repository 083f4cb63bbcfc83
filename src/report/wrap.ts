import type { Language } from '../core/messages/language.ts';
import { withVisibleControls } from '../core/text/text.ts';
import { cellsOf } from './cells.ts';
import { inReadingOrder } from './reading-order.ts';
import type { Paint } from './rendered.ts';

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

/** The mark before a hint, which points in the reading direction, and the margin of the lines after it. */
const hintMarks: Readonly<Record<Language, { readonly mark: string; readonly margin: string }>> = {
  en: { mark: '→', margin: '  ' },
  ar: { mark: '←', margin: '' },
};

/** A hint with its mark, in lines below a message; each takes at most `width` cells. */
export function hintLines(
  hint: string,
  { language, paint }: { readonly language: Language; readonly paint: Paint },
  width = Number.POSITIVE_INFINITY,
): string[] {
  const { mark, margin } = hintMarks[language];
  return brokenLines(withVisibleControls(hint), width).map((line, index) =>
    index === 0
      ? `    ${inReadingOrder(`${paint.faint(mark)} ${line}`, language)}`
      : `    ${margin}${inReadingOrder(line, language)}`,
  );
}

/** The lines of a text, broken between words, each in the form for a terminal. */
export function wrapped(text: string, width: number, language: Language): string[] {
  return brokenLines(text, width).map((each) => inReadingOrder(each, language));
}
