import { DynamicError } from './errors.ts';

/** Steps that rules may spend on any document, and on each of its elements: more than those that somebody wrote ever do. */
const ofAnyDocument = 10_000_000;
const ofAnElement = 100;
/** Characters of a replacement that cost as much as a call or an item of a range. */
const charactersOfStep = 16;

/** What has some steps left. */
export interface Effort {
  effort: number;
}

export const effortFor = (elements: number): number => ofAnyDocument + ofAnElement * elements;

/**
 * Counts what rules can ask for without end: calls of functions that call themselves, items of ranges, characters of
 * replacements. It is not a time, so that the same rules give the same answer on every machine.
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
