/**
 * Whether a regular expression matches somewhere in a text, without ever trying a way twice: all ways are followed
 * together, so that the time grows with the length of the text and not with the number of ways through it.
 */
export interface LinearMatcher {
  matches(text: string): boolean;
}

/** One step of a program: a character to take, ways to split into, an edge to be at, or the end. */
type Step =
  | { readonly kind: 'take'; readonly test: (character: string) => boolean }
  | { kind: 'split'; ways: readonly number[] }
  | { readonly kind: 'start' | 'end' | 'found' };

type Node =
  | { readonly kind: 'character'; readonly source: string }
  | { readonly kind: 'start' | 'end' }
  | { readonly kind: 'all'; readonly parts: readonly Node[] }
  | { readonly kind: 'any'; readonly ways: readonly Node[] }
  | { readonly kind: 'repeat'; readonly part: Node; readonly least: number; readonly most: number };

/** Counted repetitions are written out; a program longer than this is not made. */
const longestProgram = 20_000;

/** What a pattern is like: whether ways through it can multiply, and a matcher where one can be made. */
export interface Analysis {
  /** A repetition of what is itself of variable length: the ways through it can double with each character. */
  readonly backtracks: boolean;
  readonly matcher: () => LinearMatcher | undefined;
}

/** Reads a regular expression of JavaScript (flag `v`), as `compileRegex` writes it. */
export function analyse(source: string, flags: string): Analysis {
  const parsed = parse(source);
  let made: LinearMatcher | undefined;
  return {
    backtracks: parsed === undefined ? /[*+}]/.test(source) : multiplies(parsed),
    matcher: () => {
      if (parsed !== undefined) made ??= matcherOf(parsed, flags);
      return made;
    },
  };
}

/** Undefined for what has no such program: back references. */
function parse(source: string): Node | undefined {
  let at = 0;
  let supported = true;

  function alternatives(): Node {
    const ways = [sequence()];
    while (source[at] === '|') {
      at += 1;
      ways.push(sequence());
    }
    return ways.length === 1 ? (ways[0] as Node) : { kind: 'any', ways };
  }

  function sequence(): Node {
    const parts: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(atom()));
    return { kind: 'all', parts };
  }

  function atom(): Node {
    const character = String.fromCodePoint(source.codePointAt(at) ?? 0);
    if (character === '(') return group();
    if (character === '^' || character === '$') {
      at += 1;
      return { kind: character === '^' ? 'start' : 'end' };
    }
    const start = at;
    if (character === '[') skipClass();
    else if (character === '\\') skipEscape();
    else at += character.length;
    return { kind: 'character', source: source.slice(start, at) };
  }

  function group(): Node {
    at += source.startsWith('(?:', at) ? 3 : 1;
    const inner = alternatives();
    at += 1;
    return inner;
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
    if (letter >= '1' && letter <= '9') supported = false;
    at += 2;
    if ('pPu'.includes(letter) && source[at] === '{') at = source.indexOf('}', at) + 1;
  }

  function repeated(part: Node): Node {
    const match = /^(?:[*+?]|\{([0-9]+)(,?)([0-9]*)\})\??/.exec(source.slice(at, at + 24));
    if (match === null) return part;
    at += match[0].length;
    const [written, least = '', comma = '', most = ''] = match;
    const symbol = written.charAt(0);
    if (symbol !== '{')
      return {
        kind: 'repeat',
        part,
        least: symbol === '+' ? 1 : 0,
        most: symbol === '?' ? 1 : Number.POSITIVE_INFINITY,
      };
    const top = comma === '' ? Number(least) : most === '' ? Number.POSITIVE_INFINITY : Number(most);
    return { kind: 'repeat', part, least: Number(least), most: top };
  }

  const parsed = alternatives();
  return supported && at >= source.length ? parsed : undefined;
}

