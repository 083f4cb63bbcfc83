import { documentLocal, type Plan, type Statement } from '../plan/plan.ts';
import { createPlanKeys } from '../plan/same.ts';
import { plansOf, withPlans } from '../plan/statements.ts';
import { partsOfPlan, withParts } from '../plan/walk.ts';

/** How often a value is written in a module, not counting twice what stands inside a value that is written twice. */
interface Occurrence {
  times: number;
  /** Somewhere it stands in a function that may be called many times. */
  isRepeated: boolean;
}

/** Calls that cost more than looking a value up. */
const costly: ReadonlySet<string> = new Set([
  'select',
  'eachIn',
  'concatMap',
  'childPath',
  'hasPath',
  'onlyAt',
  'onlyTextAt',
  'step',
]);

/**
 * The functions of a module with each value computed once for a document that depends on the document alone, where it is
 * written in several places, or where it would be computed again for each of some items: `//a[x]` in many conditions.
 */
export function shareRepeated(functions: readonly (readonly Statement[])[]): Statement[][] {
  const { isClosed, keyOf } = createPlanKeys();
  const occurrences = new Map<string, Occurrence>();
  const costs = new WeakMap<Plan, boolean>();
  const shared = new Map<string, Plan>();
  const rewritten = new WeakMap<Plan, Plan>();

  function isCostly(plan: Plan): boolean {
    const known = costs.get(plan);
    if (known !== undefined) return known;
    const cost =
      plan.kind === 'lambda' ||
      (plan.kind === 'call' && costly.has(plan.name)) ||
      (plan.kind !== 'shared' && plan.kind !== 'constant' && partsOfPlan(plan).some(isCostly));
    costs.set(plan, cost);
    return cost;
  }

  const canBeShared = (plan: Plan) => isValue(plan) && isCostly(plan) && isClosed(plan);

  function count(plan: Plan, isRepeated: boolean): void {
    if (plan.kind === 'constant') return;
    if (plan.kind === 'shared') countValue(plan.value, false);
    else if (canBeShared(plan)) countValue(plan, isRepeated);
    else for (const part of partsOfPlan(plan)) count(part, isRepeated || plan.kind === 'lambda');
  }

  /** The parts of a value count once, as it is computed in one place wherever it is written. */
  function countValue(plan: Plan, isRepeated: boolean): void {
    const key = canBeShared(plan) ? keyOf(plan) : undefined;
    const occurrence = key === undefined ? undefined : occurrences.get(key);
    if (occurrence === undefined) {
      if (key !== undefined) occurrences.set(key, { times: 1, isRepeated });
      for (const part of partsOfPlan(plan)) count(part, plan.kind === 'lambda');
    } else {
      occurrence.times += 1;
      occurrence.isRepeated ||= isRepeated;
    }
  }

  function rewrite(plan: Plan): Plan {
    const known = rewritten.get(plan);
    if (known !== undefined) return known;
    const result = rewriteHere(plan);
    rewritten.set(plan, result);
    return result;
  }

  function rewriteHere(plan: Plan): Plan {
    if (plan.kind === 'constant') return plan;
    if (plan.kind === 'shared') return { ...plan, value: withParts(plan.value, rewrite) };
    const occurrence = canBeShared(plan) ? occurrences.get(keyOf(plan)) : undefined;
    if (occurrence === undefined || (occurrence.times === 1 && !occurrence.isRepeated))
      return withParts(plan, rewrite);
    return sharedValue(plan);
  }

  function sharedValue(plan: Plan): Plan {
    const key = keyOf(plan);
    const known = shared.get(key);
    if (known !== undefined) return known;
    const result: Plan = {
      kind: 'shared',
      reach: readsDocument(plan) ? 'document' : 'always',
      hint: `shared_${hintOf(plan)}`,
      value: withParts(plan, rewrite),
    };
    shared.set(key, result);
    return result;
  }

  for (const body of functions)
    for (const statement of body) for (const plan of plansOf(statement)) count(plan, false);
  return functions.map((body) => body.map((statement) => withPlans(statement, rewrite)));
}

/** What has a value of its own, which is not a function. */
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

function readsDocument(plan: Plan): boolean {
  if (plan.kind === 'shared') return plan.reach === 'document';
  return plan.kind === 'local' ? plan.local === documentLocal : partsOfPlan(plan).some(readsDocument);
}

function hintOf(plan: Plan): string {
  return namesIn(plan).slice(0, 3).join('_') || 'value';
}

function namesIn(plan: Plan): string[] {
  if (plan.kind === 'name') return [plan.localName];
  return partsOfPlan(plan).flatMap(namesIn);
}
