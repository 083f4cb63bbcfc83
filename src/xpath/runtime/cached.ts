import { isNode } from './nodes/node-items.ts';
import { outcomeOf } from './outcome.ts';
import { type Atomic, atomicToString, type Item, typeOf } from './values/values.ts';

/** The outcomes of a function by its arguments: values or errors. */
export interface Cache {
  readonly outcomes: Map<string, () => unknown>;
  /** How often it was called before anything was kept. */
  calls: number;
}

/**
 * One cache for each function; the name keeps equal code of different functions apart, since equal values are
 * computed once.
 */
export const newCache = (_function: string): Cache => ({ outcomes: new Map(), calls: 0 });

/**
 * The first calls of a function are computed without looking up their arguments, which costs more than most
 * documents gain.
 */
export const callsNotKept = 8;

/**
 * The value of a function, reused if it was called with the same arguments; lists are the same if they are
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

/** Longer texts are not kept: looking them up may cost more than computing the value again. */
const longestKept = 1000;

/** Undefined for values that are created anew each time: keeping them gains nothing. */
function keyOf(value: Item | readonly unknown[] | undefined): string | undefined {
  if (value === undefined) return '';
  if (isList(value)) return `list ${numberOf(value)}`;
  // If the type is known a double is a plain number, and 0 and -0 differ.
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
