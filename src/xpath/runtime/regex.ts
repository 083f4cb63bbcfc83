import { oneTooMany, refuseTooMany } from './cardinality.ts';
import { type Effort, spendOnVisits } from './effort.ts';
import { DynamicError } from './errors.ts';
import { type Analysis, analyse } from './regex/analysis.ts';
import { invalidPattern, keepsCase, sourceOf } from './regex/source.ts';

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

/** A regular expression that was translated when the rules were compiled. */
export const nativeRegex = (source: string, flags: string): RegExp => new RegExp(source, flags);

const known = new Map<string, RegExp>();
/** The expression that was asked for last, which rules mostly ask for again. */
let last: { readonly pattern: string; readonly flags: string; readonly regex: RegExp } | undefined;

/** A regular expression that is known only at run time. */
export function regexOf(pattern: string, flags = ''): RegExp {
  if (last?.pattern === pattern && last.flags === flags) return last.regex;
  const regex = knownRegex(pattern, flags);
  last = { pattern, flags, regex };
  return regex;
}

function knownRegex(pattern: string, flags: string): RegExp {
  const key = `${flags}/${pattern}`;
  let regex = known.get(key);
  if (regex === undefined) {
    regex = compileRegex(pattern, flags);
    // Patterns come from documents, so their number must be limited.
    if (known.size >= 100) known.clear();
    known.set(key, regex);
  }
  return regex;
}

const analyses = new WeakMap<RegExp, Analysis>();

function analysisOf(regex: RegExp): Analysis {
  let analysis = analyses.get(regex);
  if (analysis === undefined) {
    analysis = analyse(regex.source, regex.flags);
    analyses.set(regex, analysis);
  }
  return analysis;
}

/** Up to this length a text costs JavaScript's matcher little, for any pattern without nested repetition. */
const longestQuick = 1000;

/**
 * JavaScript's matcher remembers each character of a repetition, and runs out of memory beyond some millions.
 */
const longestLinear = 1_000_000;

/** fn:matches, in linear time: JavaScript tries all ways through a pattern, which can be too many. */
export function matches(text: string | undefined, regex: RegExp): boolean {
  const given = text ?? '';
  const analysis = analysisOf(regex);
  if (given.length <= (analysis.isLinear ? longestLinear : longestQuick) && !analysis.backtracks)
    return regex.test(given);
  const matcher = analysis.matcher();
  if (matcher !== undefined) return matcher.matches(given);
  return withinLimit(given, regex).test(given);
}

/** Whether there are texts on which `matches` refuses a pattern. */
export function mayRefuse(regex: RegExp): boolean {
  const { backtracks, matcher } = analysisOf(regex);
  return backtracks && matcher() === undefined;
}

/** Up to this many characters, even a pattern whose ways double is fast enough. */
const longestBacktracked = 24;

/** Refuses a match that could take practically forever. */
function withinLimit(text: string, regex: RegExp): RegExp {
  if (analysisOf(regex).backtracks && text.length > longestBacktracked)
    throw new DynamicError(
      'FORX0002',
      `/${regex.source}/ could try too many ways through a text of ${text.length} characters`,
    );
  return regex;
}

export function tokenize(text: string | undefined, regex: RegExp): string[] {
  refuseEmptyMatch(regex);
  if (text === undefined || text === '') return [];
  withinLimit(text, regex);
  const parts = text.split(withoutGroups(regex), oneTooMany);
  refuseTooMany(parts.length);
  return parts;
}

const splitters = new WeakMap<RegExp, RegExp>();

/** `split` would add the text of each group to its result. */
function withoutGroups(regex: RegExp): RegExp {
  let splitter = splitters.get(regex);
  if (splitter === undefined) {
    splitter = new RegExp(withoutCapture(regex.source), regex.flags);
    splitters.set(regex, splitter);
  }
  return splitter;
}

function withoutCapture(source: string): string {
  // A back reference needs its group; splitting on one is not supported.
  if (/(?<!\\)(?:\\\\)*\\[1-9]/.test(source))
    throw new DynamicError('FORX0002', 'back references in tokenize()');
  let depth = 0;
  let result = '';
  for (let at = 0; at < source.length; at += 1) {
    const character = source.charAt(at);
    if (character === '\\') {
      result += source.slice(at, at + 2);
      at += 1;
      continue;
    }
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    result += character === '(' && depth === 0 && source[at + 1] !== '?' ? '(?:' : character;
  }
  return result;
}

/** fn:replace; `$1` and `\$` in the replacement as XPath reads them. */
export function replace(
  of: Effort,
  text: string | undefined,
  regex: RegExp,
  replacement: string,
  literal = false,
): string {
  refuseEmptyMatch(regex);
  if (!literal && !/^(?:[^\\$]|\\[\\$]|\$[0-9])*$/.test(replacement)) {
    throw new DynamicError('FORX0004', `${JSON.stringify(replacement)} is not a valid replacement`);
  }
  const all = new RegExp(withinLimit(text ?? '', regex).source, `${regex.flags}g`);
  let length = 0;
  return (text ?? '').replace(all, (...match: unknown[]) => {
    const instead = literal ? replacement : expandMatch(replacement, match);
    length += instead.length;
    if (length > lengthNotCounted) {
      spendOnVisits(of, length);
      length = 0;
    }
    return instead;
  });
}

/** Replacements up to this length are not counted. */
const lengthNotCounted = 100_000;

function expandMatch(replacement: string, match: readonly unknown[]): string {
  const offset = match.findIndex((each) => typeof each === 'number');
  return expand(replacement, match.slice(0, offset));
}

function expand(replacement: string, groups: readonly unknown[]): string {
  return replacement.replace(/\\([\\$])|\$([0-9]+)/g, (_, escaped?: string, digits = '') => {
    if (escaped !== undefined) return escaped;
    // The longest run of digits that names a group; further digits are text.
    for (let length = digits.length; length > 0; length -= 1) {
      const number = Number(digits.slice(0, length));
      if (number < groups.length) return `${groups[number] ?? ''}${digits.slice(length)}`;
    }
    return digits.slice(1);
  });
}

function refuseEmptyMatch(regex: RegExp): void {
  if (regex.test('')) throw new DynamicError('FORX0003', `/${regex.source}/ matches the empty string`);
}
