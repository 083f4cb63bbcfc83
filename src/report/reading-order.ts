import type { Values } from '../core/findings/finding.ts';
import type { Language, Localised } from '../core/messages/language.ts';
import { fill } from '../core/messages/message.ts';
import { isRightToLeft, nameRun, partsByDirection } from '../core/text/direction.ts';
import { withVisibleControls } from '../core/text/text.ts';

const [leftToRight, rightToLeft, ownOrder, end] = ['\u2066', '\u2067', '\u2068', '\u2069'];
/** Makes a terminal that orders text by direction read a line, or its rest, from left to right. */
export const leftToRightMark = '\u200e';
/** Ends a left-to-right text within an Arabic line: the next text stands to its left. */
export const rightToLeftMark = '\u200f';

/** A text of JSON or XML: from one quote or tag to the next, without blanks at its ends. */
const quotedText = /[^\s"'<>](?:[^"'<>]*[^\s"'<>])?/gu;

/**
 * A text in a line that reads from left to right, for terminals that order characters by direction: an Arabic
 * sentence keeps its order and position, and so do the paths, codes, dates and numbers in it. A text without
 * right-to-left letters is unchanged.
 */
export function inReadingOrder(text: string, language: Language): string {
  if (!isRightToLeft(text)) return text;
  const sentence = aroundCopies(text)
    .map((part, at) => (at % 2 === 0 ? sentenceInOrder(part, language) : copyInOrder(part, language)))
    .join('');
  return language === 'ar' ? `${leftToRightMark}${rightToLeft}${sentence}${end}` : sentence;
}

/** A text with its values as a line of a terminal: controls are visible, and the parts in reading order. */
export function terminalLine(text: Localised, language: Language, values: Values = {}): string {
  return inReadingOrder(withVisibleControls(fill(text, language, values)), language);
}

/** The parts of a sentence, each in its own direction. */
function sentenceInOrder(text: string, language: Language): string {
  const inIsolate =
    language === 'ar'
      ? (part: string) => `${leftToRight}${nameInOrder(part)}${end}`
      : (part: string) => `${rightToLeft}${part}${end}`;
  return partsByDirection(text, language)
    .map((part, at) => (at % 2 === 0 ? part : inIsolate(part)))
    .join('');
}

/** A member of JSON, or a text in quotes: copying the text between two quotes must not copy marks. */
const toCopy = /("[^"\n]*": (?:\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|"[^"\n]*"|\w+)|"[^"\n]*")/;

/** A text to copy, with marks only around its quotes; a member of JSON reads from left to right. */
function copyInOrder(copied: string, language: Language): string {
  const inOrder = copied.replaceAll(/"[^"]*"/g, (text) =>
    isRightToLeft(text) ? `${ownOrder}${text}${end}` : text,
  );
  return language === 'ar' && copied.includes('": ') ? `${leftToRight}${inOrder}${end}` : inOrder;
}

/** A text in parts; odd indexes hold texts to copy with right-to-left letters. */
function aroundCopies(text: string): string[] {
  const parts = [''];
  for (const [at, part] of text.split(toCopy).entries()) {
    if (at % 2 === 1 && isRightToLeft(part)) parts.push(part, '');
    else parts.push(`${parts.pop()}${part}`);
  }
  return parts;
}

/** A file name or path in a line that reads from left to right, with Arabic parts where they belong. */
export function nameInOrder(name: string): string {
  return name.replace(nameRun, (run) => `${rightToLeft}${run}${end}`);
}

/** A line of JSON or XML in which each Arabic text has its own order. */
export function textsInOrder(line: string): string {
  if (!isRightToLeft(line)) return line;
  return line.replace(quotedText, (text) => (isRightToLeft(text) ? `${ownOrder}${text}${end}` : text));
}
