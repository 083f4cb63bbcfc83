import { type Effort, effortFor } from './effort.ts';
import type { DocumentIndex } from './nodes/document.ts';
import { outcomeOf } from './outcome.ts';

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

/** A value that depends on nothing: computed once for all documents, with an effort of their own. */
export function constant<Value>(compute: (effort: Effort) => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  let outcome: (() => Value) | undefined;
  return () => {
    if (known !== undefined) return known.value;
    outcome ??= outcomeOf(() => compute({ effort: effortFor(0), uncountedWays: effortFor(0) }));
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
