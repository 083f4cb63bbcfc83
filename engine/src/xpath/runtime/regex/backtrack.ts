import { type Effort, spend, spendOnVisits } from '../effort.ts';
import { DynamicError } from '../errors.ts';
import { groupText, isAtEdge, type Match, matchOf, type Note, noted } from './match.ts';
import type { Program, Step } from './program.ts';

/** A place where another way through the program can be tried. */
interface Way {
  readonly at: number;
  readonly position: number;
  readonly notes: Note | undefined;
}

/** The most ways to keep for later: each takes memory. */
const mostKept = 1_000_000;

/**
 * The first match of a program that has back references. Its ways cannot be followed together, because each depends
 * on what its groups matched. They are tried one after another, and every step counts as effort.
 */
export function backtrack(of: Effort, program: Program, text: string, from: number): Match | undefined {
  for (let start = from; start <= text.length; start += lengthAt(text, start)) {
    const match = matchAt(of, program, text, start);
    if (match !== undefined) return match;
  }
  return undefined;
}

function matchAt(of: Effort, program: Program, text: string, start: number): Match | undefined {
  const { steps, flags } = program;
  const open: Way[] = [{ at: 0, position: start, notes: { slot: 0, position: start, before: undefined } }];
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    let { at, position, notes } = way;
    for (let goesOn = true; goesOn; ) {
      spend(of, 1);
      const step = steps[at] as Step;
      at += 1;
      switch (step.kind) {
        case 'found':
          return matchOf(of, program, text, position, notes);
        case 'take': {
          const length = lengthAt(text, position);
          goesOn = position < text.length && step.test(text.slice(position, position + length));
          position += length;
          break;
        }
        case 'split': {
          const [first = 0, ...others] = step.ways;
          for (const each of others.toReversed()) open.push({ at: each, position, notes });
          if (open.length > mostKept) throw tooManyWays();
          at = first;
          break;
        }
        case 'note':
          notes = { slot: step.slot, position, before: notes };
          break;
        case 'moved on':
          goesOn = noted(of, notes, step.slot) !== position;
          break;
        case 'reference': {
          // A group that matched nothing stands for an empty text (XPath functions, 5.6.1).
          const again = groupText(of, text, notes, step.group) ?? '';
          spendOnVisits(of, again.length);
          goesOn = isSameLetter(text.slice(position, position + again.length), again, flags);
          position += again.length;
          break;
        }
        case 'start':
        case 'end':
          goesOn = isAtEdge(step.kind, text, position, flags.includes('m'));
      }
    }
  }
  return undefined;
}

const tooManyWays = () =>
  new DynamicError('XPDY0130', 'the rules ask for more steps than a document may take');

const isSameLetter = (one: string, other: string, flags: string) =>
  one === other || (flags.includes('i') && one.toLowerCase() === other.toLowerCase());

const lengthAt = (text: string, position: number) => ((text.codePointAt(position) ?? 0) > 0xffff ? 2 : 1);