/** Whether a repetition without end is of something that can be divided in several ways. */
function multiplies(node: Node): boolean {
  switch (node.kind) {
    case 'all':
      return node.parts.some(multiplies);
    case 'any':
      return node.ways.some(multiplies);
    case 'repeat':
      return multiplies(node.part) || (node.most > 30 && isVariable(node.part));
    default:
      return false;
  }
}

function isVariable(node: Node): boolean {
  switch (node.kind) {
    case 'all':
      return node.parts.some(isVariable);
    case 'any':
      return true;
    case 'repeat':
      return node.least !== node.most || isVariable(node.part);
    default:
      return false;
  }
}

function matcherOf(parsed: Node, flags: string): LinearMatcher | undefined {
  const program: Step[] = [];
  const isMultiline = flags.includes('m');

  function write(node: Node): boolean {
    if (program.length > longestProgram) return false;
    switch (node.kind) {
      case 'character': {
        const one = new RegExp(`^${node.source}$`, flags.replace('m', ''));
        program.push({ kind: 'take', test: (character) => one.test(character) });
        return true;
      }
      case 'start':
      case 'end':
        program.push({ kind: node.kind });
        return true;
      case 'all':
        return node.parts.every(write);
      case 'any':
        return writeAlternatives(node.ways);
      case 'repeat':
        return writeRepetition(node);
    }
  }

  function split(): Extract<Step, { kind: 'split' }> {
    const step = { kind: 'split' as const, ways: [] as readonly number[] };
    program.push(step);
    return step;
  }

  function writeAlternatives(ways: readonly Node[]): boolean {
    const first = split();
    const starts: number[] = [];
    const ends: Extract<Step, { kind: 'split' }>[] = [];
    for (const way of ways) {
      starts.push(program.length);
      if (!write(way)) return false;
      ends.push(split());
    }
    first.ways = starts;
    for (const end of ends) end.ways = [program.length];
    return true;
  }

  function writeRepetition({ part, least, most }: Extract<Node, { kind: 'repeat' }>): boolean {
    for (let count = 0; count < least; count += 1) if (!write(part)) return false;
    if (most === Number.POSITIVE_INFINITY) {
      const loop = split();
      const start = program.length;
      if (!write(part)) return false;
      split().ways = [start - 1];
      loop.ways = [start, program.length];
      return true;
    }
    const exits: Extract<Step, { kind: 'split' }>[] = [];
    for (let count = least; count < most; count += 1) {
      const exit = split();
      exit.ways = [program.length];
      exits.push(exit);
      if (!write(part)) return false;
    }
    for (const exit of exits) exit.ways = [...exit.ways, program.length];
    return true;
  }

  if (!write(parsed)) return undefined;
  program.push({ kind: 'found' });
  return { matches: (text) => run(program, text, isMultiline) };
}

/** Follows all ways through a program at once. */
function run(program: readonly Step[], text: string, isMultiline: boolean): boolean {
  let current: number[] = [];
  const seen = new Int32Array(program.length).fill(-1);
  let found = false;

  function enter(first: number, position: number, next: number[]): void {
    const open = [first];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (seen[at] === position) continue;
      seen[at] = position;
      const step = program[at] as Step;
      if (step.kind === 'found') found = true;
      else if (step.kind === 'split') open.push(...step.ways);
      else if (step.kind === 'take') next.push(at);
      else if (isAtEdge(step.kind, text, position, isMultiline)) open.push(at + 1);
    }
  }

  for (let position = 0; ; ) {
    // A match may begin anywhere.
    enter(0, position, current);
    if (found) return true;
    if (position >= text.length) return false;
    const character = String.fromCodePoint(text.codePointAt(position) ?? 0);
    position += character.length;
    const next: number[] = [];
    for (const at of current)
      if ((program[at] as Extract<Step, { kind: 'take' }>).test(character)) enter(at + 1, position, next);
    if (found) return true;
    current = next;
  }
}

function isAtEdge(kind: 'start' | 'end', text: string, position: number, isMultiline: boolean): boolean {
  if (kind === 'start') return position === 0 || (isMultiline && text[position - 1] === '\n');
  return position === text.length || (isMultiline && text[position] === '\n');
}
