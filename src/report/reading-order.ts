import type { Language } from '../core/messages/language.ts';

const [leftToRight, rightToLeft, end] = ['\u2066', '\u2067', '\u2069'];
/** Tells a terminal that orders text by direction that a line, or what follows, reads from left to right. */
export const leftToRightMark = '\u200e';

/** Letters of scripts that are written from right to left, with their marks, signs and digits. */
const letters = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko'].map((name) => `\\p{scx=${name}}`).join('');
const colour = '\\u001b\\[\\d+m';

const anyRightToLeft = new RegExp(`[${letters}]`, 'u');
/** From a right-to-left letter to the last one before anything Latin. */
const rightToLeftRun = new RegExp(`[${letters}](?:[^\\p{Script=Latin}\\u001b]*[${letters}])?`, 'gu');
/** Does not cross the dot between the parts of a line. */
const otherRun = new RegExp(`${colour}|[^\\s\\u001b\\u200f·${letters}][^\\u001b\\u200f·${letters}]*`, 'gu');

/** Whether a text has letters that are written from right to left. */
export function isRightToLeft(text: string): boolean {
  return anyRightToLeft.test(text);
}

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
  if (language !== 'ar') return text.replace(rightToLeftRun, (run) => `${rightToLeft}${run}${end}`);
  const sentence = text.replace(otherRun, (run) => (run.startsWith('\u001b') ? run : isolated(run)));
  return `${leftToRightMark}${rightToLeft}${sentence}${end}`;
}

/** The text between Arabic words in its own order, except for the punctuation of the sentence. */
function isolated(run: string): string {
  const kept = withoutPunctuation(run);
  return /[\p{L}\p{N}]/u.test(kept) ? run.replace(kept, () => `${leftToRight}${kept}${end}`) : run;
}

/** A run without punctuation, blanks and unmatched brackets at its ends; one pass from each end. */
function withoutPunctuation(run: string): string {
  let [from, to] = [0, run.length];
  let isUnopened = false;
  let isUnclosed = false;
  for (;;) {
    while (from < to && (/[\s:!)»]/.test(run.charAt(from)) || /^[.-]\s/.test(run.slice(from, from + 2))))
      from += 1;
    while (from < to && /[\s.:!(«]/.test(run.charAt(to - 1))) to -= 1;
    const opens = /[("]/.test(run.charAt(from));
    const closes = /[)"]/.test(run.charAt(to - 1));
    // The rest of a run only becomes shorter: a partner missing once stays missing.
    isUnclosed ||= opens && !/[)"]/.test(run.slice(from + 1, to));
    isUnopened ||= closes && !/[("]/.test(run.slice(from, to - 1));
    if (from < to && opens && isUnclosed) from += 1;
    else if (from < to && closes && isUnopened) to -= 1;
    else return run.slice(from, to);
  }
}
