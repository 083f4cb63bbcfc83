import { type Effort, spendOnText } from './effort.ts';
import { DynamicError } from './errors.ts';
import { type Analysis, analyse } from './regex-analysis.ts';

/**
 * Regular expressions of XPath as those of JavaScript. Differences translated here: `\d`, `\w`, `\s`, `\i`, `\c`,
 * character class subtraction, `.` without the `s` flag, the `x` flag, and what must be escaped under `u`.
 */
export function compileRegex(pattern: string, flags: string): RegExp {
  if (!/^[smixq]*$/.test(flags))
    throw new DynamicError('FORX0001', `${JSON.stringify(flags)} are not valid flags`);
  const source = flags.includes('q')
    ? pattern.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
    : translate(pattern, flags);
  const ignoreCase = flags.includes('i') ? 'i' : '';
  try {
    return new RegExp(source, `v${ignoreCase}${flags.includes('m') ? 'm' : ''}`);
  } catch {
    throw invalid(pattern);
  }
}

/** A regular expression that was translated when the rules were compiled. */
export const nativeRegex = (source: string, flags: string): RegExp => new RegExp(source, flags);

function invalid(pattern: string): DynamicError {
  return new DynamicError('FORX0002', `${JSON.stringify(pattern)} is not a valid regular expression`);
}

const nameStartCharacters =
  ':_A-Za-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}' +
  '\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const nameCharacters = `${nameStartCharacters}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}`;
const classEscapes: Readonly<Record<string, string>> = {
  d: '\\p{Nd}',
  D: '\\P{Nd}',
  s: '[ \\t\\r\\n]',
  S: '[^ \\t\\r\\n]',
  w: '[^\\p{P}\\p{Z}\\p{C}]',
  W: '[\\p{P}\\p{Z}\\p{C}]',
  i: `[${nameStartCharacters}]`,
  I: `[^${nameStartCharacters}]`,
  c: `[${nameCharacters}]`,
  C: `[^${nameCharacters}]`,
};
const singleEscapes = new Set('nrt\\|.?*+(){}-[]^$');
/** Blocks, which JavaScript does not know by name, that such rules use. */
const blocks: Readonly<Record<string, string>> = {
  BasicLatin: '\\u{0}-\\u{7F}',
  'Latin-1Supplement': '\\u{80}-\\u{FF}',
  'LatinExtended-A': '\\u{100}-\\u{17F}',
  'LatinExtended-B': '\\u{180}-\\u{24F}',
  Greek: '\\u{370}-\\u{3FF}',
  Cyrillic: '\\u{400}-\\u{4FF}',
  Arabic: '\\u{600}-\\u{6FF}',
};

