import { onceAsked } from '../../../once-per.ts';
import { DynamicError } from '../errors.ts';
import { blocks } from './blocks.ts';
import { variantsIn } from './case-variants.ts';

export function invalidPattern(pattern: string): DynamicError {
  return new DynamicError('FORX0002', `${JSON.stringify(pattern)} is not a valid regular expression`);
}

const nameStartCharacters =
  ':_A-Za-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}' +
  '\\u{200C}-\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const otherNameCharacters = '\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}-\\u{2040}';
const classEscapes = /* @__PURE__ */ onceAsked(
  (): Readonly<Record<string, string>> => ({
    d: '\\p{Nd}',
    D: '\\P{Nd}',
    s: '[ \\t\\r\\n]',
    S: '[^ \\t\\r\\n]',
    w: '[^\\p{P}\\p{Z}\\p{C}]',
    W: '[\\p{P}\\p{Z}\\p{C}]',
    i: `[${nameStartCharacters}]`,
    I: `[^${nameStartCharacters}]`,
    c: `[${nameStartCharacters}${otherNameCharacters}]`,
    C: `[^${nameStartCharacters}${otherNameCharacters}]`,
  }),
);
const singleEscapes = new Set('nrt\\|.?*+(){}-[]^$');

/**
 * The source of an XPath regular expression for JavaScript's `v` flag. The differences are `\d`, `\w`, `\s`, `\i`,
 * `\c`, character class subtraction, `.` without the `s` flag, the `x` flag, blocks, and the characters that must be
 * escaped.
 */
export function sourceOf(pattern: string, flags: string): string {
  const source = flags.includes('x') ? withoutBlanks(pattern) : pattern;
  const dot = flags.includes('s') ? '[\\s\\S]' : '[^\\n\\r]';
  let at = 0;
  let result = '';

  function escapeSequence(): string {
    const letter = source[at + 1] ?? '';
    if (letter === 'p' || letter === 'P') return category(letter);
    const classEscape = classEscapes()[letter];
    if (classEscape === undefined && !singleEscapes.has(letter)) throw invalidPattern(pattern);
    at += 2;
    return classEscape ?? `\\${letter}`;
  }

  function category(letter: string): string {
    const close = source.indexOf('}', at);
    const name = source[at + 2] === '{' && close > 0 ? source.slice(at + 3, close) : '';
    const block = name.startsWith('Is') ? blocks.get(name.slice(2)) : undefined;
    if (block === undefined && !/^[LMNPZSC][a-z]?$/.test(name)) throw invalidPattern(pattern);
    at = close + 1;
    if (block !== undefined) return letter === 'p' ? `[${block}]` : `[^${block}]`;
    return `\\${letter}{${name}}`;
  }

  /** `[a-z-[aeiou]]` is `[[a-z]--[aeiou]]` in JavaScript. */
  function characterClass(depth = 1): string {
    if (depth > deepestNesting) throw tooDeep();
    at += 1;
    const negated = source[at] === '^';
    if (negated) at += 1;
    let members = '';
    let subtracted = '';
    const variants = writesVariants ? variantsOfMembers() : undefined;
    // A hyphen after a range or a class such as \d stands for itself.
    let mayBeginRange = false;
    let isRangeEnd = false;
    for (let first = true; first || source[at] !== ']'; first = false) {
      const code = source.codePointAt(at);
      const character = code === undefined ? '' : String.fromCodePoint(code);
      if (character === '' || (first && character === ']')) throw invalidPattern(pattern);
      if (character === '-' && source[at + 1] === '[') {
        if (first) throw invalidPattern(pattern);
        at += 1;
        subtracted = `--${characterClass(depth + 1)}`;
        if (source[at] !== ']') throw invalidPattern(pattern);
        break;
      }
      if (character === '[') throw invalidPattern(pattern);
      if (character === '\\') {
        const letter = source[at + 1] ?? '';
        variants?.add(letter.replace(/[a-z]/i, ''));
        members += escapeSequence();
        mayBeginRange = !isRangeEnd && singleEscapes.has(letter);
        isRangeEnd = false;
        continue;
      }
      at += character.length;
      const isBetween = character === '-' && !first && !endsMembers(source.slice(at, at + 2));
      // In JavaScript `--` would subtract.
      if (isBetween && source[at] === '-') throw invalidPattern(pattern);
      const isRange: boolean = isBetween && mayBeginRange;
      mayBeginRange = !isRange && !isRangeEnd;
      isRangeEnd = isRange;
      members += isRange ? '-' : character === '-' ? '\\-' : escapedInClass(character);
      if (isRange) variants?.range();
      else variants?.add(character);
    }
    at += 1;
    const own = `[${negated ? '^' : ''}${members}${variants?.all() ?? ''}]`;
    return subtracted === '' ? own : `[${own}${subtracted}]`;
  }

  const writesVariants = keepsCase(pattern, flags);
  const groups = groupsOf();
  while (at < source.length) {
    const character = source.charAt(at);
    groups.pass(character, source[at + 1]);
    if (character === '\\') {
      const backReference = /^\\[1-9]/.exec(source.slice(at, at + 2))?.[0];
      if (backReference !== undefined) {
        if (writesVariants)
          throw new DynamicError('FORX0002', 'a back reference beside a category and the flag i');
        if (!groups.isClosed(Number(backReference.slice(1)))) throw invalidPattern(pattern);
        at += 2;
      }
      // Outside a class a hyphen has no special meaning, and JavaScript does not allow to escape it there.
      if (source[at + 1] === '-') {
        at += 2;
        result += '-';
      } else result += backReference ?? escapeSequence();
    } else if (character === '[') result += characterClass();
    else {
      at += 1;
      if (character === '.') result += dot;
      else if (character === '(' && source[at] === '?' && source[at + 1] !== ':')
        throw invalidPattern(pattern);
      else if (character === '{' && !/^\{[0-9]+(,[0-9]*)?\}/.test(source.slice(at - 1)))
        throw invalidPattern(pattern);
      else result += writesVariants ? withVariants(character) : character;
    }
  }
  return result;
}

