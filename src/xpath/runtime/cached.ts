import { isNode } from './node-items.ts';
import { outcomeOf } from './outcome.ts';
import { type Atomic, atomicToString, type Item, typeOf } from './values.ts';

/** What a function gave, or threw, by its arguments. */
export interface Cache {
  readonly outcomes: Map<string, () => unknown>;
  /** How often it was called before anything was kept. */
  calls: number;
}

/** One for each function; its name tells it from others, as what is computed alike is computed once. */
export const newCache = (_function: string): Cache => ({ outcomes: new Map(), calls: 0 });

/** So many calls of a function are computed without a look for their arguments, which costs more than most documents gain. */
export const callsNotKept = 8;

/** A value of a function that has been called with the same arguments before; lists are the same where they are one. */
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

/** Undefined where values of the kind are made anew each time, so that nothing is gained. */
function keyOf(value: Item | readonly unknown[] | undefined): string | undefined {
  if (value === undefined) return '';
  if (isList(value)) return `list ${numberOf(value)}`;
  // Where the type is known a double is a plain number, and its zeros are two.
  if (Object.is(value, -0)) return '-0';
  return isNode(value) ? undefined : `${typeOf(value as Atomic)} ${atomicToString(value as Atomic)}`;
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
