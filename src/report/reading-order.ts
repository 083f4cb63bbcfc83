import type { Language } from '../core/messages/language.ts';

const [leftToRight, rightToLeft, ownOrder, end] = ['\u2066', '\u2067', '\u2068', '\u2069'];
/** Tells a terminal that orders text by direction that a line, or what follows, reads from left to right. */
export const leftToRightMark = '\u200e';
/** Ends, within an Arabic line, text that reads from left to right: what follows stands to its left. */
export const rightToLeftMark = '\u200f';

/** Letters of scripts that are written from right to left, with their marks, signs and digits. */
const letters = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko'].map((name) => `\\p{scx=${name}}`).join('');
const colour = '\\u001b\\[\\d+m';

const anyRightToLeft = new RegExp(`[${letters}]`, 'u');
/** From a right-to-left letter to the last one before anything Latin. */
const rightToLeftRun = new RegExp(`[${letters}](?:[^\\p{Script=Latin}\\u001b]*[${letters}])?`, 'gu');
/** A run of Arabic letters within one part of a path. */
const nameRun = new RegExp(`[${letters}](?:[^\\p{Script=Latin}\\u001b/\\\\]*[${letters}\\p{N}])?`, 'gu');
/** A text of JSON or XML: from one quote or tag to the next, without blanks at its ends. */
const quotedText = /[^\s"'<>](?:[^"'<>]*[^\s"'<>])?/gu;
/** Splits a sentence at its words, which stand at the odd places. */
const words = /([^\s\p{Cc}،؛؟«»]+)/u;
/** A name next to a letter of the other direction: `in/م`, `فاتورة.json`, `lines[0].اللون`. */
const mixedPath = new RegExp(
  `[\\p{Script=Latin}\\]][/\\\\.][${letters}]|[${letters}][/\\\\.]\\p{Script=Latin}`,
  'u',
);
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
  if (language !== 'ar')
    return aroundPaths(text, nameInOrder, (others) =>
      others.replace(rightToLeftRun, (run) => `${rightToLeft}${run}${end}`),
    );
  const sentence = aroundPaths(text, pathInArabic, (others) =>
    others.replace(otherRun, (run) => (run.startsWith('\u001b') ? run : isolated(run))),
  );
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

/** A sentence whose paths of both directions are written in one way, and all other text in another. */
function aroundPaths(
  text: string,
  ofPath: (path: string) => string,
  ofOthers: (others: string) => string,
): string {
  if (!mixedPath.test(text)) return ofOthers(text);
  let [written, others] = ['', ''];
  for (const word of text.split(words)) {
    if (!mixedPath.test(word)) {
      others += word;
      continue;
    }
    const path = withoutPunctuation(word);
    const [before = '', after = ''] = word.split(path);
    written += `${ofOthers(others + before)}${ofPath(path)}`;
    others = after;
  }
  return `${written}${ofOthers(others)}`;
}

const pathInArabic = (path: string) => `${leftToRight}${nameInOrder(path)}${end}`;

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
  let surplus: number | undefined;
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
    else if (from < to && run[from] === '(' && run[to - 1] === ')') {
      // The last bracket of `(SEPA))` closes one of the sentence; that of `count(a))` is a mistake quoted.
      surplus ??= surplusClosing(run.slice(from, to));
      if (surplus <= 0) return run.slice(from, to);
      surplus -= 1;
      to -= 1;
    } else return run.slice(from, to);
  }
}

/** How many more brackets a text closes than it opens. */
function surplusClosing(text: string): number {
  return text.split(')').length - text.split('(').length;
}
