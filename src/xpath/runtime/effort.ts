import type { DocumentIndex } from './document.ts';
import { DynamicError } from './errors.ts';

/** Steps that rules may spend on any document, and on each of its elements: more than those that somebody wrote ever do. */
const ofAnyDocument = 10_000_000;
const ofAnElement = 100;
/** Characters of a replacement that cost as much as a call or an item of a range. */
const charactersOfStep = 16;

export const effortFor = (elements: number): number => ofAnyDocument + ofAnElement * elements;

/**
 * Counts what rules can ask for without end: calls of functions that call themselves, items of ranges, characters of
 * replacements. It is not a time, so that the same rules give the same answer on every machine.
 */
export function spend(d: DocumentIndex, steps: number): void {
  d.effort -= steps;
  if (d.effort < 0)
    throw new DynamicError('XPDY0130', 'the rules ask for more steps than a document may take');
}

/** Counts characters that replacements put into a text. */
export function spendOnText(d: DocumentIndex, characters: number): void {
  spend(d, characters / charactersOfStep);
}
