import { oncePer } from '../../core/once-per.ts';
import type { DocumentIndex } from './nodes/document.ts';
import { outcomeOf } from './outcome.ts';

/** In an element with fewer descendants, too few questions are asked to make keeping an answer worthwhile. */
const worthKeeping = 500;

/** A question about an element, answered once if the element is so large that many may ask. */
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
