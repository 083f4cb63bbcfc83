import { type Effort, spendOnVisits } from '../effort.ts';
import { backtrack } from './backtrack.ts';
import { isAtEdge, type Match, matchOf, type Note } from './match.ts';
import type { Program, Step } from './program.ts';

/** A way through a program that has reached a step which takes a character, or the end. */
interface Way {
  readonly at: number;
  readonly notes: Note | undefined;
}

/** Effort of a step of a matcher, in units of a visited item. */
const costOfStep = 4;
/** Additional effort of a note: it stays in memory as long as a way continues from it. */
const costOfNote = 12;

/** Finds the first match from a position on. */
export type Search = (from: number) => Match | undefined;

/**
 * Finds the same matches of a program as XPath and JavaScript, without backtracking. It follows all ways together, so
 * for any pattern the time grows with the length of the text times the length of the program. Steps count as effort.
 * `isEnough`: the caller only needs to know whether there is a match.
 */
export function searchIn(of: Effort, program: Program, text: string, isEnough = false): Search {
  if (program.hasReferences) return (from) => backtrack(of, program, text, from);
  const { steps, flags, groups } = program;
  const isMultiline = flags.includes('m');
  /** The position at which each step was last reached. */
  const seen = new Int32Array(steps.length);
  let visit = 0;
  let cost = steps.length * costOfStep;

  function enter(first: number, position: number, noted: Note | undefined, into: Way[]): void {
    const open: Way[] = [{ at: first, notes: noted }];
    for (let way = open.pop(); way !== undefined; way = open.pop()) {
      const { at, notes } = way;
      cost += costOfStep;
      if (seen[at] === visit) continue;
      seen[at] = visit;
      const step = steps[at] as Step;
      switch (step.kind) {
        case 'take':
        case 'found':
          into.push(way);
          break;
        case 'split':
          for (let way = step.ways.length - 1; way >= 0; way -= 1)
            open.push({ at: step.ways[way] as number, notes });
          break;
        case 'note':
          // Only the slots of groups are needed here.
          if (isEnough || step.slot > 2 * groups + 1) open.push({ at: at + 1, notes });
          else {
            cost += costOfNote;
            open.push({ at: at + 1, notes: { slot: step.slot, position, before: notes } });
          }
          break;
        case 'moved on':
          // A part that matched nothing leads back to a step already seen at this position.
          open.push({ at: at + 1, notes });
          break;
        case 'start':
        case 'end':
          if (isAtEdge(step.kind, text, position, isMultiline)) open.push({ at: at + 1, notes });
      }
    }
  }

  return (from) => {
    let ways: Way[] = [];
    let best: { readonly end: number; readonly notes: Note | undefined } | undefined;
    visit += 1;
    for (let position = from; ; ) {
      // A match that begins earlier comes first.
      if (best === undefined) enter(0, position, { slot: 0, position, before: undefined }, ways);
      const character = position < text.length ? String.fromCodePoint(text.codePointAt(position) ?? 0) : '';
      const next: Way[] = [];
      visit += 1;
      for (const { at, notes } of ways) {
        cost += costOfStep;
        const step = steps[at] as Step;
        if (step.kind === 'found') {
          // The groups are read at the end: each further character may give a better match.
          best = { end: position, notes };
          // The remaining ways have lower preference.
          break;
        }
        if (character !== '' && step.kind === 'take' && step.test(character))
          enter(at + 1, position + character.length, notes, next);
      }
      spendOnVisits(of, cost);
      cost = 0;
      if (character === '' || (best !== undefined && (isEnough || next.length === 0)))
        return best && matchOf(of, program, text, best.end, best.notes);
      ways = next;
      position += character.length;
    }
  };
}
