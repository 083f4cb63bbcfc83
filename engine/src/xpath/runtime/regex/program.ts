import type { RegexNode } from './parse.ts';

/**
 * One step of a program: a character to match, a split into ways (the preferred one first), an assertion about a
 * position, a note of the position, a check that a part has moved on, a repetition of a group's text, or the end.
 */
export type Step =
  | { readonly kind: 'take'; readonly test: (character: string) => boolean }
  | { readonly kind: 'split'; ways: readonly number[] }
  | { readonly kind: 'note' | 'moved on'; readonly slot: number }
  | { readonly kind: 'reference'; readonly group: number }
  | { readonly kind: 'start' | 'end' | 'found' };

/** A regular expression as steps that a matcher follows and counts. */
export interface Program {
  readonly steps: readonly Step[];
  readonly flags: string;
  /** The number of groups; group N begins in slot 2N and ends in slot 2N + 1. */
  readonly groups: number;
  readonly hasReferences: boolean;
}

/** Counted repetitions are written out, up to a program of this length. */
export const longestProgram = 100_000;

/** The program of a pattern; undefined if it would be too long. */
export function programOf(parsed: RegexNode, flags: string): Program | undefined {
  const steps: Step[] = [];
  const groups = countGroups(parsed);
  const tests = new Map<string, (character: string) => boolean>();
  let slots = 2 * groups + 2;
  let hasReferences = false;

  function write(node: RegexNode): boolean {
    if (steps.length > longestProgram) return false;
    switch (node.kind) {
      case 'character':
        steps.push({ kind: 'take', test: testOf(node.source) });
        return true;
      case 'start':
      case 'end':
        steps.push({ kind: node.kind });
        return true;
      case 'reference':
        hasReferences = true;
        steps.push({ kind: 'reference', group: node.group });
        return true;
      case 'group': {
        steps.push({ kind: 'note', slot: 2 * node.number });
        if (!write(node.part)) return false;
        steps.push({ kind: 'note', slot: 2 * node.number + 1 });
        return true;
      }
      case 'all':
        return node.parts.every(write);
      case 'any':
        return writeAlternatives(node.ways);
      case 'repeat':
        return writeRepetition(node);
    }
  }

  function testOf(source: string): (character: string) => boolean {
    const known = tests.get(source);
    if (known !== undefined) return known;
    const test = characterTest(source, flags);
    tests.set(source, test);
    return test;
  }

  function split(): Extract<Step, { kind: 'split' }> {
    const step = { kind: 'split' as const, ways: [] as readonly number[] };
    steps.push(step);
    return step;
  }

  function writeAlternatives(ways: readonly RegexNode[]): boolean {
    const first = split();
    const starts: number[] = [];
    const ends: Extract<Step, { kind: 'split' }>[] = [];
    for (const way of ways) {
      starts.push(steps.length);
      if (!write(way)) return false;
      ends.push(split());
    }
    first.ways = starts;
    for (const end of ends) end.ways = [steps.length];
    return true;
  }

  function writeRepetition(node: Extract<RegexNode, { kind: 'repeat' }>): boolean {
    const { part, least, most, isReluctant } = node;
    const inOrder = (again: number, on: number) => (isReluctant ? [on, again] : [again, on]);
    for (let count = 0; count < least; count += 1) if (!write(part)) return false;
    if (most === Number.POSITIVE_INFINITY) {
      const loop = split();
      const start = steps.length;
      const slot = slots;
      slots += 1;
      steps.push({ kind: 'note', slot });
      if (!write(part)) return false;
      steps.push({ kind: 'moved on', slot });
      split().ways = [start - 1];
      loop.ways = inOrder(start, steps.length);
      return true;
    }
    const exits: { readonly step: Extract<Step, { kind: 'split' }>; readonly again: number }[] = [];
    for (let count = least; count < most; count += 1) {
      const step = split();
      exits.push({ step, again: steps.length });
      if (!write(part)) return false;
    }
    for (const { step, again } of exits) step.ways = inOrder(again, steps.length);
    return true;
  }

  if (!write(parsed)) return undefined;
  steps.push({ kind: 'found' });
  return { steps, flags, groups, hasReferences };
}

function countGroups(node: RegexNode): number {
  switch (node.kind) {
    case 'all':
      return node.parts.reduce((most, part) => Math.max(most, countGroups(part)), 0);
    case 'any':
      return node.ways.reduce((most, way) => Math.max(most, countGroups(way)), 0);
    case 'group':
      return Math.max(node.number, countGroups(node.part));
    case 'repeat':
      return countGroups(node.part);
    default:
      return 0;
  }
}

/** Tells whether a character matches a character or class of a pattern; the results are kept. */
function characterTest(source: string, flags: string): (character: string) => boolean {
  const one = new RegExp(`^${source}$`, flags.replace('m', ''));
  const known = new Map<string, boolean>();
  return (character) => {
    const answer = known.get(character);
    if (answer !== undefined) return answer;
    const matches = one.test(character);
    if (known.size < mostKnown) known.set(character, matches);
    return matches;
  };
}

const mostKnown = 500;
