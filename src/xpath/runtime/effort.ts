import { DynamicError } from './errors.ts';

/**
 * Steps that rules may spend on any document, and in addition on each of its elements: more than rules
 * written in earnest ever need.
 */
const ofAnyDocument = 10_000_000;
const ofAnElement = 100;
/** Characters of a replacement that cost as much as a call or an item of a range. */
const charactersOfStep = 16;

/** Has a number of steps left. */
export interface Effort {
  effort: number;
}

export const effortFor = (elements: number): number => ofAnyDocument + ofAnElement * elements;

/**
 * Counts what rules can demand without end: recursive calls, items of ranges, characters of replacements. It
 * does not measure time, so that the same rules give the same answer on every machine.
 */
export function spend(of: Effort, steps: number): void {
  of.effort -= steps;
  if (of.effort < 0)
    throw new DynamicError('XPDY0130', 'the rules ask for more steps than a document may take');
}

/** Counts characters that replacements put into a text. */
export function spendOnText(of: Effort, characters: number): void {
  spend(of, characters / charactersOfStep);
}
