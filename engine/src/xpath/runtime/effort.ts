import { DynamicError } from './errors.ts';

/** Steps that rules may spend on any document, and again on each element: more than real rules need. */
const ofAnyDocument = 10_000_000;
const ofAnElement = 100;
/** Items visited, or characters read or written, for the effort of a call or an item of a range. */
const visitsOfStep = 16;

/**
 * The remaining number of visits. It stays a whole number, because JavaScript engines count faster with whole numbers
 * than with fractions.
 */
export interface Effort {
  effort: number;
  /**
   * The most attempts that JavaScript's own pattern matcher may still make: it neither reports its attempts, nor
   * can be stopped.
   */
  uncountedWays: number;
}

export const effortFor = (elements: number): number =>
  visitsOfStep * (ofAnyDocument + ofAnElement * elements);

/**
 * Counts items of lists, or characters of texts, that are visited or created: rules can request this work without
 * limit. It does not measure time, so that the same rules give the same answer on every machine.
 */
export function spendOnVisits(of: Effort, count: number): void {
  of.effort -= count;
  if (of.effort < 0)
    throw new DynamicError('XPDY0130', 'the rules ask for more steps than a document may take');
}

/** Counts steps: calls, items of ranges, nodes that become objects. */
export function spend(of: Effort, steps: number): void {
  spendOnVisits(of, steps * visitsOfStep);
}

/** Counts a list or a text that is about to be visited once more. */
export function counted<Value>(of: Effort, value: Value): Value {
  if (typeof value === 'string' || Array.isArray(value)) spendOnVisits(of, value.length);
  return value;
}

/** The effort of the rules that run now, for operations on single values, which receive no effort. */
let running: Effort | undefined;

/** Runs rules whose operations on long texts and numbers count. */
export function countingLengths<Result>(of: Effort, run: () => Result): Result {
  const before = running;
  running = of;
  try {
    return run();
  } finally {
    running = before;
  }
}

/** Texts up to this length cost hardly more than the call. */
const fewCharacters = 1000;

/** Counts the reading or writing of a text of this many characters. */
export function spendOnText(length: number): void {
  if (length > fewCharacters && running !== undefined) spendOnVisits(running, length);
}

/** Numbers up to this many digits, such as all doubles above 1, cost hardly more than short ones. */
const fewDigits = 308;
/** Reading, writing and dividing take time by the square of the digits: this many digits count as a visit. */
const digitsOfVisit = 1000;

/** Counts an operation on a number of this many digits, before it is done if possible. */
export function spendOnDigits(digits: number): void {
  if (digits > fewDigits && running !== undefined)
    spendOnVisits(running, Math.ceil(digits ** 2 / digitsOfVisit));
}

/** Counts an operation on a number by its digits. */
export function spendOnNumber(value: number | bigint): void {
  if (typeof value === 'bigint' && !Number.isFinite(Number(value))) spendOnDigits(value.toString(16).length);
}
