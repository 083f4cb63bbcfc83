import { refuseTooLong, refuseTooMany } from './cardinality.ts';
import { type Effort, spendOnVisits } from './effort.ts';
import { DynamicError } from './errors.ts';
import { longestNative, matchesAsRun } from './linear-pattern.ts';
import { analysisOf } from './regex/analysis.ts';
import type { Match } from './regex/match.ts';
import type { Program } from './regex/program.ts';
import { type Search, searchIn } from './regex/search.ts';
import { invalidPattern, keepsCase, sourceOf } from './regex/source.ts';
import type { Integer } from './values/integer.ts';

/** A regular expression of XPath as one of JavaScript. */
export function compileRegex(pattern: string, flags: string): RegExp {
  if (!/^[smixq]*$/.test(flags))
    throw new DynamicError('FORX0001', `${JSON.stringify(flags)} are not valid flags`);
  const source = flags.includes('q')
    ? pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    : sourceOf(pattern, flags);
  const ignoreCase = flags.includes('i') && !keepsCase(pattern, flags) ? 'i' : '';
  try {
    return new RegExp(source, `v${ignoreCase}${flags.includes('m') ? 'm' : ''}`);
  } catch {
    throw invalidPattern(pattern);
  }
}

const known = new Map<string, RegExp>();
/** The expression of the last request, which rules mostly request again. */
let last: { readonly pattern: string; readonly flags: string; readonly regex: RegExp } | undefined;

/** Effort of translating a pattern, in units of a visited item: a constant, plus one for each character. */
const costOfPattern = 400;
const costOfPatternCharacter = 20;

/** A regular expression that is known only at run time. */
export function regexOf(of: Effort, pattern: string, flags = ''): RegExp {
  if (last?.pattern === pattern && last.flags === flags) return last.regex;
  const regex = knownRegex(of, pattern, flags);
  last = { pattern, flags, regex };
  return regex;
}

function knownRegex(of: Effort, pattern: string, flags: string): RegExp {
  const key = `${flags}/${pattern}`;
  let regex = known.get(key);
  if (regex === undefined) {
    spendOnVisits(of, costOfPattern + costOfPatternCharacter * pattern.length);
    regex = compileRegex(pattern, flags);
    // Patterns come from documents, so their number must be limited.
    if (known.size >= 100) known.clear();
    known.set(key, regex);
  }
  return regex;
}

/** A search that may try at most this many ways costs no more than a search for a word. */
const fewWays = 1000;

/** fn:matches with any pattern. */
export function finds(of: Effort, text: string | undefined, regex: RegExp): boolean {
  const given = text ?? '';
  if (isNative(of, given, regex)) return regex.test(given);
  return matchesAsRun(given, regex) ?? searchIn(of, programFor(of, regex), given, true)(0) !== undefined;
}

/** Tells whether `matches` can decide a pattern. */
export const isLinear = (regex: RegExp): boolean => analysisOf(regex).isLinear;

/** Tells whether a pattern may be refused on some texts. */
export const mayRefuse = (regex: RegExp): boolean =>
  !isLinear(regex) && analysisOf(regex).program() === undefined;

/**
 * Tells whether JavaScript's own matcher, which tries one way after another, may search a text: only if the ways
 * are few, or as long as few were tried.
 */
function isNative(of: Effort, text: string, regex: RegExp): boolean {
  const { isLinear, mostWays } = analysisOf(regex);
  if (text.length > longestNative) return false;
  if (isLinear) return true;
  const ways = mostWays(text.length);
  if (ways <= fewWays) return true;
  if (ways > of.uncountedWays) return false;
  of.uncountedWays -= ways;
  return true;
}

function programFor(of: Effort, regex: RegExp): Program {
  const program = analysisOf(regex).program(of);
  if (program === undefined)
    throw new DynamicError('FORX0002', `/${regex.source}/ repeats its parts more often than memory allows`);
  return program;
}

