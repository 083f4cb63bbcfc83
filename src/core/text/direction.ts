import type { Language } from '../messages/language.ts';

/** Letters of scripts that are written from right to left, with their marks, signs and digits. */
const letters = ['Arabic', 'Hebrew', 'Syriac', 'Thaana', 'Nko'].map((name) => `\\p{scx=${name}}`).join('');
const colour = '\\u001b\\[\\d+m';

const anyRightToLeft = new RegExp(`[${letters}]`, 'u');
/** From a right-to-left letter to the last one before any Latin letter. */
const rightToLeftRun = new RegExp(`[${letters}](?:[^\\p{Script=Latin}\\u001b]*[${letters}])?`, 'gu');
/** A run of Arabic letters within one part of a path. */
export const nameRun = new RegExp(
  `[${letters}](?:[^\\p{Script=Latin}\\u001b/\\\\]*[${letters}\\p{N}])?`,
  'gu',
);
/** Splits a sentence into words, at odd indexes, and separators. */
const words = /([^\s\p{Cc}،؛؟«»]+)/u;
/** A name beside a letter of the other direction: `in/م`, `فاتورة.json`, `lines[0].اللون`. */
const mixedPath = new RegExp(
  `[\\p{Script=Latin}\\]][/\\\\.][${letters}]|[${letters}][/\\\\.]\\p{Script=Latin}`,
  'u',
);
/** Does not cross the dot between the parts of a line. */
const otherRun = new RegExp(`${colour}|[^\\s\\u001b\\u200f·${letters}][^\\u001b\\u200f·${letters}]*`, 'gu');

/** Tells whether a text has letters that are written from right to left. */
export function isRightToLeft(text: string): boolean {
  return anyRightToLeft.test(text);
}

/** A part of a sentence, and whether its direction differs from the sentence's. */
type Part = readonly [text: string, isOther: boolean];

/** Returns the parts of a sentence; those at odd positions, such as paths in Arabic, run the other way. */
export function partsByDirection(text: string, language: Language): readonly string[] {
  if (!isRightToLeft(text)) return [text];
  const list = [''];
  for (const [part, isOther] of aroundPaths(text, language)) {
    if (isOther) list.push(part, '');
    else list.push(`${list.pop()}${part}`);
  }
  return list;
}

/** Returns parts as markup, if a part would otherwise lose its order. A date and time in words has its own marks. */
export function markedParts(text: string, language: Language): readonly string[] {
  if (/[\u200e\u200f]/.test(text)) return [text];
  const parts = partsByDirection(text, language);
  if (language !== 'ar') return parts;
  const list = [''];
  for (const [at, part] of parts.entries()) {
    if (at % 2 === 0 || keepsItsOrder(part)) list.push(`${list.pop()}${part}`);
    else list.push(part, '');
  }
  return list;
}

/** Tells whether brackets keep their order: between Latin letters, and in a number, a time or a date with slashes. */
function keepsItsOrder(bracketed: string): boolean {
  const [, part = bracketed] = /^[("«]([^()"«»]*)[)"»]$/.exec(bracketed) ?? [];
  return /^\p{Script=Latin}(?:.*[\p{Script=Latin}\p{Nd}])?$/su.test(part) || /^\d+(?:[.,:/]\d+)*$/.test(part);
}

/** Paths with letters of both directions are separated from the rest. */
function aroundPaths(text: string, language: Language): Part[] {
  const [ofPath, ofOthers] =
    language === 'ar'
      ? [(path: string): Part[] => [[path, true]], leftToRightRuns]
      : [runsOf(nameRun), runsOf(rightToLeftRun)];
  if (!mixedPath.test(text)) return ofOthers(text);
  const parts: Part[] = [];
  let others = '';
  for (const word of text.split(words)) {
    if (!mixedPath.test(word)) {
      others += word;
      continue;
    }
    const path = withoutPunctuation(word);
    const [before = '', after = ''] = word.split(path);
    parts.push(...ofOthers(others + before), ...ofPath(path));
    others = after;
  }
  return [...parts, ...ofOthers(others)];
}

function runsOf(run: RegExp): (text: string) => Part[] {
  return (text) => splitBy(run, text, (found) => [[found, true]]);
}

/** The text between Arabic words, except for the punctuation of the sentence. */
function leftToRightRuns(text: string): Part[] {
  return splitBy(otherRun, text, (run) => (run.startsWith('\u001b') ? [[run, false]] : partsOfRun(run)));
}

function splitBy(run: RegExp, text: string, partsOf: (found: string) => Part[]): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(run)) {
    parts.push([text.slice(end, index), false], ...partsOf(found));
    end = index + found.length;
  }
  return [...parts, [text.slice(end), false]];
}

/** A name before a colon is a separate part: after it, the Arabic sentence continues. */
function partsOfRun(run: string): Part[] {
  const name = nameBeforeColon(withoutPunctuation(run));
  if (name === '') return wordsIn(run);
  const from = run.indexOf(name);
  return [[run.slice(0, from), false], [name, true], ...wordsIn(run.slice(from + name.length))];
}

function wordsIn(run: string): Part[] {
  const kept = withoutPunctuation(run);
  if (!/[\p{L}\p{N}]/u.test(kept)) return [[run, false]];
  const from = run.indexOf(kept);
  const after = from + kept.length;
  const [stop = ''] = isSentence(kept) ? (/^[.!?]+(?!\S)/.exec(run.slice(after)) ?? []) : [];
  return [
    [run.slice(0, from), false],
    [kept + stop, true],
    [run.slice(after + stop.length), false],
  ];
}

/** An id, a number or a path before a colon. */
function nameBeforeColon(text: string): string {
  const name = text.slice(0, Math.max(0, text.search(/:\s/)));
  return /^[\w.:/[\]-]+$/.test(name) && /[\d.[/]/.test(name) ? name : '';
}

/** Tells whether a text is a sentence of another language: names have few short words. */
function isSentence(text: string): boolean {
  return [...text.matchAll(/(?<![^\s])[a-z]+(?=[\s,;:])/g)].length >= 3;
}

const partners: Readonly<Record<string, string>> = { '(': ')', ')': '(', '«': '»', '»': '«', '"': '"' };

/** A run without punctuation, blanks and unmatched brackets at its ends, in one pass from each end. */
function withoutPunctuation(run: string): string {
  let [from, to] = [0, run.length];
  /** The rest of a run only becomes shorter, so an unmatched bracket stays unmatched. */
  const alone = new Set<string>();
  const isAlone = (mark: string, rest: string): boolean => {
    const partner = partners[mark];
    if (partner !== undefined && !alone.has(mark) && !rest.includes(partner)) alone.add(mark);
    return alone.has(mark);
  };
  let surplus: number | undefined;
  for (;;) {
    while (from < to && (/[\s:!)»]/.test(run.charAt(from)) || /^[.-]\s/.test(run.slice(from, from + 2))))
      from += 1;
    while (from < to && /[\s.:!(«]/.test(run.charAt(to - 1))) to -= 1;
    if (from < to && isAlone(run.charAt(from), run.slice(from + 1, to))) from += 1;
    else if (from < to && isAlone(run.charAt(to - 1), run.slice(from, to - 1))) to -= 1;
    else if (from < to && run[from] === '(' && run[to - 1] === ')') {
      // The last bracket of `(SEPA))` belongs to the sentence; the one in `count(a))` is a quoted mistake.
      const text = run.slice(from, to);
      surplus ??= text.split(')').length - text.split('(').length;
      if (surplus <= 0) return run.slice(from, to);
      surplus -= 1;
      to -= 1;
    } else return run.slice(from, to);
  }
}
