import type { Language } from '../core/messages/language.ts';
import { isRightToLeft, nameRun, partsByDirection } from '../core/text/direction.ts';

const [leftToRight, rightToLeft, ownOrder, end] = ['\u2066', '\u2067', '\u2068', '\u2069'];
/** Tells a terminal that orders text by direction that a line, or what follows, reads from left to right. */
export const leftToRightMark = '\u200e';
/** Ends, within an Arabic line, text that reads from left to right: what follows stands to its left. */
export const rightToLeftMark = '\u200f';

/** A text of JSON or XML: from one quote or tag to the next, without blanks at its ends. */
const quotedText = /[^\s"'<>](?:[^"'<>]*[^\s"'<>])?/gu;

/**
 * A text in a line that reads from left to right, for terminals that order characters by direction: an Arabic
 * sentence keeps its order and position, and so do the paths, codes, dates and numbers in it. A text without
 * right-to-left letters is unchanged.
 *
 * @example
 * ```ts
 * console.log(inReadingOrder('not valid', 'en'), inReadingOrder('غير صالح', 'ar').length); // not valid 11
 * ```
 */
export function inReadingOrder(text: string, language: Language): string {
  if (!isRightToLeft(text)) return text;
  const parts = partsByDirection(text, language);
  if (language !== 'ar')
    return parts.map((part, at) => (at % 2 === 0 ? part : `${rightToLeft}${part}${end}`)).join('');
  const sentence = parts
    .map((part, at) => (at % 2 === 0 ? part : `${leftToRight}${nameInOrder(part)}${end}`))
    .join('');
  return `${leftToRightMark}${rightToLeft}${sentence}${end}`;
}

/** A file name or path in a line that reads from left to right, with Arabic parts where they belong. */
export function nameInOrder(name: string): string {
  return name.replace(nameRun, (run) => `${rightToLeft}${run}${end}`);
}

/** A line of JSON or XML, each Arabic text in it in its own order. */
export function textsInOrder(line: string): string {
  if (!isRightToLeft(line)) return line;
  return line.replace(quotedText, (text) => (isRightToLeft(text) ? `${ownOrder}${text}${end}` : text));
}
