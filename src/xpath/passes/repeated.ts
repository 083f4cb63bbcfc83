import { oncePer } from '../../core/once-per.ts';
import type { Plan, Statement } from '../plan/plan.ts';
import { factsOf } from '../plan/runtime-facts.ts';
import type { PlanKeys } from '../plan/same.ts';
import { plansOf, withPlans } from '../plan/statements.ts';
import { partsOfPlan, withParts } from '../plan/walk.ts';

/** How often a value is written. Values inside one that is written twice are not counted twice. */
interface Occurrence {
  times: number;
  /** Whether it is somewhere inside a function that is called for each of several items. */
  isRepeated: boolean;
}

/** Decides which repeated values are kept, and how. */
export interface Keeping {
  readonly keys: PlanKeys;
  /** Plans that are not searched for inner values. */
  isLeaf(plan: Plan): boolean;
  /** Whether computing this, its parts aside, costs more than looking it up. */
  isCostly(plan: Plan): boolean;
  /** The plan that replaces the value wherever it is written. */
  keep(value: Plan): Plan;
}

/**
 * Keeps each costly value that a function writes several times, or that a loop would compute again for each
 * item.
 */
export function withRepeatedKept(
  functions: readonly (readonly Statement[])[],
  { keys: { isClosed, keyOf }, isLeaf, isCostly, keep }: Keeping,
): Statement[][] {
  const occurrences = new Map<string, Occurrence>();
  const costs = new WeakMap<Plan, boolean>();
  const touched = new WeakMap<Plan, boolean>();
  const kept = new Map<string, Plan>();
  const rewritten = new WeakMap<Plan, Plan>();
  const shared = new Set<Plan>();

  function hasCost(plan: Plan): boolean {
    const known = costs.get(plan);
    if (known !== undefined) return known;
    const isLookedUp = plan.kind === 'shared' || plan.kind === 'constant';
    const cost = isCostly(plan) || (!isLookedUp && partsOfPlan(plan).some(hasCost));
    costs.set(plan, cost);
    return cost;
  }

  /** Whether anything in a plan may be kept; most plans have nothing of the kind and are skipped. */
  function mayChange(plan: Plan): boolean {
    const parts = partsOfPlan(plan);
    // A plan without parts is checked faster than looked up.
    if (parts.length === 0) return isCostly(plan);
    const known = touched.get(plan);
    if (known !== undefined) return known;
    const may = !isLeaf(plan) && (isCostly(plan) || parts.some(mayChange));
    touched.set(plan, may);
    return may;
  }

  const canBeKept = (plan: Plan) => isValue(plan) && hasCost(plan) && isClosed(plan);

  function count(plan: Plan, isRepeated: boolean): void {
    if (!mayChange(plan)) return;
    if (plan.kind === 'shared') countShared(plan);
    else if (canBeKept(plan)) countValue(plan, isRepeated);
    else countParts(plan, isRepeated);
  }

  function countShared(plan: Extract<Plan, { kind: 'shared' }>): void {
    if (shared.has(plan)) return;
    shared.add(plan);
    countValue(plan.value, false);
  }

  /** The parts of a value count once: wherever the value is written, it is computed in one place. */
  function countValue(plan: Plan, isRepeated: boolean): void {
    const key = canBeKept(plan) ? keyOf(plan) : undefined;
    const occurrence = key === undefined ? undefined : occurrences.get(key);
    if (occurrence === undefined) {
      if (key !== undefined) occurrences.set(key, { times: 1, isRepeated });
      countParts(plan, false);
    } else {
      occurrence.times += 1;
      occurrence.isRepeated ||= isRepeated;
    }
  }

  function countParts(plan: Plan, isRepeated: boolean): void {
    const loops = plan.kind !== 'call' || factsOf(plan.name).runs !== 'at most once';
    for (const part of partsOfPlan(plan)) count(part, isRepeated || (loops && part.kind === 'lambda'));
  }

  function rewrite(plan: Plan): Plan {
    if (!mayChange(plan)) return plan;
    const known = rewritten.get(plan);
    if (known !== undefined) return known;
    const result = rewriteHere(plan);
    rewritten.set(plan, result);
    return result;
  }

  function rewriteHere(plan: Plan): Plan {
    if (plan.kind === 'shared') return { ...plan, value: withParts(plan.value, rewrite) };
    const key = canBeKept(plan) ? keyOf(plan) : undefined;
    const occurrence = key === undefined ? undefined : occurrences.get(key);
    if (key === undefined || occurrence === undefined || (occurrence.times === 1 && !occurrence.isRepeated))
      return withParts(plan, rewrite);
    const known = kept.get(key) ?? keep(withParts(plan, rewrite));
    kept.set(key, known);
    return known;
  }

  for (const body of functions)
    for (const statement of body) for (const plan of plansOf(statement)) count(plan, false);
  return functions.map((body) => body.map((statement) => withPlans(statement, rewrite)));
}

/** Whether a plan has a value; a function has none. */
function isValue({ kind }: Plan): boolean {
  return (
    kind === 'call' ||
    kind === 'method' ||
    kind === 'infix' ||
    kind === 'not' ||
    kind === 'choice' ||
    kind === 'apply'
  );
}

/** A name for a value, made from the names in it. */
export function hintOf(plan: Plan): string {
  return namesIn(plan).join('_') || 'value';
}

/** The first three names in a plan. */
const namesIn: (plan: Plan) => readonly string[] = oncePer((plan: Plan): readonly string[] =>
  plan.kind === 'name' ? [plan.localName] : partsOfPlan(plan).flatMap(namesIn).slice(0, 3),
);
