import type { RegexNode } from './parse.ts';

/**
 * Whether a regular expression matches somewhere in a text, without backtracking: all ways are followed
 * together, so that time grows with the length of the text and not with the number of ways.
 */
export interface LinearMatcher {
  matches(text: string): boolean;
}

/**
 * One step of a program: a character to match, a split into ways, an assertion about a position, or the end.
 */
type Step =
  | { readonly kind: 'take'; readonly test: (character: string) => boolean }
  | { kind: 'split'; ways: readonly number[] }
  | { readonly kind: 'start' | 'end' | 'found' };

/** Counted repetitions are written out, up to a program of this length. */
const longestProgram = 20_000;

/**
 * A matcher that runs a program with one step for each character; undefined if the program would be too long.
 */
export function matcherOf(parsed: RegexNode, flags: string): LinearMatcher | undefined {
  const program: Step[] = [];
  const isMultiline = flags.includes('m');

  function write(node: RegexNode): boolean {
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

  function writeAlternatives(ways: readonly RegexNode[]): boolean {
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

  function writeRepetition({ part, least, most }: Extract<RegexNode, { kind: 'repeat' }>): boolean {
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