function translate(pattern: string, flags: string): string {
  const source = flags.includes('x') ? pattern.replace(/[ \t\r\n]+/g, '') : pattern;
  const dot = flags.includes('s') ? '[\\s\\S]' : '[^\\n\\r]';
  let at = 0;
  let result = '';

  function escapeSequence(): string {
    const letter = source[at + 1] ?? '';
    if (letter === 'p' || letter === 'P') return category(letter);
    const classEscape = classEscapes[letter];
    if (classEscape === undefined && !singleEscapes.has(letter)) throw invalid(pattern);
    at += 2;
    return classEscape ?? `\\${letter}`;
  }

  function category(letter: string): string {
    const close = source.indexOf('}', at);
    const name = source[at + 2] === '{' && close > 0 ? source.slice(at + 3, close) : '';
    const block = name.startsWith('Is') ? blocks[name.slice(2)] : undefined;
    if (block === undefined && !/^[LMNPZSC][a-z]?$/.test(name)) throw invalid(pattern);
    at = close + 1;
    if (block !== undefined) return letter === 'p' ? `[${block}]` : `[^${block}]`;
    return `\\${letter}{${name}}`;
  }

  /** `[a-z-[aeiou]]` is `[[a-z]--[aeiou]]` in JavaScript. */
  function characterClass(): string {
    at += 1;
    const negated = source[at] === '^';
    if (negated) at += 1;
    let members = '';
    let subtracted = '';
    for (let first = true; first || source[at] !== ']'; first = false) {
      const character = source[at];
      if (character === undefined || (first && character === ']')) throw invalid(pattern);
      if (character === '-' && source[at + 1] === '[') {
        at += 1;
        subtracted = `--${characterClass()}`;
        if (source[at] !== ']') throw invalid(pattern);
        break;
      }
      if (character === '[') throw invalid(pattern);
      if (character === '\\') {
        const escaped = escapeSequence();
        members += escaped;
        continue;
      }
      at += 1;
      const isRange = character === '-' && !first && source[at] !== ']' && source[at] !== undefined;
      members += isRange ? '-' : character === '-' ? '\\-' : escapedInClass(character);
    }
    at += 1;
    const own = `[${negated ? '^' : ''}${members}]`;
    return subtracted === '' ? own : `[${own}${subtracted}]`;
  }

  while (at < source.length) {
    const character = source.charAt(at);
    if (character === '\\') {
      const backReference = /^\\[1-9]/.exec(source.slice(at, at + 2))?.[0];
      if (backReference !== undefined) at += 2;
      // A hyphen means nothing outside a class, and JavaScript does not let it be escaped there.
      if (source[at + 1] === '-') {
        at += 2;
        result += '-';
      } else result += backReference ?? escapeSequence();
    } else if (character === '[') result += characterClass();
    else {
      at += 1;
      if (character === '.') result += dot;
      else if (character === '(' && source[at] === '?' && source[at + 1] !== ':') throw invalid(pattern);
      else if (character === '{' && !/^\{[0-9]+(,[0-9]*)?\}/.test(source.slice(at - 1)))
        throw invalid(pattern);
      else result += character;
    }
  }
  return result;
}

/** Characters that have a meaning inside a class under the `v` flag but not in XPath. */
function escapedInClass(character: string): string {
  if ('()[]{}/|&!#$%*+,.:;<=>?@`~^'.includes(character)) return `\\${character}`;
  return character;
}

const known = new Map<string, RegExp>();

/** A regular expression that is only known at run time. */
export function regexOf(pattern: string, flags = ''): RegExp {
  const key = `${flags}/${pattern}`;
  let regex = known.get(key);
  if (regex === undefined) {
    regex = compileRegex(pattern, flags);
    // What a document supplies must not grow without bound.
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

/** Texts up to this length cost JavaScript's matcher little, whatever polynomial a pattern without nested repetition has. */
const longestQuick = 1000;

/** JavaScript's matcher remembers each character that a repetition took, and runs out of memory beyond some millions. */
const longestLinear = 1_000_000;

/** fn:matches, in time that grows with the text: JavaScript tries all ways through a pattern, which can be too many. */
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

/** Through fewer characters than this even a pattern whose ways double leads soon enough. */
const longestBacktracked = 24;

/** Refuses what could take for ever. */
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
  return text.split(withoutGroups(regex));
}

const splitters = new WeakMap<RegExp, RegExp>();

/** `split` would add the text of each group to the result. */
function withoutGroups(regex: RegExp): RegExp {
  let splitter = splitters.get(regex);
  if (splitter === undefined) {
    splitter = new RegExp(withoutCapture(regex.source), regex.flags);
    splitters.set(regex, splitter);
  }
  return splitter;
}

function withoutCapture(source: string): string {
  // A back reference needs its group; splitting on one is not worth supporting.
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
      spendOnText(of, length);
      length = 0;
    }
    return instead;
  });
}

/** Characters that replacements may have before they are counted. */
const lengthNotCounted = 100_000;

function expandMatch(replacement: string, match: readonly unknown[]): string {
  const offset = match.findIndex((each) => typeof each === 'number');
  return expand(replacement, match.slice(0, offset));
}

function expand(replacement: string, groups: readonly unknown[]): string {
  return replacement.replace(/\\([\\$])|\$([0-9]+)/g, (_, escaped?: string, digits = '') => {
    if (escaped !== undefined) return escaped;
    // The longest run of digits that names a group; the rest is text.
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
