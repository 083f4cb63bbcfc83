import { oncePer } from '../../once-per.ts';
import { countingLengths, type Effort, effortFor } from './effort.ts';
import type { DocumentIndex } from './nodes/document.ts';
import { isNode } from './nodes/node-items.ts';
import { type Atomic, atomicToString, type Item, typeOf } from './values/values.ts';

/** The outcomes of a function by its arguments: values or errors. */
export interface Cache {
  readonly outcomes: Map<string, () => unknown>;
  /** The number of calls before the first result was stored. */
  calls: number;
}

/**
 * Creates a cache for each function. The name keeps equal code of different functions separate, because equal values
 * are computed once.
 */
export const newCache = (_function: string): Cache => ({ outcomes: new Map(), calls: 0 });

/**
 * The first calls of a function are computed without looking up their arguments, because the lookup costs more than
 * most documents gain.
 */
export const callsNotKept = 8;

/**
 * Returns the value of a function, reused if it was called with the same arguments; lists are the same if they are
 * one object.
 */
export function cached<Value>(
  cache: Cache,
  compute: () => Value,
  ...args: readonly (Item | readonly unknown[] | undefined)[]
): Value {
  if (cache.calls < callsNotKept) {
    cache.calls += 1;
    return compute();
  }
  const keys = args.map(keyOf);
  if (keys.includes(undefined)) return compute();
  const key = JSON.stringify(keys);
  const known = cache.outcomes.get(key) as (() => Value) | undefined;
  if (known !== undefined) return known();
  const outcome = outcomeOf(compute);
  cache.outcomes.set(key, outcome);
  return outcome();
}

/** Longer texts are not kept: a look-up may cost more than computing the value again. */
const longestKept = 1000;

/** Undefined for values that are created anew each time: keeping their results gains nothing. */
function keyOf(value: Item | readonly unknown[] | undefined): string | undefined {
  if (value === undefined) return '';
  if (isList(value)) return `list ${numberOf(value)}`;
  // If the type is known, a double is a plain number, and 0 and -0 have different keys.
  if (Object.is(value, -0)) return '-0';
  if (isNode(value)) return undefined;
  const text = atomicToString(value as Atomic);
  return text.length > longestKept ? undefined : `${typeOf(value as Atomic)} ${text}`;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const numbers = new WeakMap<readonly unknown[], number>();
let last = 0;

function numberOf(list: readonly unknown[]): number {
  const known = numbers.get(list);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(list, last);
  return last;
}

/** An element with fewer descendants gets too few questions to make keeping an answer worthwhile. */
const worthKeeping = 500;

/** Answers a question about an element only once, if the element is so large that many may ask it. */
export function perElement<Value>(
  compute: (d: DocumentIndex, n: number) => Value,
): (d: DocumentIndex, n: number) => Value {
  const outcomesIn = oncePer((_document: DocumentIndex) => new Map<number, () => Value>());
  const answerIn = (d: DocumentIndex, n: number): Value => {
    const known = outcomesIn(d);
    let outcome = known.get(n);
    if (outcome === undefined) {
      outcome = outcomeOf(() => compute(d, n));
      known.set(n, outcome);
    }
    return outcome();
  };
  return (d, n) => ((d.end[n] as number) - n < worthKeeping ? compute(d, n) : answerIn(d, n));
}

/** A value that depends only on the document: computed once; an error is kept and thrown again. */
export function perDocument<Value>(
  slot: number,
  compute: (d: DocumentIndex) => Value,
): (d: DocumentIndex) => Value {
  return (d) => {
    const known = d.memo[slot];
    if (known === undefined) return computeOnce(d, slot, compute);
    if (!(known instanceof Outcome)) return known as Value;
    if (known.failed) throw known.value;
    return known.value as Value;
  };
}

function computeOnce<Value>(d: DocumentIndex, slot: number, compute: (d: DocumentIndex) => Value): Value {
  try {
    const value = compute(d);
    d.memo[slot] = value === undefined ? new Outcome(false, value) : value;
    return value;
  } catch (error) {
    d.memo[slot] = new Outcome(true, error);
    throw error;
  }
}

class Outcome {
  readonly failed: boolean;
  readonly value: unknown;

  constructor(failed: boolean, value: unknown) {
    this.failed = failed;
    this.value = value;
  }
}

/** A value that depends on nothing: computed once for all documents, with its own effort. */
export function constant<Value>(compute: (effort: Effort) => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  let outcome: (() => Value) | undefined;
  return () => {
    if (known !== undefined) return known.value;
    outcome ??= outcomeOf(() => {
      const own = { effort: effortFor(0), uncountedWays: effortFor(0) };
      return countingLengths(own, () => compute(own));
    });
    known = { value: outcome() };
    return known.value;
  };
}

/** A variable of a rule, computed on first use. */
export function lazily<Value>(compute: () => Value): () => Value {
  let known = false;
  let value: Value | undefined;
  return () => {
    if (!known) {
      value = compute();
      known = true;
    }
    return value as Value;
  };
}

/** The value of a function, or its error, kept for every later request. */
function outcomeOf<Value>(compute: () => Value): () => Value {
  try {
    const value = compute();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