/** The deepest nesting of groups or subtractions; JavaScript refuses some thousands, or ends the process. */
const deepestNesting = 200;

const tooDeep = () => new DynamicError('FORX0002', 'a regular expression is nested too deeply');

/** Tells whether a class has no further characters: its end or a subtraction follows. */
const endsMembers = (next: string) => next === '' || next.startsWith(']') || next === '-[';

/**
 * Tells whether a pattern with the flag `i` has categories, blocks or characters of names. JavaScript applies the flag
 * to these too, XPath only to characters and ranges, so the source lists the variants and omits the flag.
 */
export const keepsCase = (pattern: string, flags: string) =>
  flags.includes('i') && !flags.includes('q') && /\\[pPiIcC]/.test(pattern);

function withVariants(character: string): string {
  const variants = variantsIn(character, character);
  return variants === '' ? character : `[${variants}]`;
}

/** The variants of the characters and ranges of a class, collected while reading. */
function variantsOfMembers() {
  let before = '';
  let isRange = false;
  let found = '';
  return {
    add(character: string): void {
      found += variantsIn(isRange ? before : character, character);
      before = character;
      isRange = false;
    },
    range(): void {
      isRange = true;
    },
    all: () => found,
  };
}

/** Without the blanks that the flag `x` allows outside character classes. */
function withoutBlanks(pattern: string): string {
  let depth = 0;
  return pattern.replace(/\\.|[ \t\r\n]|[[\]]/gs, (found) => {
    if (found === '[') depth += 1;
    if (found === ']') depth -= 1;
    return depth === 0 && found.trim() === '' ? '' : found;
  });
}

/** The groups of a pattern, collected while reading: a reference to an open group is an error. */
function groupsOf() {
  const open: (number | undefined)[] = [];
  const closed = new Set<number | undefined>();
  let count = 0;
  return {
    pass(character: string, next: string | undefined): void {
      if (open.length > deepestNesting) throw tooDeep();
      if (character === '(') open.push(next === '?' ? undefined : ++count);
      if (character === ')') closed.add(open.pop());
    },
    isClosed: (group: number) => closed.has(group),
  };
}

/** Escapes characters with a special meaning inside a class under the `v` flag, but not in XPath. */
function escapedInClass(character: string): string {
  if ('()[]{}/|&!#$%*+,.:;<=>?@`~^'.includes(character)) return `\\${character}`;
  return character;
}
