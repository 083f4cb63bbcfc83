/** The parts of a JavaScript regular expression (flag `v`) in the form that `compileRegex` writes. */
export type RegexNode =
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'all'; readonly parts: readonly RegexNode[] }
  | { readonly kind: 'any'; readonly ways: readonly RegexNode[] }
  /** A group whose text can be requested; groups are numbered from 1. */
  | { readonly kind: 'group'; readonly number: number; readonly part: RegexNode }
  /** The text that a group matched, once more. */
  | { readonly kind: 'reference'; readonly group: number }
  | {
      readonly kind: 'repeat';
      readonly part: RegexNode;
      readonly least: number;
      readonly most: number;
      /** Prefers fewer repetitions: `*?`. */
      readonly isReluctant: boolean;
    };

export function parseRegex(source: string): RegexNode {
  let at = 0;
  let groups = 0;

  function alternatives(): RegexNode {
    const ways = [sequence()];
    while (source[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    return ways.length === 1 ? (ways[0] as RegexNode) : { kind: 'any', ways };
  }

  function sequence(): RegexNode {
    const parts: RegexNode[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'all', parts };
  }

  function atom(): RegexNode {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (character === '(') return group();
    if (character === '^' || character === '$') {
      at += 1;
      return { kind: character === '^' ? 'start' : 'end' };
    }
    const start = at;
    if (character === '\\' && /[1-9]/.test(source.charAt(at + 1))) {
      at += 2;
      return { kind: 'reference', group: Number(source.charAt(at - 1)) };
    }
    if (character === '[') skipClass();
    else if (character === '\\') skipEscape();
    else at += character.length;
    return { kind: 'character', source: source.slice(start, at) };
  }

  function group(): RegexNode {
    const isCounted = !source.startsWith('(?:', at);
    if (isCounted) groups += 1;
    const number = groups;
    at += isCounted ? 1 : 3;
    const part = alternatives();
    at += 1;
    return isCounted ? { kind: 'group', number, part } : part;
  }

  function skipClass(): void {
    for (let depth = 0; ; at += 1) {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '[') depth += 1;
      else if (source[at] === ']') depth -= 1;
      if (depth === 0 || at >= source.length) break;
    }
    at += 1;
  }

  function skipEscape(): void {
    const letter = source[at + 1] ?? '';
    at += 2;
    if ('pPu'.includes(letter) && source[at] === '{') at = source.indexOf('}', at) + 1;
  }

  function repeated(part: RegexNode): RegexNode {
    const match = /^(?:[*+?]|\{([0-9]+)(,?)([0-9]*)\})\??/.exec(source.slice(at, at + 24));
    if (match === null) return part;
    at += match[0].length;
    const [written, least = '', comma = '', most = ''] = match;
    const symbol = written.charAt(0);
    const isReluctant = written.length > 1 && written.endsWith('?');
    if (symbol !== '{')
      return {
        kind: 'repeat',
        part,
        least: symbol === '+' ? 1 : 0,
        most: symbol === '?' ? 1 : Number.POSITIVE_INFINITY,
        isReluctant,
      };
    const top = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { kind: 'repeat', part, least: Number(least), most: top, isReluctant };
  }

  return alternatives();
}