/** Calls a function with each match, one after another. */
function eachMatch(of: Effort, text: string, regex: RegExp, use: (match: Match) => void): void {
  if (analysisOf(regex).matchesEmpty)
    throw new DynamicError('FORX0003', `/${regex.source}/ matches the empty string`);
  let at = 0;
  const next = isNative(of, text, regex)
    ? nativeSearch(text, regex)
    : searchIn(of, programFor(of, regex), text);
  for (let match = next(at); match !== undefined; match = next(at)) {
    if (match.groups.length > 0) spendOnVisits(of, match.groups.length);
    use(match);
    at = match.end;
  }
}

const searches = new WeakMap<RegExp, RegExp>();

function nativeSearch(text: string, regex: RegExp): Search {
  let all = searches.get(regex);
  if (all === undefined) {
    all = new RegExp(regex.source, `${regex.flags}g`);
    searches.set(regex, all);
  }
  const searching = all;
  return (from) => {
    searching.lastIndex = from;
    const match = searching.exec(text);
    if (match === null) return undefined;
    const [{ length }, ...groups] = match;
    return { start: match.index, end: match.index + length, groups };
  };
}

export function tokenize(of: Effort, text: string | undefined, regex: RegExp): string[] {
  const given = text ?? '';
  const parts: string[] = [];
  let from = 0;
  eachMatch(of, given, regex, ({ start, end }) => {
    refuseTooMany(parts.length);
    parts.push(given.slice(from, start));
    from = end;
  });
  if (given !== '') parts.push(given.slice(from));
  return parts;
}

/** fn:replace; `$1` and `\$` in the replacement as XPath reads them. */
export function replace(
  of: Effort,
  text: string | undefined,
  regex: RegExp,
  replacement: string,
  literal = false,
): string {
  if (!literal && !/^(?:[^\\$]|\\[\\$]|\$[0-9])*$/.test(replacement)) {
    throw new DynamicError('FORX0004', `${JSON.stringify(replacement)} is not a valid replacement`);
  }
  const given = text ?? '';
  const isPlain = literal || !/[\\$]/.test(replacement);
  // Joined at the end: a text that grows part by part takes thirty times the memory.
  const parts: string[] = [];
  let length = 0;
  let from = 0;
  let notCounted = 0;
  eachMatch(of, given, regex, ({ start, end, groups }) => {
    const instead = isPlain ? replacement : expand(replacement, [given.slice(start, end), ...groups]);
    parts.push(given.slice(from, start), instead);
    length += start - from + instead.length;
    refuseTooLong(length);
    from = end;
    notCounted += instead.length;
    if (notCounted > lengthNotCounted) {
      spendOnVisits(of, notCounted);
      notCounted = 0;
    }
  });
  return from === 0 ? given : parts.join('') + given.slice(from);
}

/** Replacements up to this length are not counted. */
const lengthNotCounted = 100_000;

function expand(replacement: string, groups: readonly unknown[]): string {
  return replacement.replace(/\\([\\$])|\$([0-9]+)/g, (_, escaped?: string, digits = '') => {
    if (escaped !== undefined) return escaped;
    // The longest run of digits that is the number of a group; further digits are text.
    for (let length = digits.length; length > 0; length -= 1) {
      const number = Number(digits.slice(0, length));
      if (number < groups.length) return `${groups[number] ?? ''}${digits.slice(length)}`;
    }
    return digits.slice(1);
  });
}

/** A part of a text: a match of a pattern with its groups, or a part between matches. */
export interface AnalyzedPart {
  readonly text: string;
  /** The whole match first, then its groups; undefined for a part between matches. */
  readonly groups: readonly string[] | undefined;
}

/** xsl:analyze-string: the parts of a text in their order. */
export function analyzed(of: Effort, text: string, regex: RegExp): readonly AnalyzedPart[] {
  const parts: AnalyzedPart[] = [];
  let from = 0;
  const between = (to: number) => {
    if (to > from) parts.push({ text: text.slice(from, to), groups: undefined });
  };
  eachMatch(of, text, regex, ({ start, end, groups }) => {
    refuseTooMany(parts.length);
    between(start);
    const match = text.slice(start, end);
    parts.push({ text: match, groups: [match, ...groups.map((group) => group ?? '')] });
    from = end;
  });
  between(text.length);
  return parts;
}

/** regex-group(). */
export const groupMatched = (groups: readonly string[], number: Integer): string =>
  groups[Number(number)] ?? '';
