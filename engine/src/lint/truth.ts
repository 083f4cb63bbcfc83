import type { Expression } from '../xpath/syntax/ast.ts';
import { argumentsOf, canonical, plain } from './canonical.ts';
import { type Condition, conditionOf, type Shared } from './condition.ts';
import { neededFor, type State, statesOf } from './subjects.ts';

/** Certainty about a condition: undefined if the document decides, `unmatched` if the assumption is never true. */
export type Certainty = 'true' | 'false' | 'unmatched' | undefined;

const mostAssignments = 20_000;

/**
 * Tests a condition in every state that the document can be in, as far as comparisons and presence distinguish
 * states.
 */
export function certaintyOf(test: Expression, assumed: readonly Expression[] = []): Certainty {
  const shared: Shared = { subjects: new Map(), needs: new Map() };
  const given = assumed.map((each) => conditionOf(each, shared));
  const condition = conditionOf(test, shared);
  const found = outcomes(condition, given, shared);
  if (found === undefined) return undefined;
  if (found.size === 0) return 'unmatched';
  if (found.size === 2) return undefined;
  return found.has(true) ? 'true' : 'false';
}

/** Tells whether conditions follow from others; the others may be an empty list. */
export function follows(conditions: readonly Expression[], from: readonly Expression[]): boolean {
  return conditions.every((each) => {
    const certainty = certaintyOf(each, from);
    return certainty === 'true' || certainty === 'unmatched';
  });
}

function outcomes(
  condition: Condition,
  given: readonly Condition[],
  shared: Shared,
): ReadonlySet<boolean> | undefined {
  const keys = [...shared.subjects.keys()];
  const domains = [...shared.subjects.values()].map(statesOf);
  let size = 1;
  for (const domain of domains) size *= domain?.length ?? mostAssignments + 1;
  if (size > mostAssignments) return undefined;
  const isPossible = possible(shared);
  const found = new Set<boolean>();
  const states = new Map<string, State>();
  const stateOf = (key: string): State => states.get(key) ?? [];
  const assign = (at: number): void => {
    if (found.size === 2) return;
    const key = keys[at];
    if (key !== undefined) {
      for (const state of domains[at] ?? []) {
        states.set(key, state);
        assign(at + 1);
      }
      return;
    }
    if (isPossible(stateOf) && given.every((each) => each(stateOf))) found.add(condition(stateOf));
  };
  assign(0);
  return found;
}

/** States that can occur together: `a/b` exists only if `a` exists, and a counted node exists. */
function possible({ subjects, needs }: Shared): Condition {
  const pairs = [...subjects].flatMap(([key, { expression }]) =>
    [...neededFor(expression), ...(needs.get(key) ?? [])]
      .filter((needed) => subjects.has(needed) && needed !== key)
      .map((needed) => [key, needed] as const),
  );
  const counts = [...subjects].flatMap(([key, { expression }]) => {
    const [counted] = argumentsOf(expression, 'count') ?? [];
    const nodes = counted === undefined ? undefined : canonical(plain(counted));
    return nodes !== undefined && subjects.has(nodes) ? [[key, nodes] as const] : [];
  });
  return (stateOf) =>
    pairs.every(([key, needed]) => stateOf(key).length === 0 || stateOf(needed).length > 0) &&
    counts.every(([key, nodes]) => {
      const count = Number(stateOf(key)[0]);
      return count >= stateOf(nodes).length && (count === 0) === (stateOf(nodes).length === 0);
    });
}
